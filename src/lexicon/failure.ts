/** Why a file cannot be used as a word list. Expected and got are what the person who must find the cause needs. */
export type LexiconFailure =
  | { readonly why: 'not-a-word-list'; readonly expected: string; readonly got: string }
  | { readonly why: 'newer-format'; readonly expected: number; readonly got: number }
  | { readonly why: 'wrong-length'; readonly expected: number; readonly got: number }
  | { readonly why: 'damaged'; readonly part: string; readonly expected: string; readonly got: string };

/** Why a list could not be built. */
export type BuildFailure =
  | { readonly why: 'not-exact'; readonly word: string; readonly expected: string; readonly got: string }
  | { readonly why: 'too-many-words'; readonly expected: number; readonly got: number }
  | {
      readonly why: 'text-too-long';
      readonly field: string;
      readonly expected: number;
      readonly got: number;
    };
