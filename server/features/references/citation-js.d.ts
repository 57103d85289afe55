/** The part of citation-js 0.8 that is used here; its packages bring no types. */
declare module '@citation-js/core' {
  interface Register {
    add: (name: string, xml: string) => void;
    has: (name: string) => boolean;
  }
  export const plugins: {
    input: { chain: (input: string, options: { forceType: string; generateGraph: boolean }) => unknown };
    output: {
      format: (
        name: 'bibliography',
        items: readonly object[],
        options: { style: string; lang: string; format: 'text' },
      ) => unknown;
    };
    config: { get: (plugin: '@csl') => { styles: Register; locales: Register } };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
declare module '@citation-js/plugin-csl';
