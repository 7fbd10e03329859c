import type { ComponentChildren } from 'preact';
import type { Settings, SettingsModel } from '../../../app/shell/settings.ts';
import { version } from '../../../app/shell/version.ts';
import { clockText } from '../../../domain/clock/clock.ts';
import { WARNINGS, type Warning } from '../../../domain/clock/signals.ts';
import { everyOf } from '../../../domain/exact.ts';
import { SECOND } from '../../../domain/units.ts';
import { locale, speak } from '../../../i18n/catalogue.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../i18n/locale.ts';
import { messages } from '../../../i18n/messages.ts';
import { Button } from '../../parts/Button.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Screen } from '../../parts/Screen.tsx';
import { Toggle } from '../../parts/Toggle.tsx';
import styles from './SettingsScreen.module.css';

const THEMES = everyOf<Settings['theme']>()('auto', 'light', 'dark', 'sunlight');
const ORDERS = everyOf<Settings['letterOrder']>()('alphabet', 'keyboard');
const CLICKS = everyOf<Settings['clicks']>()('always', 'outside-tournaments', 'never');
const LAYOUTS = everyOf<Settings['layout']>()('facing', 'same-way');

type Props = {
  readonly settings: SettingsModel;
  /** The card this phone has accepted. */
  readonly tournament: ComponentChildren;
  /** What is stored, and its copies. */
  readonly phone: ComponentChildren;
  readonly go: (screen: 'lists' | 'help') => void;
  readonly onBack: () => void;
};

export function SettingsScreen({ settings, tournament, phone, go, onBack }: Props) {
  const { settings: text, common } = messages.value;
  const { value, change } = settings;
  const now = value.value;
  const toggle = (key: OnOff, label: string, note?: string) => (
    <Toggle
      label={label}
      on={now[key]}
      onChange={(on) => change({ [key]: on })}
      {...(note ? { note } : {})}
    />
  );
  const choose = (language: Locale) => {
    change({ language });
    // Texts that cannot be fetched now come with the next start.
    speak(language).catch(() => undefined);
  };
  const warn = (seconds: Warning, on: boolean) =>
    change({ warnings: WARNINGS.filter((one) => (one === seconds ? on : now.warnings.includes(one))) });

  return (
    <Screen title={text.title} back={{ label: common.back, go: onBack }}>
      <div data-stack="5">
        <Choice
          label={text.language}
          options={LOCALES}
          text={(language) => LOCALE_NAMES[language]}
          chosen={LOCALES.find((language) => language === now.language) ?? locale.value}
          onChoose={choose}
        />
        <section class={styles.section} data-stack="2">
          <h2>{text.look}</h2>
          <Choice
            label={text.theme}
            options={THEMES}
            text={(name) => text.themes[name]}
            chosen={now.theme}
            onChoose={(theme) => change({ theme })}
          />
          <Choice
            label={text.layout}
            options={LAYOUTS}
            text={(name) => text.layouts[name]}
            chosen={now.layout}
            onChoose={(layout) => change({ layout })}
          />
          <Choice
            label={text.letterOrder}
            options={ORDERS}
            text={(name) => text.letterOrders[name]}
            chosen={now.letterOrder}
            onChoose={(letterOrder) => change({ letterOrder })}
          />
        </section>
        <section class={styles.section} data-stack="2">
          <h2>{text.signals}</h2>
          {toggle('sound', text.sound)}
          {now.sound && (
            <Choice
              label={text.clicks}
              options={CLICKS}
              text={(when) => text.clicksWhen[when]}
              chosen={now.clicks}
              onChoose={(clicks) => change({ clicks })}
            />
          )}
          {toggle('vibration', text.vibration, text.vibrationNote)}
          {toggle('flash', text.flash)}
          <fieldset class={styles.warnings}>
            <legend>{text.warnings}</legend>
            {WARNINGS.map((seconds) => (
              <Button
                key={seconds}
                kind="chip"
                aria-label={`${clockText(seconds * SECOND)}, ${text.warning[seconds]}`}
                aria-pressed={now.warnings.includes(seconds)}
                onClick={() => warn(seconds, !now.warnings.includes(seconds))}
              >
                {clockText(seconds * SECOND)}
              </Button>
            ))}
          </fieldset>
        </section>
        <section class={styles.section} data-stack="2">
          <h2>{text.judging}</h2>
          {toggle('showFailedWord', text.showFailedWord, text.showFailedWordNote)}
          {toggle('judgeShowsWords', text.judgeShowsWords)}
        </section>
        <section class={styles.section} data-stack="2">
          <h2>{messages.value.handoff.card.title}</h2>
          {tournament}
        </section>
        <section class={styles.section} data-stack="2">
          <h2>{text.phone}</h2>
          {phone}
        </section>
        <div data-abreast>
          <Button onClick={() => go('lists')}>{text.lists}</Button>
          <Button onClick={() => go('help')}>{text.help}</Button>
        </div>
        <p class={styles.version} data-quiet>
          {text.version(version)}
        </p>
      </div>
    </Screen>
  );
}

type OnOff = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
