/**
 * DOIs of works, and whether they are ones (docs/specification.md 8). A provisional DOI is an internal mark, on the forms and answers
 * that the specification names; only one that a registry knows leaves the platform, in citations, tags, links and files.
 */

/**
 * PROVISIONAL: made by a form, registered nowhere. EJEMPLO: of a demonstration work, to be shown as what it is. REGISTRADO:
 * imported, confirmed by an agency, or entered by an editor who knows where it was registered.
 */
export const doiEstados = ['PROVISIONAL', 'EJEMPLO', 'REGISTRADO'] as const;
export type DoiEstado = (typeof doiEstados)[number];

interface WithDoi {
  metadatos: { doi?: string | undefined };
  estadoDoi: DoiEstado | null;
}

/** The DOI by which a work is cited, linked and indexed; undefined where it has none. */
export const registeredDoi = ({ metadatos, estadoDoi }: WithDoi): string | undefined =>
  estadoDoi === 'REGISTRADO' ? metadatos.doi : undefined;

/** Whether it has the prefix that is kept for examples, and registered for none. */
export const isExampleDoi = (doi: string): boolean => doi.startsWith('10.5555/');

/** Where a registered DOI leads, `https://doi.org/10.…`, with what would end or garble the path escaped. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi.replace(/[%#?]/g, encodeURIComponent)}`;

/** A DOI as people paste it, without what stands around it. */
export const bareDoi = (said: string): string =>
  said.trim().replace(/^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/|^doi:\s*/i, '');

/** The form of a DOI. */
export const doiForm = /^10\.\d{4,9}\/\S+$/;
