/** Written by the build (lexicon/vitePlugin.ts). */
declare module 'virtual:shipped-lists' {
  export const shippedLists: readonly import('../app/lists/wordList.ts').ShippedList[];
}
