import { posix } from 'node:path';

/** A page of documentation, taken apart. */
export type Page = {
  readonly path: string;
  readonly text: string;
  /** The text without its examples. */
  readonly prose: string;
  /** Everything between backquotes in the prose. */
  readonly quoted: ReadonlySet<string>;
  readonly links: readonly string[];
  /** What a link to a heading of this page may say behind `#`. */
  readonly anchors: readonly string[];
};

const FENCED = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;

export function pageOf(path: string, text: string): Page {
  const prose = text.replace(FENCED, '');
  return {
    path,
    text,
    prose,
    quoted: new Set(all(prose, /`([^`\n]+)`/g)),
    links: [...all(prose, /\]\((?!https?:)([^)\s]+)\)/g), ...all(prose, /\bsrc="([^"]+)"/g)],
    anchors: all(prose, /^#+ (.+)$/gm).map(anchorOf),
  };
}

export function blocksOf({ text }: Page, language: string): readonly string[] {
  return [...text.matchAll(FENCED)].filter((match) => match[1] === language).map((match) => match[2]!);
}

/** The text from a heading to the next one of the same or a higher level. */
export function sectionOf({ prose }: Page, heading: string): string {
  const lines = prose.split('\n');
  const from = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (from < 0) throw new Error(`no heading ${heading}`);
  const level = lines[from]!.indexOf(' ');
  const length = lines.slice(from + 1).findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return lines.slice(from, length < 0 ? lines.length : from + 1 + length).join('\n');
}

const isRow = (line = '') => line.trim().startsWith('|');
const isRule = (line = '') => /^\|[\s|:-]+\|$/.test(line.trim());

/** The rows of the tables of a text, as cells, without their headings. */
export function rowsOf(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line, i) => isRow(line) && !isRule(line) && !isRule(lines[i + 1]))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** Rows that begin a table without a heading: behind an empty line they are no table any more. */
export function strayRows({ prose }: Page): readonly string[] {
  const lines = prose.split('\n');
  return lines.filter((line, i) => isRow(line) && !isRow(lines[i - 1]) && !isRule(lines[i + 1]));
}

export function quotedIn(text: string): readonly string[] {
  return all(text, /`([^`\n]+)`/g);
}

/** A quotation that looks like a file or a folder of a repository. */
export function isPath(text: string): boolean {
  return (
    /^(src|tests|public|lexicon|\.tools|\.ci)(\/[\w./-]*)?$/.test(text) ||
    /^[\w./-]+\.(md|json|[cm]?[jt]sx?|css|html)$/.test(text) ||
    /^[\w-]+\/$/.test(text)
  );
}

/** Where a page's path may lead: seen from the page, and, if it is no link, from the top of the repository. */
export function targetsOf(page: Page, path: string): readonly string[] {
  return [posix.join(posix.dirname(page.path), path), path].map((target) => target.replace(/\/$/, ''));
}

export function linkTarget(page: Page, link: string): { readonly path: string; readonly anchor: string } {
  const [path = '', anchor = ''] = link.split('#');
  return { path: path === '' ? page.path : posix.join(posix.dirname(page.path), path), anchor };
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^\p{L}\d-]/gu, '');
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}
