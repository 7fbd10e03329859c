import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { contactLinks, csvOf, type HandOff, type HandOffTools } from '../../app/handoff/handoff.ts';
import type { Device, StoredGame } from '../../app/shell/ports.ts';
import { exportGame } from '../../app/table/ending.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import styles from './HandOff.module.css';

type Props = {
  readonly device: Device;
  readonly tools: HandOffTools;
  readonly handOff: HandOff;
  readonly game: StoredGame;
  readonly line: string;
};

/** Everything besides the code. Nothing is sent without the user's own tap in the program that sends it. */
export function Ways({ device, tools, handOff, game, line }: Props) {
  const { handoff: text } = messages.value;
  const said = useSignal('');
  /** What was copied last; empty after anything else. */
  const copied = useSignal('');
  const end = useRef<HTMLDivElement>(null);
  const { card, link, tshLine } = handOff;
  const { share } = tools;
  const { mail, sms } = contactLinks(
    card?.contact ?? { email: '', phone: '' },
    text.subject(line),
    text.body(line, link),
  );
  const copy = async (what: string) => {
    const done = await tools.copy(what);
    copied.value = done ? what : '';
    said.value = done ? text.copied : text.copyFailed;
  };
  useEffect(() => {
    // That it was copied is said on the button; that it was not has to be read.
    if (said.value !== '' && copied.value === '') end.current?.scrollIntoView({ block: 'nearest' });
  }, [said.value, copied.value]);
  const copyButton = (what: string, label: string) => (
    <Button wide onClick={() => copy(what)}>
      {copied.value === what ? text.copiedHere : label}
    </Button>
  );
  const pass = async () => {
    if (!share || (await share(line, link))) return;
    copied.value = '';
    said.value = text.shareFailed;
  };
  const saveCsv = () => {
    const { slip } = handOff;
    // Under the name that the screens give it.
    const regulation = { ...slip.regulation, name: messages.value.rules.title(slip.regulation) };
    const titled = { ...handOff, slip: { ...slip, regulation } };
    const { name, content } = csvOf(titled, text.csvColumns, text.csvFile);
    device.saveFile(name, content, 'text/csv');
  };
  return (
    <section class={styles.ways} aria-label={text.ways}>
      {share && (
        <Button kind="main" wide onClick={pass}>
          {text.share}
        </Button>
      )}
      {copyButton(link, text.copyLink)}
      {mail && <ButtonLink href={mail}>{text.mail}</ButtonLink>}
      {sms && <ButtonLink href={sms}>{text.sms}</ButtonLink>}
      {copyButton(line, text.copyText)}
      {tshLine && copyButton(tshLine, text.copyTsh(tshLine))}
      <Button wide onClick={() => exportGame(device, game)}>
        {text.gameFile}
      </Button>
      <Button wide onClick={saveCsv}>
        {text.csv}
      </Button>
      <div ref={end} class={styles.said}>
        <p role="status">{said.value}</p>
        {said.value === text.copyFailed && (
          <textarea class={styles.link} readOnly rows={4} aria-label={text.linkText} value={link} />
        )}
      </div>
    </section>
  );
}
