import type { Step } from '../../app/table/sheet.ts';
import type { GameFact } from '../../domain/table/fact.ts';
import { capitals } from '../../domain/tiles/tileSet.ts';
import { signedFigure } from '../../i18n/figures.ts';
import { messages } from '../../i18n/messages.ts';

/** What an undo or a redo is about, in words. */
export function stepText({ kind, fact }: Step, names: readonly string[]): string {
  const what = gameFactText(fact, names);
  return kind === 'correction' ? messages.value.sheet.step.correction(what) : what;
}

/** One fact in a few words. */
export function gameFactText(fact: GameFact, names: readonly string[]): string {
  const { step } = messages.value.sheet;
  const name = (seat: number) => names[seat] ?? '';
  switch (fact.type) {
    case 'start':
    case 'pause':
    case 'resume':
    case 'clock':
    case 'gap':
      return step[fact.type];
    case 'play':
      return step.play(name(fact.seat), fact.points, capitals(fact.words?.[0] ?? ''));
    case 'exchange':
      return step.exchange(name(fact.seat), fact.tiles);
    case 'challenge':
      return step.challenge(name(fact.by));
    case 'verdict':
      return step.verdict(fact.words.every(({ valid }) => valid));
    case 'penalty':
      return step.penalty(name(fact.seat), signedFigure(fact.points));
    case 'finish':
      return step.finish(messages.value.early.hows[fact.how]);
    case 'stop':
    case 'pass':
    case 'loss':
    case 'timeout':
    case 'accept':
    case 'rack':
    case 'confirm':
      return step[fact.type](name(fact.seat));
  }
}
