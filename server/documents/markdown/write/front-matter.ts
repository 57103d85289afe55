import { stringify } from 'yaml';
import { bylineNames } from '#server/documents/model/byline.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';

/** What is known of a work, as YAML. An entry of the reference list without parts has its words as its title. */
export function frontMatter(work: ExportedWork): string {
  const { titulo, tipo, categoria, idioma, doi, licencia, palabrasClave, resumen, traducciones } = work;
  return stringify(
    {
      titulo,
      tipo,
      categoria,
      idioma,
      doi,
      licencia,
      autores: authors(work),
      palabrasClave,
      resumen,
      ...(traducciones.length > 0 && { traducciones }),
      recepcion: work.fechaRecepcion,
      aceptacion: work.fechaAceptacion,
      publicacion: work.fechaPublicacion,
      ...(work.metadatos.pages && { paginas: work.metadatos.pages }),
      referencias: work.referencias.map(({ id, texto, csl }) => ({
        id,
        csl: csl ?? { type: 'document', title: texto },
      })),
    },
    { lineWidth: 0 },
  );
}

/** Somebody always wrote it: hidden authors are one without a name. */
function authors({ autores, ...work }: ExportedWork) {
  if (autores.length === 0)
    return bylineNames({ ...work, autores, autoresOcultos: true }).map((nombres) => ({ nombres }));
  return autores.map(({ nombres, apellidos, orcid, afiliaciones, correspondencia, credit }) => ({
    nombres,
    apellidos,
    ...(orcid && { orcid }),
    afiliaciones,
    ...(correspondencia && { correspondencia }),
    ...(credit.length > 0 && { credit }),
  }));
}
