import { folderHost, rulesOfCard } from '../../../app/handoff/handoff.ts';
import type { Lists } from '../../../app/lists/lists.ts';
import { fitsLexicon, lexiconTitle } from '../../../domain/rules/wantedLexicon.ts';
import { messages } from '../../../i18n/messages.ts';
import type { TournamentCard } from '../../../share/card/card.ts';
import { WhatIf } from '../../newGame/RuleText.tsx';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { dotted } from '../../text/dotted.ts';
import styles from './Arrival.module.css';

type Props = {
  readonly lists: Lists | null;
  readonly card: TournamentCard;
  /** Called when its list is being taken from the organizer's folder: the lists' screen shows how far it is. */
  readonly onTaken: () => void;
  readonly takeLabel: string;
};

/** What a card says, before it is accepted and afterwards. */
export function CardFacts({ lists, card, onTaken, takeLabel }: Props) {
  const { handoff, rules: ruleTexts } = messages.value;
  const text = handoff.card;
  const { regulation, time, lexicon, contact, seating: board, players, round } = card;
  const rules = rulesOfCard(card);
  const host = folderHost(card);
  const names = board?.players.map((number) => players.find((player) => player.number === number)?.name);
  const place = [round && handoff.round(round), board && handoff.table(board.table), names?.join(' – ')];
  const facts: readonly (readonly [string, string])[] = [
    [
      text.regulation,
      [ruleTexts.title(regulation), time && text.time(time / 60_000)].filter(Boolean).join(', '),
    ],
    [text.lexicon, lexiconTitle(lexicon)],
    [text.board, dotted(place)],
    [text.players, players.length <= (board?.players.length ?? 0) ? '' : String(players.length)],
    [text.contact, [contact.email, contact.phone].filter(Boolean).join(', ')],
    [text.folder, host === null ? text.noFolder : text.toFolder(host)],
  ];
  return (
    <>
      <p class={styles.name}>{card.name}</p>
      <dl class={styles.facts} data-stack="2">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {!rules && <Notice>{text.unknownRules}</Notice>}
      {rules && card.rules && (
        <>
          <Notice>{text.ownRules}</Notice>
          <WhatIf rules={rules} />
        </>
      )}
      {lists && lacksList(lists, card) && (
        <>
          <Notice>{text.lexiconMissing(lexiconTitle(lexicon))}</Notice>
          {host !== null && lexicon.fingerprint && (
            <Button
              wide
              onClick={() => {
                void lists.takeFromFolder(card.dropFolder, lexicon);
                onTaken();
              }}
            >
              {takeLabel}
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** Is the list that the card names not on this phone? */
function lacksList(lists: Lists, { lexicon }: TournamentCard): boolean {
  if (lexicon.name === '') return false;
  return !lists.lists.value.some((list) => fitsLexicon(lexicon, list));
}
