import type { Manual } from '../manual.ts';

export const manual: Manual = {
  title: 'Help',
  intro: 'One page for every screen. Works without a network.',
  next: 'Next',
  contents: 'Contents',
  pages: {
    start: {
      title: 'What this is and how to begin',
      lead: 'You play on a real board. The phone lies between you and stands in for the clock, the score sheet and the word list.',
      points: [
        'Add the app to the home screen before your first game: choose “Add to home screen” or “Install” in the browser’s menu.',
        'Wait until the first screen says “Ready to play offline”. From then on no network is needed.',
        'Tap “New game”, choose the rules, enter the names and put the phone on the table, each player’s half towards its player.',
        'Everything you record is on the phone at once. If the phone switches off, the game is where it was when you come back, and the clock has counted the time that passed.',
        'Whatever was recorded by mistake can be undone, or corrected on the score sheet.',
      ],
    },
    new: {
      title: 'New game',
      lead: 'Here you settle which rules you play by and who starts.',
      points: [
        'Rules: the card shows the time, the exchanges, what a challenge costs and how a tie is broken. Where the organizer sets the time, the app asks for it.',
        'Names are remembered and suggested. Table, round and school are optional, but go onto the sheet and the slip.',
        'Starting draw: enter the letters drawn. The app says who starts, or who draws again.',
        'Where the rules ask for consent to a phone on the table, each player gives it on their own side.',
        'A game begun on paper can be taken over: enter the sums so far and the time left. What you leave out, the app will ask for when it matters.',
      ],
    },
    clock: {
      title: 'Clock',
      lead: 'Two halves, each facing its player. The one in full colour is running.',
      points: [
        'When your word is on the board (or you have decided to exchange or pass) tap your own half: the clock stops and the move can be recorded.',
        'A tap on the other half does nothing. A double tap counts once.',
        'The signals at 5 minutes, one minute, 30 and 10 seconds and at the end can each be switched on and off in the settings.',
        'Pause, sheet and undo are in the middle strip. “Referee” has to be held; each of the referee’s corrections (times, penalty points) is recorded with its reason.',
        'When time runs out, the flag stays with that player to the end of the game. What follows is in the rules: the opponent plays on alone, the turn is lost, or each started minute costs points.',
      ],
    },
    settling: {
      title: 'Recording a move',
      lead: 'The clock stands still. The player says what was done, and the opponent records it or challenges.',
      points: [
        'Move: enter the points and tap “Record”. The new sum is shown before it is recorded.',
        'The word can be added, but need not be. A blank: tap the letter it stands for.',
        '“+50” adds the bonus for laying the whole rack. Give the number of tiles with every move, and the app knows the bag and notices the last move by itself.',
        'Exchange: say how many tiles. If it is not allowed, the app says why. If it does not know how many tiles are in the bag, it asks.',
        'Pass: a turn without a move; passes in a row can end the game. A pause is something else: it stops the clocks. Recording starts the next player’s clock.',
      ],
    },
    board: {
      title: 'Board',
      lead: 'A move can be laid on the phone’s board: then the app counts points, words and bag. Nobody has to: points alone are always enough.',
      points: [
        'Tap “Board”, then the square where the word begins, and type the letters. Squares that are taken are skipped, and a letter that lies there already may be typed once more.',
        'The arrow shows the direction; a second tap on the same square changes it, and so does the button beside the points.',
        'A blank: “Blank” and the letter, a long press on the letter, or a tap on the tile just laid.',
        'You can also enter the word and its points in the ordinary form: the app shows up to three places where the word is worth that much. It does not ask the word list for this.',
        'Points other than the board’s stay as they were announced; beside them you see what the board makes of it. Tap that to take the board’s points.',
        'At “Challenge!” the words formed are there already: just tick them. When the turn is lost, the tiles come off the board.',
        'Keyboard: arrows, letters, space changes the direction, Shift and a letter is a blank, Enter records.',
        'After the game “Fill in the board” on the score sheet asks about moves recorded without a place. “Replay on the board” shows the game move by move, the best moves and a picture of the board.',
      ],
    },
    challenge: {
      title: 'Challenge',
      lead: 'A move can be challenged until it is recorded, unless the rules leave more time.',
      points: [
        'The opponent taps “Challenge!” and names the words. A challenge cannot be taken back or changed.',
        'The other player reveals the verdict; you look at it together. There is one for the whole play: valid or invalid.',
        'Invalid: the tiles go back to the rack and the turn is lost. Valid: the move stays; what it costs the challenger depends on the rules.',
        'Below the verdict are the name and edition of the word list. Where the list does not settle it, the referee decides; the referee can also change the verdict (hold).',
        'During a game the word list cannot be asked in any other way.',
      ],
    },
    sheet: {
      title: 'Score sheet',
      lead: 'The same form as on paper: a column for each player, the value of the move and the sum.',
      points: [
        'A letter underlined and in another colour is a blank. Words with a blank are always in sight at the bottom.',
        'Tap a move to correct the points, the word or the kind of move. Before you confirm you see what it does to the sums and the result.',
        '“Undo” and “Redo” say what they are about. You can go back step by step to the start of the game.',
        'A correction that would make the game break its rules is refused, with the reason.',
        '“Print” puts the game on one A4 page with room for signatures.',
      ],
    },
    end: {
      title: 'End of the game',
      lead: 'The app notices the end by itself and says why it has come.',
      points: [
        'Enter the tiles left on the racks: by their letters, or only by their value.',
        'Where the rules ask for it, the opponent accepts the last move or challenges it. A move taken off the board opens the game again.',
        'The arithmetic is shown line by line; when points are level you see what decided.',
        'Each player confirms the result on their own side. A correction after that has to be confirmed again.',
      ],
    },
    judge: {
      title: 'Word judge',
      lead: 'The phone on the referee’s table, outside a game.',
      points: [
        'The challenger types all the words of the play (at most eight) and taps “Check”.',
        'The opponent reads the words and taps “Show the verdict”.',
        'There is one answer for the whole play, and it disappears after 10 seconds. Which word was wrong is shown only if that is switched on in the settings.',
        'Every question goes into a log with its time; the log can be saved as a CSV file.',
      ],
    },
    lists: {
      title: 'Word lists',
      lead: 'The word list settles a challenge.',
      points: [
        'The app comes with unofficial lists: Polish, English and Slovak. The one for your language downloads by itself, the others when you tap “Download”.',
        'An official list is loaded from a file: “Add from a file”. That can be a text, one word a line, also in a ZIP, or a .dawg file from Quackle. If the file looks like something else, the app asks before it stores anything.',
        'For each language one list judges; “Let this one judge” changes it. A game in progress stays on the one it began with.',
      ],
    },
    games: {
      title: 'Games played',
      lead: 'All the games stored on this phone.',
      points: [
        'Tap a game to see its sheet. A game that is not finished can be continued.',
        'Search by first name, surname or club; accents do not matter.',
        'Under “⋯” you can save the game to a file, or delete it (hold). The file can be loaded on another phone; whatever is there already stays as it is. A game from Quackle, Woogles or another program is loaded from a GCG file, or with “Paste GCG”.',
      ],
    },
    organizer: {
      title: 'Tournament',
      lead: 'For the organizer: players, rounds, results and standings on one phone.',
      points: [
        'Make a tournament, type or load the players and pair a round. “Table cards to print” prints codes from which the phones at the tables take names, rules and word list.',
        'After a game the players tap “Send to the organizer”, and the organizer scans the code. No network is needed.',
        'The result of a table without a phone is typed in. Every correction needs a reason and stays in the history.',
        'Tap a player to withdraw or bring them back, to excuse them from one round or to give them a bye. Latecomers play from the next round on. A walkover is entered at the table.',
        'The standings show players and schools after every round; the big screen is for a projector.',
        '“More” has prints, a page of results, CSV and TSH files, and a backup. The backup can be loaded on another device, and the results collected on both can be joined.',
        'Where there is a network, the tables can send their results to a WebDAV folder by themselves. Its address is entered in the tournament’s settings.',
      ],
    },
    duplicate: {
      title: 'Duplicate',
      lead: 'Everybody gets the same letters and plays alone; the players’ best move goes on the board. One device and slips of paper are enough.',
      points: [
        '“New duplicate game”: rules, tiles and the list of participants, one a line. The number stands on every slip.',
        '“Draw” picks the letters and starts the clock; “From the bag” takes letters drawn by hand. A rack without enough vowels or consonants goes back as a whole.',
        'Slips are typed one a line: 17 8H CHAIR. The sign = is the best move so far, 0 is nothing, * is everybody who is missing.',
        'The word list decides what it may decide; long unknown words are decided by the referee, once for everybody.',
        '“Lay …” lays the best move. Where there are equal moves or a word waits for its verdict, the app says so before.',
        '“Table”: touch a name to warn, to note that somebody left the room, or to enter a late slip.',
        'After the game “Words” shows what was allowed and disallowed; an objection first shows what it would change. “Sheets” are printed on A5.',
        '“More”: the room screen for a projector, a CSV table, a backup and the proof of the draws.',
      ],
    },
    settings: {
      title: 'Settings',
      lead: 'In force on this phone at once.',
      points: [
        'Language, theme, and how the halves of the clock are turned.',
        'Sound, vibration, flash, and each of the clock’s signs by itself.',
        'Whether to show which of the challenged words is invalid: in a game, and at the word judge.',
        '“This phone” says honestly whether the app is ready offline and whether the browser has promised to keep your games.',
      ],
    },
    limits: {
      title: 'What a phone cannot promise',
      lead: 'The clock is exact, but a phone is only a phone.',
      points: [
        'Battery: a game with the screen on uses it up faster. Start with plenty, or plug in a charger. A phone that dies does not lose the game, but time goes on until the referee corrects it.',
        'Auto-lock: the app asks the phone to keep the screen on. On older iPhones this does not work: go to Settings → Display & Brightness → Auto-Lock and choose Never. A dark screen does not stop the clock.',
        'Sound: the iPhone’s silent switch silences the clock too. Vibration works on Android only.',
        'The word list is not official where its name says so. At a tournament the list and the referee named by the organizer decide.',
        'The games are on this phone only. Whoever clears the browser’s data clears the games too: save important ones to a file.',
      ],
    },
  },
};
