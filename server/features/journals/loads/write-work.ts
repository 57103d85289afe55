/** The works that lines come to: published, as they were then; and what one that is here lacked. */
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import type { LoadField } from '#contract/loads.ts';
import { folded } from '#contract/text.ts';
import { record } from '#server/events/events.ts';
import { keepManuscript } from '#server/features/files/keep-manuscript.ts';
import { claimDoi, estadoOfRegistered } from '#server/features/publications/dois.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { type NewWorkRow, updateWork, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { addPages } from '../issues/past.ts';
import { findSections } from '../queries.ts';
import type { LoadedWork } from './loaded-line.ts';
import { placeWork } from './place.ts';
import type { Prepared } from './prepare-line.ts';
import type { LoadRow } from './queries.ts';

/** Where a day is not said, the first of its month or year. */
const dayOf = ({ fecha }: LoadedWork) => fecha + '-01-01'.slice(fecha.length === 4 ? 0 : fecha.length === 7 ? 3 : 6);
const noonOf = (said: LoadedWork) => new Date(`${dayOf(said)}T12:00:00Z`);

interface Creating {
  load: LoadRow;
  id: string;
  prepared: Prepared;
  userId: string | null;
}

/** A published work under this id. Nobody is told, and nobody's readings are made up. */
export async function createWork(services: Services, { load, id, prepared, userId }: Creating): Promise<void> {
  const { line, article } = prepared;
  const said = line.obra;
  const seccionId = await sectionCalled(services, load.revistaId, said.seccion);
  const work = article ?? withoutText(said);
  // What names nobody is the journal's own, as its notices are.
  const signed =
    work.autores.length > 0 ? work : { ...work, autores: [houseAuthor(services.settings.of(load).nombre)] };
  const isNew = await importWork(services, signed, {
    id,
    revistaId: load.revistaId,
    seccionId,
    ...(userId !== null && { userId }),
    isMatched: true,
    beside: async () => {
      await addPdf(services, id, prepared, { userId });
      await placeWork(services, { load, publicacionId: id, said, fecha: noonOf(said), userId });
    },
  });
  // Held by a work that is deleted, or translated under it: the line was decided to be new a moment ago.
  if (!isNew) throw new Error('the DOI of a new line is another work’s');
}

const houseAuthor = (nombres: string): ImportedWork['autores'][number] => ({
  ...{ id: null, nombres, apellidos: '', orcid: null, afiliaciones: [], correspondencia: false, credit: [] },
});

const withoutText = (said: LoadedWork): ImportedWork => ({
  ...{ titulo: said.titulo, resumen: said.resumen, palabrasClave: said.palabrasClave, tipo: said.tipo },
  ...{ idioma: said.idioma, doi: said.doi, licencia: said.licencia, categoria: null, traducciones: [], textos: [] },
  // Of a work in a number, what it says there.
  metadatos: Object.fromEntries(
    [
      ['paginaInicial', said.paginaInicial],
      ['paginaFinal', said.paginaFinal],
      ['elocation', said.articulo],
    ].filter(([, value]) => value !== ''),
  ),
  autores: said.autores.map((author) => ({ ...author, id: null, correspondencia: false, credit: [] })),
  fechaRecepcion: null,
  fechaAceptacion: null,
  fechaPublicacion: dayOf(said),
  documento: { type: 'doc', content: [] },
  referencias: [],
});

async function sectionCalled({ db }: Services, revistaId: string, name: string): Promise<string | null> {
  if (name === '') return null;
  const rows = await findSections(db, revistaId);
  return rows.find(({ nombre }) => [nombre.es, nombre.en].some((each) => folded(each) === folded(name)))?.id ?? null;
}

/** `numero`: of the version that it becomes the text of, where that stands already. */
async function addPdf(
  { db }: Services,
  publicacionId: string,
  { pdf, keep }: Prepared,
  { userId, numero }: { userId: string | null; numero?: number },
): Promise<void> {
  if (!pdf) return;
  await keepManuscript(db, { ...pdf, publicacionId, subidoPorId: userId }, numero);
  keep();
}

interface Completing {
  load: LoadRow;
  obra: Work;
  completa: readonly LoadField[];
  prepared: Prepared;
  userId: string | null;
}

/** Says of a published work what it lacks, and nothing of what it has. */
export async function completeWork(services: Services, { load, obra, completa, prepared, userId }: Completing) {
  const { db } = services;
  const said = prepared.line.obra;
  const lacks = (field: LoadField) => completa.includes(field);
  const changes: Partial<NewWorkRow> = {
    ...(lacks('resumen') && { resumen: said.resumen }),
    ...(lacks('palabrasClave') && { palabrasClave: said.palabrasClave }),
    ...(lacks('licencia') && { licencia: said.licencia }),
  };
  if (lacks('doi') && said.doi !== null && (await claimDoi(services, obra.id, said.doi)))
    Object.assign(changes, { doi: said.doi, estadoDoi: estadoOfRegistered(said.doi) });
  await updateWork(db, obra.id, changes);
  if (lacks('archivo')) await addPdf(services, obra.id, prepared, { userId, numero: obra.versionActual });
  if (lacks('numero')) await placeWork(services, { load, publicacionId: obra.id, said, fecha: noonOf(said), userId });
  else if (lacks('paginas')) await addPages(db, obra.id, said);
  const datos = { titulo: obra.titulo };
  await record(db, { type: 'publication.completed', userId, publicacionId: obra.id, datos });
}
