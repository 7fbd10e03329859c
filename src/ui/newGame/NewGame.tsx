import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { rulesOfCard } from '../../app/handoff/handoff.ts';
import { listForGame } from '../../app/lists/gameList.ts';
import { lexiconFact } from '../../app/lists/listChoice.ts';
import type { WordList } from '../../app/lists/wordList.ts';
import {
  createSetup,
  type GameSetup,
  type SetupModel as Model,
  wantedLexiconOf,
  withRules,
} from '../../app/newGame/gameSetup.ts';
import {
  initialSetup,
  type LastGame,
  lastGame,
  offered,
  setupAgain,
  withCard,
} from '../../app/newGame/initialSetup.ts';
import { copyOf } from '../../app/newGame/ruleEdit.ts';
import { startFact } from '../../app/newGame/startFact.ts';
import { firstOf } from '../../app/newGame/startingLetters.ts';
import { presetsFor, usualRules } from '../../app/newGame/usualRules.ts';
import type { App } from '../../app/shell/app.ts';
import { beginGame } from '../../app/table/openGame.ts';
import type { TableRules } from '../../domain/rules/tableRules.ts';
import { lexiconTitle } from '../../domain/rules/wantedLexicon.ts';
import type { Refusal } from '../../domain/table/refusal.ts';
import type { Seat } from '../../domain/units.ts';
import { locale } from '../../i18n/catalogue.ts';
import { messages } from '../../i18n/messages.ts';
import type { TournamentCard } from '../../share/card/card.ts';
import { dotted } from '../text/dotted.ts';
import { ListPicker } from './ListPicker.tsx';
import { ReadyToStart } from './ReadyToStart.tsx';
import { RuleList } from './RuleList.tsx';
import { RuleEditor } from './ruleEditor/RuleEditor.tsx';
import { Setup } from './Setup.tsx';
import { StarterChoice } from './StarterChoice.tsx';

type Step =
  | { readonly name: 'setup' | 'rules' | 'list' | 'first' | 'ready' }
  | { readonly name: 'edit'; readonly rules: TableRules };

/** The route's id for whoever plays on after a result. */
const AGAIN = 'again';

/**
 * Kept while the app is open: whoever looks something up elsewhere finds the names still there. A game that has ended
 * meanwhile makes it old: the next one goes on with that.
 */
const unfinished = new WeakMap<App, { readonly model: Model; readonly after: string }>();

const afterOf = (last: LastGame | null): string => `${last?.id} ${last?.finished}`;

/** Which card a setup has been told: what the players change afterwards stays changed. */
const told = new WeakMap<Model, TournamentCard>();

/** What was played last is read first: everything begins with it. */
export function NewGame({ app }: { readonly app: App }) {
  const last = useSignal<{ readonly game: LastGame | null } | null>(null);
  useEffect(() => {
    lastGame(app.library).then((game) => {
      last.value = { game };
    });
  }, []);
  return last.value && <Steps app={app} last={last.value.game} />;
}

