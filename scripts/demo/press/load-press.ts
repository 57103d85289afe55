/** The second journal and the collection of theses, with their people, works, numbers and notices, beside the principal journal. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { principalJournal } from '#contract/journals.ts';
import { dayMs } from '#contract/time.ts';
import { setRoles } from '#server/features/administration/people/queries.ts';
import { publishNotice } from '#server/features/journals/after-publication/publish-notice.ts';
import { embargoOf } from '#server/features/publications/embargo.ts';
import { findWork, updateWork } from '#server/features/publications/queries.ts';
import { readJournals, resolveSettings } from '#server/platform/kept-journals.ts';
import type { Services } from '#server/platform/services.ts';
import { type Cast, playerOf } from '../cast.ts';
import { settleFacts } from '../history-queries.ts';
import { exampleDoi, idOf, loadPublishedFile } from '../load-published.ts';
import { loadWorkInProcess } from '../load-work.ts';
import { pressPeople } from '../people.ts';
import { dateJournal, dateNotice, dateRights, keepUpdated } from './dating-queries.ts';
import { issues } from './issues.ts';
import { marisma, principal, theses } from './journals.ts';
import { loadChapters } from './load-chapters.ts';
import { loadInstitution } from './load-institution.ts';
import { loadIssue } from './load-issue.ts';
import { describeJournal, loadJournal } from './load-journal.ts';
import { loadProduction } from './load-production.ts';
import { signFirst } from './load-rights.ts';
import { type DemonstrationNotice, notices } from './notices.ts';
import { particulars, thesisFacts } from './particulars.ts';
import { type PressWork, pressWorks } from './works-in-process.ts';

const worksFolder = fileURLToPath(new URL('./works', import.meta.url));
/** Who runs the journal of each: one who edits nothing else, and the editor of everything. */
const editors = { [marisma.clave]: 'beatriz.lanuza', [theses.clave]: 'editor' };
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** @param services as of the principal journal, whose works are there */
export async function loadPress(services: Services, cast: Cast): Promise<void> {
  const ids = {
    marisma: await loadJournal(services, cast, marisma),
    theses: await loadJournal(services, cast, theses),
  };
  await describeJournal(services, cast, principalJournal, principal);
  await dateJournal(services.db, principalJournal, 900);
  const scoped = await withJournals(services);
  await narrowRoles(scoped, cast, ids.marisma);
  await loadWorks(scoped, cast, ids);
  const sections = scoped.settings.journals().find(({ id }) => id === ids.marisma)?.secciones ?? [];
  for (const work of pressWorks) {
    const place =
      work.section === undefined
        ? { revistaId: ids.theses, editor: editors[theses.clave] ?? '' }
        : { revistaId: ids.marisma, seccionId: sections[work.section]?.id, editor: editors[marisma.clave] ?? '' };
    await loadPressWork(scoped, cast, work, place);
  }
  for (const issue of issues) await loadIssue(scoped, playerOf(cast, 'beatriz.lanuza'), ids.marisma, issue);
  for (const [file, notice] of Object.entries(notices)) await loadNotice(scoped, cast, file, notice);
  await loadChapters(scoped, cast);
  // The last: what was sent before it was here counts for no month of its plan.
  await loadInstitution(scoped, cast, [ids.marisma]);
}

/** What is set inside the transaction of the set holds for it at once. */
async function withJournals(services: Services): Promise<Services> {
  const resolved = resolveSettings(services.settings.get(), await readJournals(services.db));
  const of: Services['settings']['of'] = (what) => resolved.of(typeof what === 'string' ? { revistaId: what } : what);
  const settings = {
    ...services.settings,
    of,
    get: () => resolved.platform,
    journals: () => resolved.journals,
    storedOf: (what: Parameters<typeof of>[0]) => Promise.resolve(of(what)),
  };
  return { ...services, settings };
}

