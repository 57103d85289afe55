/** Puts the demonstration set into an empty platform, through the same acts that the screens use. */

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageSlug, Role } from '#contract/vocabulary.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { presentAccount } from '#server/features/accounts/present.ts';
import { markVerified, updateUser } from '#server/features/accounts/queries.ts';
import { createAccount } from '#server/features/accounts/register.ts';
import { setRoles } from '#server/features/administration/people/queries.ts';
import { changeEstado } from '#server/features/editorial/change-estado.ts';
import { writePage } from '#server/features/public-pages/site-pages/write.ts';
import type { Services } from '#server/platform/services.ts';
import { type Cast, playerOf } from './cast.ts';
import { dateAccount, datePages, dateRetraction, findUsedWorks, insertUsage, settleNews } from './history-queries.ts';
import { loadPublishedFile } from './load-published.ts';
import { loadWorkInProcess, readWorkFile } from './load-work.ts';
import {
  addressOf,
  applicants,
  type DemonstrationPerson,
  demonstrationPassword,
  expertise,
  people,
  pressPeople,
} from './people.ts';
import { loadPress } from './press/load-press.ts';
import { type Retraction, retractions } from './retractions.ts';
import { reviewForm } from './review-form.ts';
import { reviewedInTheOpen } from './reviewed-in-the-open.ts';
import { worksInSecondRound } from './second-rounds.ts';
import { usesOf } from './usage.ts';
import { worksInProcess } from './works-in-process.ts';

const worksFolder = fileURLToPath(new URL('./works', import.meta.url));
const pagesFolder = fileURLToPath(new URL('./pages', import.meta.url));
/** The others stay as they come, so that one sees both. */
const writtenPages: readonly PageSlug[] = ['ayuda', 'terminos', 'privacidad'];

/** @param press whether with the second journal, the collection of theses and all that they bring along; without, one journal alone */
export async function loadDemonstration(platform: Services, { press }: { press: boolean }): Promise<void> {
  const set = await platform.settings.change({ formularioRevision: reviewForm });
  // What is set inside a transaction holds for everybody once that is committed; for the set it holds at once.
  const services: Services = { ...platform, settings: { ...platform.settings, get: () => set, of: () => set } };
  const cast = await loadPeople(services, press ? [...people, ...pressPeople] : people);
  for (const slug of writtenPages) await loadPage(services, cast, slug);
  await datePages(services.db, founded);
  await loadPublishedWorks(services, cast);
  for (const work of [...worksInProcess, ...worksInSecondRound]) await loadWorkInProcess(services, cast, work);
  // Written by people who knew: whoever has the journal publish reviews finds a conversation to read at once.
  const inTheOpen = publishingReviews(services);
  for (const file of reviewedInTheOpen) {
    const from = await readWorkFile(file);
    await loadWorkInProcess(inTheOpen, cast, from.work, from);
  }
  if (press) await loadPress(services, cast);
  await loadUsage(services);
  await settleNews(services.db);
}

/** As while the journal published reviews, which it does not when it is handed over. */
function publishingReviews(services: Services): Services {
  const set = { ...services.settings.get(), revisionesPublicas: true };
  const stored = () => Promise.resolve(set);
  return { ...services, settings: { ...services.settings, get: () => set, of: () => set, stored, storedOf: stored } };
}

/** Days since the journal was set up, which is before its first work was published. */
const founded = 1020;

async function loadUsage({ db }: Services): Promise<void> {
  const now = new Date();
  await insertUsage(
    db,
    (await findUsedWorks(db)).flatMap((work) => usesOf(work, now)),
  );
}

async function loadPage(services: Services, cast: Cast, slug: PageSlug): Promise<void> {
  const markdown = await readFile(join(pagesFolder, `${slug}.md`), 'utf8');
  const admin = cast.get('admin');
  const { avisos } = await writePage(services, admin ? { ...admin, ambitos: {} } : null, slug, { markdown }, 'es');
  if (avisos.length > 0) throw new Error(`${slug}.md: ${avisos.join('; ')}`);
}

async function loadPeople(services: Services, everybody: readonly DemonstrationPerson[]): Promise<Cast> {
  const cast: Cast = new Map();
  const password = demonstrationPassword;
  const passwordHash = await hashPassword(password);
  // Their addresses lead nowhere: no mail asks to confirm them.
  const account = async (
    opened: number,
    { nombres, apellidos, afiliacion, biografia = '', ...who }: DemonstrationPerson,
    asks: Role,
  ) => {
    const person = { nombres, apellidos, afiliacion, biografia, email: addressOf(who), orcid: null, fotoUrl: '' };
    const row = await createAccount(services, { ...person, password, roles: [asks] }, passwordHash);
    await markVerified(services.db, row.id);
    // Some come every day, some every other week.
    await dateAccount(services.db, row.id, opened, Math.min(opened, 1 + (opened % 13)));
    return presentAccount(row);
  };
  for (const [place, person] of everybody.entries()) {
    // The first when the journal was set up, the others as it became known.
    const user = await account(Math.max(240, founded - 29 * place), person, 'LECTOR');
    await setRoles(services.db, user.id, person.roles, {});
    await updateUser(services.db, user.id, { palabrasClave: expertise[person.key] ?? [] });
    cast.set(person.key, { ...user, roles: person.roles });
  }
  for (const [place, applicant] of applicants.entries()) await account(2 + 3 * place, applicant, applicant.asks);
  return cast;
}

async function loadPublishedWorks(services: Services, cast: Cast): Promise<void> {
  for (const file of globSync(join(worksFolder, '*.md')).sort()) {
    const id = await loadPublishedFile(services, cast, file);
    const retracted = retractions[basename(file, '.md')];
    if (retracted) await retract(services, cast, id, retracted);
  }
}

async function retract(services: Services, cast: Cast, id: string, { motivo, days }: Retraction): Promise<void> {
  await changeEstado(services, playerOf(cast, 'editor'), id, { estado: 'RETIRADO', motivo });
  await dateRetraction(services.db, id, days);
}
