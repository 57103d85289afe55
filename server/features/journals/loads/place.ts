/** The place of a brought-in work in its number. */
import { longest } from '#contract/limits.ts';
import type { Services } from '#server/platform/services.ts';
import { placeAmongPast } from '../issues/past.ts';
import { hasIssue } from './decide.ts';
import { type LoadedWork, yearOf } from './loaded-line.ts';
import type { LoadRow } from './queries.ts';

interface Placed {
  load: LoadRow;
  publicacionId: string;
  said: LoadedWork;
  fecha: Date;
  userId: string | null;
}

/** Puts a published work at the end of the number that its line says, if any. The caller holds the journal's loads. */
export async function placeWork(services: Services, { load, said, ...brought }: Placed): Promise<void> {
  const anio = yearOf(said);
  if (!hasIssue(said) || anio === undefined) return;
  const { volumen, numero, paginaInicial, paginaFinal, articulo, seccion } = said;
  const place = { paginaInicial, paginaFinal, articulo, seccion: seccion.slice(0, longest.section) };
  await placeAmongPast(services, { revistaId: load.revistaId, volumen, numero, anio }, { ...brought, place });
}
