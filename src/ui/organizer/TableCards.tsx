import { useComputed } from '@preact/signals';
import { tableCards } from '../../app/organizer/tableCards.ts';
import { playerOf } from '../../domain/tournament/state.ts';
import { messages } from '../../i18n/messages.ts';
import { organizerTexts } from '../../i18n/organizer.ts';
import { outputsTexts } from '../../i18n/outputs.ts';
import { Button } from '../parts/Button.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import type { DeskProps } from './OrganizerScreen.tsx';
import styles from './TableCards.module.css';

/** One card a table, to be printed and cut: the players point a phone at it and type nothing. */
export function TableCards({ app, organizer, desk, n: asked }: DeskProps) {
  const t = organizerTexts.value.cards;
  const { ports } = organizer;
  const tournament = desk.tournament.value;
  const n = asked || tournament.rounds.length;
  const cards = useComputed(() => tableCards(desk.tournament.value, n, ports.base)).value;
  const title = t.title(n);
  const { regulation, time } = tournament.settings;
  const minutes = time === null ? '' : messages.value.handoff.card.time(time / 60_000);
  const rules = [messages.value.rules.title(regulation), minutes].filter(Boolean).join(', ');
  return (
    <DeskFrame app={app} desk={desk} view="cards" parent="round" title={title}>
      <div class={styles.intro} data-stack="3" data-off-paper>
        <p>{t.hint}</p>
        <Button kind="main" onClick={app.device.print}>
          {t.print}
        </Button>
      </div>
      <div class={styles.cards}>
        {cards.map(({ pairing, link }) => (
          <section key={pairing.table} class={styles.card}>
            <div class={styles.text} data-stack="1">
              <p class={styles.tournament}>
                {tournament.settings.name} · {organizerTexts.value.round.title(n)}
              </p>
              <p class={styles.table}>{organizerTexts.value.round.table(pairing.table)}</p>
              {pairing.players.map((number, side) => {
                const player = playerOf(tournament, number);
                return (
                  <p key={number} class={styles.player}>
                    {number}. {player?.name}
                    {pairing.first === side && ` (${organizerTexts.value.round.starts})`}
                    {player?.club && <span class={styles.club}>{player.club}</span>}
                  </p>
                );
              })}
              <p class={styles.rules}>{rules}</p>
            </div>
            <div class={styles.side}>
              <div class={styles.code}>
                <QrCode code={ports.qr(link)} label={organizerTexts.value.round.table(pairing.table)} />
              </div>
              <p class={styles.scan}>{t.scan}</p>
              <p class={styles.byHand}>
                {outputsTexts.value.print.byHand}
                <span class={styles.blank} aria-hidden="true">
                  :
                </span>
              </p>
            </div>
          </section>
        ))}
      </div>
    </DeskFrame>
  );
}
