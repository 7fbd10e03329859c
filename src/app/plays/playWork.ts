import { TILE_SETS } from '../../domain/tiles/tileSet.ts';
import { alphabetOf } from '../../lexicon/alphabet.ts';
import { type Graph, maskWordsOf } from '../../lexicon/graph.ts';
import { hindsight } from '../../moves/hindsight.ts';
import { createPlayFinder, type PlayFinder } from '../../moves/playFinder.ts';
import { allPlays, playSummary } from '../../moves/plays.ts';
import type { PlayAnswer, PlayAnswers, PlayJob, PlayQuestion } from './playMessages.ts';

/** What the worker does: it keeps the lists it was sent, and answers by them. */
export function createPlayWork(answer: (message: PlayAnswer) => void): (job: PlayJob) => void {
  const graphs = new Map<string, Graph>();
  return (job) => {
    if (job.kind === 'list') {
      const { id, letters, prefix, nodes } = job.list;
      const alphabet = alphabetOf(letters);
      graphs.set(id, { alphabet, prefix, maskWords: maskWordsOf(alphabet.size), nodes });
      return;
    }
    const graph = graphs.get(job.listId);
    if (graph === undefined) throw new Error(`the list ${job.listId} was never sent`);
    const finder = createPlayFinder(TILE_SETS[job.language], graph, job.scoring);
    answer({ number: job.number, answer: answered(finder, job.question) });
  };
}

function answered(finder: PlayFinder, question: PlayQuestion): PlayAnswers[keyof PlayAnswers] {
  switch (question.ask) {
    case 'summary':
      return playSummary(finder, question.position);
    case 'all':
      return allPlays(finder, question.position);
    case 'hindsight':
      return hindsight(finder, question.turns);
  }
}
