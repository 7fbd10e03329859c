import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  dropInFolder,
  type HandOff,
  type HandOffTools,
  type Preparation,
  prepareHandOff,
} from '../../app/handoff/handoff.ts';
import type { App } from '../../app/shell/app.ts';
import type { Device, StoredGame } from '../../app/shell/ports.ts';
import { exportGame, type Match, matchOf } from '../../app/table/ending.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { Screen } from '../parts/Screen.tsx';
import { useStoredGame } from '../parts/storedGame.ts';
import { matchLine } from '../text/matchLine.ts';
import { FolderState } from './FolderState.tsx';
import styles from './HandOff.module.css';
import { earlyText, resultLine, roundAndTable } from './resultLine.ts';
import { SlipPlayers } from './SlipPlayers.tsx';
import { Ways } from './Ways.tsx';

/** The slip leaves the table: by a code first, by anything else that is at hand after it. */
export function HandOffScreen({ app }: { readonly app: App }) {
  const { common, handoff: text } = messages.value;
  const { id } = app.navigation.route.value;
  const open = app.table.id.value === id;
  const stored = useStoredGame(app, id);
  const entries = open ? app.table.game.value.entries : stored.value?.entries;
  const missing = !open && stored.value === null;
  const prepared = useSignal<Preparation | null>(null);
  useEffect(() => {
    let wanted = true;
    const prepare = async () => {
      if (!entries) return;
      const result = await prepareHandOff(app.handOff, { id, entries });
      if (!wanted) return;
      prepared.value = result;
      if (result.kind === 'failed') console.error(result.error);
      if (result.kind === 'ready') await dropInFolder(result.tools, result.handOff);
    };
    prepare();
    return () => {
      wanted = false;
    };
  }, [entries]);
  const start = entries?.[0]?.fact;
  const match = start?.type === 'start' ? matchOf(app.library.heads.value, id, start) : null;
  const back = () => app.navigation.back(open ? 'game' : 'games');
  return (
    <Screen title={text.title} back={{ label: common.back, go: back }}>
      {missing && <Notice>{text.noGame}</Notice>}
      {entries && (
        <Prepared device={app.device} game={{ id, entries }} prepared={prepared.value} match={match} />
      )}
    </Screen>
  );
}

type PreparedProps = {
  readonly device: Device;
  readonly game: StoredGame;
  /** Null while it is being prepared. */
  readonly prepared: Preparation | null;
  /** The match that the game belongs to. */
  readonly match: Match | null;
};

function Prepared({ device, game, prepared, match }: PreparedProps) {
  const { games, handoff: text } = messages.value;
  switch (prepared?.kind) {
    case undefined:
      return <p role="status">{text.preparing}</p>;
    case 'no-result':
      return <Notice>{text.noResult}</Notice>;
    case 'failed':
      return (
        <div data-stack="2">
          <Notice>{text.failed}</Notice>
          <Button kind="main" wide onClick={() => exportGame(device, game)}>
            {games.export}
          </Button>
        </div>
      );
    case 'ready':
      return (
        <ReadySlip
          device={device}
          tools={prepared.tools}
          handOff={prepared.handOff}
          game={game}
          match={match}
        />
      );
  }
}

type ReadyProps = {
  readonly device: Device;
  readonly tools: HandOffTools;
  readonly handOff: HandOff;
  readonly game: StoredGame;
  readonly match: Match | null;
};

function ReadySlip({ device, tools, handOff, game, match }: ReadyProps) {
  const { handoff: text } = messages.value;
  const { slip, agreed, phone } = handOff;
  const line = resultLine(slip, text);
  const standing = matchLine(match);
  const said = standing === '' ? line : `${line}. ${standing}`;
  const early = earlyText(slip);
  const missing = slip.players.filter((_, seat) => !slip.confirmed.includes(seat)).map(({ name }) => name);
  return (
    <div class={styles.page} data-stack="3">
      <div class={styles.code}>
        <QrCode code={handOff.code} label={text.codeLabel(line)} />
      </div>
      <div class={styles.rest} data-stack="3">
        <div data-stack="1">
          <p class={styles.place}>{roundAndTable(slip, text)}</p>
          <SlipPlayers slip={slip} />
          {standing !== '' && <p class={styles.place}>{standing}</p>}
          {early !== '' && (
            <p class={styles.place}>
              {messages.value.early.title}: {early}
            </p>
          )}
        </div>
        <p class={styles.hint}>{text.scan}</p>
        {slip.version > 1 && <Notice>{text.correction(slip.version)}</Notice>}
        {!agreed && <Notice>{text.notAgreed(missing.join(', '))}</Notice>}
        {slip.leftOut.length > 0 && (
          <p class={styles.hint}>
            {text.leftOut(slip.leftOut.map((detail) => text.details[detail]).join(', '))}
          </p>
        )}
        <FolderState tools={tools} handOff={handOff} />
        <Ways device={device} tools={tools} handOff={handOff} game={game} line={said} />
        <p data-quiet>
          {phone ? (
            <>
              <b>{text.signedBy(phone)}</b> {text.signatureMeans}
            </>
          ) : (
            text.notSigned
          )}
        </p>
      </div>
    </div>
  );
}
