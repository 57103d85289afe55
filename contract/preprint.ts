/** The preprint that authors declare of a work (contract/declarations.ts), as files and agencies name it. */
import type { Said } from './declarations.ts';
import { bareDoi, doiForm } from './doi.ts';

/** The preprint of a work, where its authors name one: its address, and its DOI where that is one. */
export function preprintOf({ preimpresion }: Said = {}): { direccion: string; doi?: string } | undefined {
  if (preimpresion?.respuesta !== 'CON_PREIMPRESION' || !preimpresion.enlace) return undefined;
  const doi = doiOfAddress(preimpresion.enlace);
  return { direccion: preimpresion.enlace, ...(doi && { doi }) };
}

/** The DOI that an address as `doiAddress` writes it leads to; undefined of any other. */
function doiOfAddress(address: string): string | undefined {
  if (!/^https?:\/\/(?:dx\.)?doi\.org\//i.test(address)) return undefined;
  const doi = bareDoi(address).replace(/%(?:25|23|3f)/gi, decodeURIComponent);
  return doiForm.test(doi) ? doi : undefined;
}
