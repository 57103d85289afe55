/** The sets of the catalogue's records: by journal and section, type, discipline and year; and the two that every repository has. */
import { disciplineSlug } from '#contract/public-addresses.ts';
import { type Tipo, tipos } from '#contract/vocabulary.ts';
import { tipoWords } from '#contract/words.ts';
import { disciplinesOf, spellingsOf } from '#server/features/catalogue/disciplines.ts';
import { countCatalogue } from '#server/features/catalogue/totals.ts';
import type { Services } from '#server/platform/services.ts';
import { shownJournals } from '#server/platform/shown-journals.ts';
import { findYears, type HarvestRow, type InSet } from './queries.ts';

export interface Set {
  spec: string;
  name: string;
}

/** What all of it is in: the names by which DRIVER and OpenAIRE look for what is open. */
const whole: readonly Set[] = [
  { spec: 'driver', name: 'Open Access DRIVERset' },
  { spec: 'openaire', name: 'OpenAIRE' },
];
/** Of centuries of journals there are fewer. */
const mostYears = 300;
/** What a spec may be made of (the protocol's schema). */
const isSayable = (part: string) => /^[\w\-.!~*'()]+$/.test(part);

/** All sets that there are. */
export async function listSets(services: Services): Promise<Set[]> {
  const { db, settings } = services;
  const journals = shownJournals(settings).flatMap(({ id, clave, secciones }) => [
    { spec: `revista:${clave}`, name: settings.of(id).nombre },
    ...secciones.map((section) => ({ spec: `revista:${clave}:${section.id}`, name: section.nombre.es })),
  ]);
  const { disciplinas } = disciplinesOf(await countCatalogue(db));
  const years = await findYears(db, mostYears);
  return [
    ...whole,
    ...journals,
    ...tipos.map((tipo) => ({ spec: `tipo:${tipo.toLowerCase()}`, name: tipoWords[tipo].es })),
    ...disciplinas.flatMap(({ slug, nombre }) =>
      isSayable(slug) ? [{ spec: `categoria:${slug}`, name: nombre }] : [],
    ),
    ...years.map((year) => ({ spec: `anio:${year}`, name: String(year) })),
  ];
}

/** Which records a set holds; undefined of a set that there is not. */
export async function readSet(services: Services, spec: string): Promise<InSet | undefined> {
  const [kind, value = '', section, ...more] = spec.split(':');
  if (more.length > 0) return undefined;
  if (whole.some((set) => set.spec === spec)) return {};
  if (kind === 'revista') {
    const journal = shownJournals(services.settings).find(({ clave }) => clave === value);
    if (!journal) return undefined;
    if (section === undefined) return { revistaId: journal.id };
    return journal.secciones.some(({ id }) => id === section)
      ? { revistaId: journal.id, seccionId: section }
      : undefined;
  }
  if (section !== undefined) return undefined;
  if (kind === 'tipo') {
    const tipo = tipos.find((each) => each.toLowerCase() === value);
    return tipo && { tipo };
  }
  if (kind === 'categoria') {
    const categorias = spellingsOf(await countCatalogue(services.db), value);
    return categorias.length > 0 ? { categorias } : undefined;
  }
  return kind === 'anio' && /^\d{4}$/.test(value) ? { anio: Number(value) } : undefined;
}

/** In which sets a record is; of one that is no more in the catalogue, in which it was. */
export function setsOf(
  { settings }: Pick<Services, 'settings'>,
  {
    revistaId,
    seccionId,
    tipo,
    categoria,
    anio,
  }: Pick<HarvestRow, 'revistaId' | 'seccionId' | 'anio'> & {
    tipo: Tipo;
    categoria: string | null;
  },
): string[] {
  const journal = shownJournals(settings).find(({ id }) => id === revistaId);
  const section = journal?.secciones.find(({ id }) => id === seccionId);
  const discipline = disciplineSlug(categoria ?? '');
  return [
    ...whole.map(({ spec }) => spec),
    ...(journal ? [`revista:${journal.clave}${section ? `:${section.id}` : ''}`] : []),
    `tipo:${tipo.toLowerCase()}`,
    ...(isSayable(discipline) ? [`categoria:${discipline}`] : []),
    ...(anio === null ? [] : [`anio:${anio}`]),
  ];
}
