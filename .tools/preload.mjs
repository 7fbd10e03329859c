// A Vite plugin: the page's own HTML asks for a chunk that is not needed at every start, so that it is on its way while
// the entry is still being read. Named by its group in `codeSplitting`.
export function preload(name) {
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
        return [
          ...scripts.map((script) => link({ rel: 'modulepreload', href: `./${script}` })),
          // In force at once: an import waits for a style sheet that is only on its way.
          ...styles.map((style) => link({ rel: 'stylesheet', href: `./${style}` })),
        ];
      },
    },
  };
}
