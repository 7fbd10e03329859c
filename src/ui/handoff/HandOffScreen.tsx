import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dropInFolder, type HandOff, type HandOffTools, prepareHandOff } from '../../app/handoff/handoff.ts';
import type { App } from '../../app/shell/app.ts';
import { messages } from '../../i18n/messages.ts';
import { Notice } from '../parts/Notice.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { Screen } from '../parts/Screen.tsx';
import { FolderState } from './FolderState.tsx';
import styles from './HandOff.module.css';
import { placeOf, resultLine } from './resultLine.ts';
import { Ways } from './Ways.tsx';

type State = 'preparing' | 'no-result' | { readonly tools: HandOffTools; readonly handOff: HandOff };

/** The slip leaves the table: by a code first, by anything else that is at hand after it. */
export function HandOffScreen({ app }: { readonly app: App }) {
  const { common, handoff: text } = messages.value;
  const { id } = app.navigation.route.value;
  const open = app.table.id.value === id;
  const entries = open ? app.table.game.value.entries : app.library.find(id)?.entries;
  const state = useSignal<State>('preparing');
  useEffect(() => {
    let wanted = true;
    const prepare = async () => {
      if (!entries) return;
      const tools = await app.handOff();
      const handOff = await prepareHandOff(tools, { id, entries });
      if (!wanted) return;
      state.value = handOff ? { tools, handOff } : 'no-result';
      if (handOff) await dropInFolder(tools, handOff);
    };
    prepare();
    return () => {
      wanted = false;
    };
  }, [entries]);
  const back = () => app.navigation.back(open ? 'game' : 'games');
  return (
    <Screen title={text.title} back={{ label: common.back, go: back }}>
      {!entries && <Notice>{text.noGame}</Notice>}
      {entries && state.value === 'preparing' && <p role="status">{text.preparing}</p>}
      {entries && state.value === 'no-result' && <Notice>{text.noResult}</Notice>}
      {entries && typeof state.value === 'object' && (
        <Ready app={app} {...state.value} game={{ id, entries }} />
      )}
    </Screen>
  );
}

type ReadyProps = {
  readonly app: App;
  readonly tools: HandOffTools;
  readonly handOff: HandOff;
  readonly game: Parameters<typeof prepareHandOff>[1];
};

function Ready({ app, tools, handOff, game }: ReadyProps) {
  const { handoff: text } = messages.value;
  const { slip, agreed, phone } = handOff;
  const line = resultLine(slip, text);
  const missing = slip.players.filter((_, seat) => !slip.confirmed.includes(seat)).map(({ name }) => name);
  return (
    <div class={styles.page}>
      <div class={styles.code}>
        <QrCode code={handOff.code} label={text.codeLabel(line)} />
      </div>
      <div class={styles.rest}>
        <div class={styles.result}>
          <p class={styles.place}>{placeOf(slip, text)}</p>
          {slip.players.map(({ name }, seat) => (
            <p key={seat} class={styles.player} data-seat={seat}>
              <span>
                {name}
                {slip.decision.winner === seat && '\u00a0★'}
              </span>
              <b>{slip.columns[seat]?.total}</b>
            </p>
          ))}
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
        <Ways app={app} tools={tools} handOff={handOff} game={game} line={line} />
        <p class={styles.signature}>
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