/** Who came with the journal has a part in it alone. */
async function narrowRoles({ db }: Services, cast: Cast, revistaId: string): Promise<void> {
  for (const { key, roles } of pressPeople) {
    const user = cast.get(key);
    if (!user) throw new Error(`The demonstration has nobody called ${key}.`);
    const ambitos = { EDITOR: [revistaId], REVISOR: [revistaId] };
    const own = Object.fromEntries(Object.entries(ambitos).filter(([role]) => roles.some((each) => each === role)));
    await setRoles(db, user.id, roles, own);
    cast.set(key, { ...user, ambitos: own });
  }
}

/** The works of works/ into their journal, theses among all there are into the collection, and what each says of itself. */
async function loadWorks(services: Services, cast: Cast, ids: { marisma: string; theses: string }): Promise<void> {
  const { db, settings } = services;
  const sections = settings.journals().find(({ id }) => id === ids.marisma)?.secciones ?? [];
  const sectionOf = new Map(issues.flatMap(({ works }) => works.map(({ file, seccion }) => [file, seccion])));
  for (const file of globSync(`${worksFolder}/*.md`).sort()) {
    const [id, name] = [await loadPublishedFile(services, cast, file), basename(file, '.md')];
    if (name in thesisFacts) continue;
    const seccionId = sections.find(({ nombre }) => nombre.es === sectionOf.get(name))?.id ?? null;
    await updateWork(db, id, { revistaId: ids.marisma, seccionId });
    await keepUpdated(db, id);
  }
  for (const [name, { ficha, defendedBefore, embargo }] of Object.entries(thesisFacts)) {
    const id = await idOf(services, name);
    const published = (await findWork(db, id))?.fechaPublicacion?.getTime() ?? 0;
    const fechaDefensa = new Date(published - defendedBefore * dayMs).toISOString().slice(0, 10);
    await updateWork(db, id, {
      revistaId: ids.theses,
      ficha: { ...ficha, fechaDefensa },
      ...(embargo && embargoOf('TESIS', { hasta: dayIn(embargo), zona: 'Europe/Madrid' })),
    });
    await keepUpdated(db, id);
  }
  for (const [name, ficha] of Object.entries(particulars)) {
    const id = await idOf(services, name);
    await updateWork(db, id, { ficha });
    await keepUpdated(db, id);
  }
}

async function loadPressWork(
  services: Services,
  cast: Cast,
  work: PressWork,
  place: { revistaId: string; seccionId?: string | undefined; editor: string },
): Promise<void> {
  const { production, signing, file, begun } = work;
  const [author, editor] = [playerOf(cast, work.author), playerOf(cast, place.editor)];
  const id = await loadWorkInProcess(services, cast, work, undefined, {
    ...place,
    declaraciones: work.declaraciones,
    ficha: work.ficha,
    beforeSending: signing && ((id) => signFirst(services, author, id)),
    afterDecision:
      production &&
      ((id) => loadProduction(services, { author, editor }, id, { ...production, texto: work.texto, begun })),
  });
  if (signing) await dateRights(services.db, id, begun * 0.75);
  if (!file) return;
  const licencia = 'https://creativecommons.org/licenses/by/4.0/';
  await settleFacts(services.db, id, { licencia, metadatos: {}, doi: exampleDoi(file) });
}

/** A notice about a published work, on its day. */
async function loadNotice(
  services: Services,
  cast: Cast,
  file: string,
  { days, name, ...notice }: DemonstrationNotice,
): Promise<void> {
  const id = await idOf(services, file);
  const revistaId = (await findWork(services.db, id))?.revistaId;
  const editor = playerOf(cast, revistaId === principalJournal ? 'editor' : 'beatriz.lanuza');
  const { aviso } = await publishNotice(services, editor, id, { firma: 'REVISTA', ...notice }, 'es');
  const licencia = 'https://creativecommons.org/licenses/by/4.0/';
  await settleFacts(services.db, aviso.id, { licencia, metadatos: {}, doi: exampleDoi(name) });
  await dateNotice(services.db, aviso.id, days);
}
