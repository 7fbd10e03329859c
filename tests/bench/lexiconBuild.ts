import { createReadStream, statSync } from 'node:fs';
import { nodeDecoding } from '../../lexicon/nodePlatform.ts';
import { importText, type TextSource } from '../../src/lexicon/importText.ts';
import { LANGUAGES } from '../../src/lexicon/language.ts';

/** One import in a process of its own, so that its peak memory is its own: lexicon-build.ts FILE */
const path = process.argv[2] ?? '';
const { code, ...language } = LANGUAGES.pl;
const label = {
  language: code,
  ...language,
  name: 'bench',
  edition: '',
  official: false,
  authoritative: true,
  doubted: false,
};
const idle = process.memoryUsage().rss;
const began = performance.now();
importText(label, textFile(path), nodeDecoding).then((imported) => {
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const ms = performance.now() - began;
  const peak = process.resourceUsage().maxRSS * 1024 - idle;
  console.log(JSON.stringify({ ms, peak, words: imported.value.report.words }));
});

function textFile(path: string): TextSource {
  return {
    size: statSync(path).size,
    async *chunks() {
      for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
        yield new Uint8Array(chunk);
    },
  };
}
