import { escapeHtml } from '../text/html.ts';

/** A table as it is put out: printed, or in the page of results. Everything in it is text. */
export type OutputTable = {
  /** Short and plain: names the table in the page's own address. */
  readonly id: string;
  readonly title: string;
  /** A sentence above the table; empty for none. */
  readonly note: string;
  readonly columns: readonly OutputColumn[];
  readonly rows: readonly OutputRow[];
};

/** `wide`: takes the room that is left; `text`: words; `figure`: numbers and marks. */
export type OutputColumn = { readonly heading: string; readonly kind: 'wide' | 'text' | 'figure' };

/** `strong`: which of the cells are set off (a winner, a place on the podium). */
export type OutputRow = { readonly cells: readonly string[]; readonly strong?: readonly number[] };

type ResultsPage = {
  readonly language: string;
  readonly title: string;
  /** Where the tournament stands, and when this was written. */
  readonly state: string;
  readonly tables: readonly OutputTable[];
  /** Seconds after which a browser fetches it again; null for a file that does not change. */
  readonly refresh: number | null;
};

/**
 * The results as one document that needs nothing else: no script, no picture, no address. Its own policy forbids all of
 * them, so that a name in it stays a name even in a browser that reads it differently than we do.
 */
export function writeResultsPage({ language, title, state, tables, refresh }: ResultsPage): string {
  const links = tables.map(({ id, title: name }) => `<a href="#${escapeHtml(id)}">${escapeHtml(name)}</a>`);
  return [
    '<!DOCTYPE html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Names of pupils: whoever has the address may read, no search engine has to.
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    ...(refresh === null
      ? []
      : [`<meta http-equiv="refresh" content="${Math.max(10, Math.round(refresh))}">`]),
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(state)}</p></header>`,
    `<nav>${links.join(' ')}</nav>`,
    ...tables.map(section),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function section({ id, title, note, columns, rows }: OutputTable): string {
  const head = columns.map(
    ({ heading, kind }) => `<th scope="col" class="${kind}">${escapeHtml(heading)}</th>`,
  );
  const body = rows.map(({ cells, strong = [] }) => {
    const tds = cells.map((cell, i) => {
      const text = `<bdi>${escapeHtml(cell)}</bdi>`;
      return `<td class="${columns[i]?.kind ?? 'text'}">${strong.includes(i) ? `<b>${text}</b>` : text}</td>`;
    });
    return `<tr>${tds.join('')}</tr>`;
  });
  return [
    `<section id="${escapeHtml(id)}">`,
    `<h2>${escapeHtml(title)}</h2>`,
    ...(note === '' ? [] : [`<p>${escapeHtml(note)}</p>`]),
    `<div class="scroll"><table><thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody></table></div>`,
    '</section>',
  ].join('\n');
}

const STYLE = `
:root{color-scheme:light dark}
body{max-width:64rem;margin:0 auto;padding:1rem;font:1rem/1.35 system-ui,sans-serif}
h1{margin:0;font-size:1.6rem}h2{margin:2rem 0 .5rem;font-size:1.25rem}
header p,section>p{margin:.25rem 0 .5rem;opacity:.75}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0}
nav a{padding:.5rem 0;color:inherit}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .5rem;border-bottom:1px solid #8886;text-align:left;vertical-align:top}
th{font-size:.85rem}.figure{text-align:right;white-space:nowrap}.wide{min-width:9rem;overflow-wrap:anywhere}
section{scroll-margin-top:1rem}
@media (max-width:40rem){body{padding:.5rem}table{font-size:.85rem}th,td{padding:.35rem .2rem}th{font-size:.75rem}.wide{min-width:5.5rem}}
@media print{nav{display:none}body{max-width:none;padding:0;font-size:10pt}section{break-before:page}section:first-of-type{break-before:auto}tr{break-inside:avoid}}
`.trim();
