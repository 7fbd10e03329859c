import { fail, ok, type Result } from '../../domain/result.ts';
import { readJsonText } from '../text/json.ts';

/** Longer listings are not looked at: the largest tournament with every slip corrected takes less than half of it. */
export const MOST_LISTING = 4_000_000;
export const MOST_FILES = 6_000;

type ListingError = { readonly why: 'not-a-listing' } | { readonly why: 'too-large'; readonly most: number };

/**
 * The slips in a folder, from what its server answered: a WebDAV multistatus, or the index that nginx or Apache makes.
 * Only names are taken, and only such as we give ourselves: neither an address nor a path of the listing is ever used,
 * so that it cannot lead anywhere. Nothing is parsed as a tree, so that nothing nested, doubled or unfinished matters.
 */
export function slipNamesIn(listing: string): Result<readonly string[], ListingError> {
  if (listing.length > MOST_LISTING) return fail({ why: 'too-large', most: MOST_LISTING });
  if (!isMultistatus(listing) && !isIndex(listing)) return fail({ why: 'not-a-listing' });
  const names = new Set<string>();
  for (const [, name = ''] of listing.matchAll(
    /[^\w.-]([0-9a-f]{16}-v[1-9]\d{0,2}(?:-[0-9a-f]{8})?\.slip)(?![\w.-])/g,
  )) {
    names.add(name);
    if (names.size > MOST_FILES) return fail({ why: 'too-large', most: MOST_FILES });
  }
  return ok([...names]);
}

/** A page that asks for a password, or says that there is nothing, must not be taken for an empty folder. */
function isMultistatus(listing: string): boolean {
  return /<(?:[\w.-]{1,40}:)?multistatus[\s/>]/i.test(listing.slice(0, 2_000));
}

function isIndex(listing: string): boolean {
  return /^\s{0,20}\[/.test(listing)
    ? isIndexAsJson(listing)
    : /<title>\s{0,20}Index of /i.test(listing.slice(0, 2_000));
}

function isIndexAsJson(listing: string): boolean {
  const files = readJsonText(listing);
  return (
    Array.isArray(files) &&
    files.every((file) => typeof file === 'object' && file !== null && 'name' in file && 'type' in file)
  );
}
