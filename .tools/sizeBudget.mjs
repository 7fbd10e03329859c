// A Vite plugin that fails the build when what the first screen loads outgrows its budget (bytes after gzip), or when the
// app falls into more files than it need: a phone fetches and stores nearly every one of them after each start.
import { gzipSync } from 'node:zlib';

/** What is fetched when a room of devices is opened or joined. */
const ROOM = 'src/wiring/room.ts';

export function sizeBudget({ js, css, files }) {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      const chunks = withStaticImports(entries, bundle);
      const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const budget = [
        ['JavaScript', js, sum(chunks.map((chunk) => gzipped(chunk.code)))],
        ['CSS', css, sum([...new Set(styles)].map((name) => gzipped(bundle[name].source)))],
      ];
      for (const [what, allowed, used] of budget) {
        const figures = `${what} on the way to the first screen: ${used} of ${allowed} bytes gzip`;
        if (used > allowed) this.error(`${figures}: over budget`);
        else console.log(figures);
      }
      const written = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name)).length;
      if (written > files) this.error(`The app falls into ${written} files, more than ${files}`);
      const room = Object.values(bundle).filter((file) => file.facadeModuleId?.endsWith(ROOM));
      const more = withStaticImports(room, bundle).filter((chunk) => !chunks.includes(chunk));
      console.log(`JavaScript a room loads: ${sum(more.map((chunk) => gzipped(chunk.code)))} bytes gzip`);
    },
  };
}

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

function withStaticImports(entries, bundle) {
  const seen = new Set(entries);
  for (const chunk of seen) for (const name of chunk.imports) if (bundle[name]) seen.add(bundle[name]);
  return [...seen];
}
