// A Vite plugin: the page's own HTML asks for a chunk that is not needed at every start, so that it is on its way while
// the entry is still being read, named by its group in `codeSplitting`; and for the web fonts of the first paint. A font
// that is not there when the page is laid out has a stand-in looked up for it, for every size and weight.
export function preload(name, font) {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === name);
        if (!chunk) throw new Error(`there is no chunk ${name} to preload`);
        const link = (attrs) => ({ tag: 'link', injectTo: 'head', attrs: { crossorigin: true, ...attrs } });
        const scripts = [chunk.fileName, ...chunk.imports].filter((file) => !html.includes(file));
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
        const fonts = Object.keys(bundle ?? {}).filter((file) => font.test(file));
        return [
          ...fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}` })),
          ...scripts.map((script) => link({ rel: 'modulepreload', href: `./${script}` })),
          // In force at once: an import waits for a style sheet that is only on its way.
          ...styles.map((style) => link({ rel: 'stylesheet', href: `./${style}` })),
        ];
      },
    },
  };
}
