/**
 * The page's policy forbids scripts from strings. The only addresses that may become scripts are our own: the service
 * worker and the workers of the build.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = window as unknown as {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => void;
    };
  };
  const home = new URL('./', location.href);
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, location.href);
      const own = url.origin === home.origin && url.pathname.startsWith(home.pathname);
      if (own && /(\/sw|\/assets\/[\w.-]+)\.js$/.test(url.pathname)) return address;
      throw new TypeError(`not a script of ours: ${address}`);
    },
  });
}
