declare const __APP_VERSION__: string;

/** The version of the build, from package.json. */
export const version = __APP_VERSION__;
