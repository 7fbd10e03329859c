import { useSignal } from '@preact/signals';
import type { App } from '../../app/app.ts';
import { exportGame } from '../../app/ending.ts';
import { csvOf, drafts, type HandOff, type HandOffTools } from '../../app/handoff.ts';
import type { StoredGame } from '../../app/ports.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import styles from './HandOff.module.css';

type Props = {
  readonly app: App;
  readonly tools: HandOffTools;
  readonly handOff: HandOff;
  readonly game: StoredGame;
  readonly line: string;
};

/** Everything besides the code. Nothing is sent without the user's own tap in the program that sends it. */
export function Ways({ app, tools, handOff, game, line }: Props) {
  const { handoff: text } = messages.value;
  const said = useSignal('');
  const { card, link, tshLine } = handOff;
  const { share } = tools;
  const { mail, sms } = drafts(
    card?.contact ?? { email: '', phone: '' },
    text.subject(line),
    text.body(line, link),
  );
  const copy = async (what: string) => {
    said.value = (await tools.copy(what)) ? text.copied : text.copyFailed;
  };
  const pass = async () => {
    if (share && !(await share(line, link))) said.value = text.shareFailed;
  };
  const saveCsv = () =>
    app.device.saveFile(handOff.fileName.replace(/slip$/, 'csv'), csvOf(handOff), 'text/csv');
  return (
    <section class={styles.ways} aria-label={text.ways}>
      {share && (
        <Button kind="main" wide onClick={pass}>
          {text.share}
        </Button>
      )}
      <Button wide onClick={() => copy(link)}>
        {text.copyLink}
      </Button>
      {mail && <ButtonLink href={mail}>{text.mail}</ButtonLink>}
      {sms && <ButtonLink href={sms}>{text.sms}</ButtonLink>}
      <Button wide onClick={() => copy(line)}>
        {text.copyText}
      </Button>
      {tshLine && (
        <Button wide onClick={() => copy(tshLine)}>
          {text.copyTsh(tshLine)}
        </Button>
      )}
      <Button wide onClick={() => exportGame(app.device, game)}>
        {text.gameFile}
      </Button>
      <Button wide onClick={saveCsv}>
        {text.csv}
      </Button>
      <p class={styles.said} role="status">
        {said.value}
      </p>
      {said.value === text.copyFailed && (
        <textarea class={styles.link} readOnly rows={4} aria-label={text.linkText} value={link} />
      )}
    </section>
  );
}