function Steps({ app, last }: { readonly app: App; readonly last: LastGame | null }) {
  const custom = app.ownRules.value.value;
  // Led here from a result: the same people play on, and only who starts is asked.
  const again = app.navigation.route.peek().id === AGAIN && last !== null;
  const model = useMemo(() => (again ? null : left(app, last)) ?? begin(app, last, again), []);
  const step = useSignal<Step>({ name: again ? 'first' : 'setup' });
  const refusal = useSignal<Refusal | null>(null);
  const mayDim = useSignal(false);
  const go = (next: Step) => {
    refusal.value = null;
    step.value = next;
    // The phone lies on the table from here on; who cannot keep it awake is told before the clock runs.
    if (next.name === 'ready')
      app.device.keepAwake(true).then((can) => {
        mayDim.value = !can;
      });
    else app.device.keepAwake(false);
  };
  useEffect(() => {
    app.ownRules.load();
    app.handOff().then(({ heldCard: tournament }) => {
      const card = tournament.card.peek();
      if (!card || told.get(model) === card) return;
      told.set(model, card);
      model.change((setup) => withCard(setup, card, rulesOfCard(card), last));
    });
  }, []);

  const nameOf = (seat: Seat) =>
    model.setup.value.players[seat]?.name.trim() || messages.value.common.seatName(seat + 1);
  const choose = (rules: TableRules) => {
    model.change((setup) => withRules(setup, rules));
    go({ name: 'setup' });
  };

  switch (step.value.name) {
    case 'setup':
      return (
        <Setup
          app={app}
          model={model}
          nameOf={nameOf}
          onRules={() => go({ name: 'rules' })}
          onList={() => go({ name: 'list' })}
          // The tournament's card has said who begins; behind the next page there is still another choice.
          onNext={() => go({ name: isSettled(model.setup.value) ? 'ready' : 'first' })}
        />
      );
    case 'rules':
      return (
        <RuleList
          offered={offered(
            presetsFor(locale.value),
            custom,
            last?.start.rules ?? null,
            model.setup.value.rules,
          )}
          own={custom}
          chosen={model.setup.value.rules.id}
          last={last?.start.rules.id ?? null}
          onChoose={choose}
          onEdit={(rules) => go({ name: 'edit', rules: editable(app, rules) })}
          onRemove={(rules) => app.ownRules.remove(rules.id)}
          onBack={() => go({ name: 'setup' })}
        />
      );
    case 'list':
      return <ListPicker app={app} model={model} onDone={() => go({ name: 'setup' })} />;
    case 'edit':
      return (
        <RuleEditor
          rules={step.value.rules}
          onKeep={async (rules) => {
            // Shown as kept when they are: a page may be gone the next moment.
            await app.ownRules.save(rules);
            choose(rules);
          }}
          onBack={() => go({ name: 'rules' })}
        />
      );
    case 'first':
      return (
        <StarterChoice
          model={model}
          nameOf={nameOf}
          order={app.settings.value.value.letterOrder}
          random={Math.random}
          onBack={() => go({ name: 'setup' })}
          onNext={() => go({ name: 'ready' })}
        />
      );
    case 'ready':
      return (
        <ReadyToStart
          model={model}
          nameOf={nameOf}
          facing={app.settings.value.value.layout === 'facing'}
          list={listText(listOf(app, model.setup.value))}
          refusal={refusal.value}
          mayDim={mayDim.value}
          onStart={(event) => start(app, model, nameOf, refusal, event)}
          onBack={() => go({ name: firstOf(model.setup.value) === null ? 'setup' : 'first' })}
        />
      );
  }
}

function start(
  app: App,
  model: Model,
  nameOf: (seat: Seat) => string,
  refusal: Signal<Refusal | null>,
  event: Event,
): void {
  if (!app.table.ready.value) return;
  const setup = model.setup.value;
  const start = { ...startFact(setup, nameOf), ...lexiconFact(listOf(app, setup)) };
  refusal.value = beginGame(app, start, event);
  if (refusal.value) return;
  unfinished.delete(app);
  // Now the browser sees that this is meant; it decides by itself and may say no.
  app.storage.protect();
  app.settings.rememberNames(setup.players.map(({ name }) => name.trim()));
  app.navigation.replace('game');
}

function listText(list: WordList | null): string {
  if (!list) return '';
  return dotted([lexiconTitle(list), list.doubted && messages.value.newGame.lexicon.doubted]);
}

function listOf(app: App, setup: GameSetup): WordList | null {
  const { rules, list: picked } = setup;
  return listForGame(app, {
    language: rules.language,
    picked,
    wanted: wantedLexiconOf(setup)?.lexicon ?? null,
  });
}

function begin(app: App, last: LastGame | null, again: boolean): Model {
  const setup = initialSetup(
    usualRules(locale.peek()),
    last,
    app.ownRules.value.value,
    app.settings.value.value.names,
  );
  const model = createSetup(again && last ? setupAgain(setup, last) : setup);
  unfinished.set(app, { model, after: afterOf(last) });
  return model;
}

function left(app: App, last: LastGame | null): Model | null {
  const kept = unfinished.get(app);
  return kept?.after === afterOf(last) ? kept.model : null;
}

/** One's own rules are changed in place, a regulation as a copy. */
function editable(app: App, rules: TableRules): TableRules {
  if (app.ownRules.value.value.some(({ id }) => id === rules.id)) return rules;
  const { newGame, rules: text } = messages.value;
  return copyOf(rules, `own-${app.time.phone.now().toString(36)}`, newGame.ruleNameOf(text.title(rules)));
}

const isSettled = ({ tournament, chosen }: GameSetup): boolean => tournament !== null && chosen !== null;
