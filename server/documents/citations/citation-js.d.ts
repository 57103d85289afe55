/** The part of citation-js 0.8 that is used here; its packages bring no types. */
declare module '@citation-js/core' {
  export const plugins: {
    input: { chain: (input: string, options: { forceType: string; generateGraph: boolean }) => unknown };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
