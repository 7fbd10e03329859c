// A Vite plugin that fails the build when what the first screen or a page that is opened seldom loads outgrows its budget
// (bytes after gzip), or when the app falls into more files than it need: a phone fetches and stores nearly every one of
// them after each start.
import { gzipSync } from 'node:zlib';

/** Pages that are opened seldom: what is fetched for each beside the first screen. */
const PAGES = {
  room: ['src/wiring/room.ts'],
  duplicate: ['src/wiring/duplicate.ts', 'src/ui/duplicate/DuplicateScreen.tsx'],
  organizer: ['src/wiring/organizer.ts', 'src/ui/organizer/OrganizerScreen.tsx'],
};

export function sizeBudget({ js, css, files, pages }) {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
      const chunks = withStaticImports(entries, bundle);
      const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const size = (files) => sum(files.map((chunk) => gzipped(chunk.code)));
      const budget = [
        ['JavaScript on the way to the first screen', js, size(chunks)],
        [
          'CSS on the way to the first screen',
          css,
          sum([...new Set(styles)].map((name) => gzipped(bundle[name].source))),
        ],
        ...Object.entries(PAGES).map(([page, paths]) => {
          const opened = Object.values(bundle).filter((file) => isOneOf(paths, file));
          if (opened.length === 0) this.error(`There is no ${page} to weigh: ${paths}`);
          const more = withStaticImports(opened, bundle).filter((chunk) => !chunks.includes(chunk));
          return [`JavaScript of the ${page}`, pages[page], size(more)];
        }),
      ];
      for (const [what, allowed, used] of budget) {
        const figures = `${what}: ${used} of ${allowed} bytes gzip`;
        if (used > allowed) this.error(`${figures}: over budget`);
        else console.log(figures);
      }
      const written = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name)).length;
      console.log(`Files: ${written} of ${files}`);
      if (written > files) this.error(`The app falls into ${written} files, more than ${files}`);
    },
  };
}

const isOneOf = (paths, file) =>
  file.type === 'chunk' && paths.some((path) => Object.keys(file.modules).some((id) => id.endsWith(path)));
const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

function withStaticImports(entries, bundle) {
  const seen = new Set(entries);
  for (const chunk of seen) for (const name of chunk.imports) if (bundle[name]) seen.add(bundle[name]);
  return [...seen];
}
