/** The one place where a plan's works of a month are counted, and refused. */

import type { InstitutionMonth } from '#contract/entities/institution.ts';
import { planLimits } from '#contract/institutions.ts';
import { refuse } from '#contract/refuse.ts';
import type { InBoth } from '#contract/site-names.ts';
import { localTime, momentAt } from '#contract/zoned-time.ts';
import type { Services } from '#server/platform/services.ts';
import { findMembership } from './member-queries.ts';
import { countSent, type InstitutionRow, insertSent, lockInstitution } from './queries.ts';

/** When the month began, and when the next one does, by the calendar of the institution. */
export function monthOf(now: Date, zone: string): { from: Date; to: Date } {
  const month = localTime(now, zone).slice(0, 7);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const beginning = (of: string) => momentAt(`${of}-01T00:00`, zone) ?? new Date(`${of}-01T00:00:00Z`);
  return { from: beginning(month), to: beginning(next) };
}

/** What its plan says of this month. */
export async function readMonth(
  { db }: Pick<Services, 'db'>,
  { id, plan, zonaHoraria }: InstitutionRow,
  now = new Date(),
): Promise<InstitutionMonth> {
  const { from, to } = monthOf(now, zonaHoraria);
  return {
    enviadas: await countSent(db, id, from, to),
    maximo: planLimits[plan].obrasAlMes,
    siguiente: localTime(to, zonaHoraria).slice(0, 10),
  };
}

/** What the press calls a plan. */
export function planInWords({ settings }: Pick<Services, 'settings'>, plan: InstitutionRow['plan']): InBoth {
  const { es, en } = settings.get().planes[plan].nombre;
  return { es: es || plan, en: en || es || plan };
}

/**
 * Counts a work that is sent for the first time for the institution of its main author. In the transaction that sends it: the
 * institution is held, so that of two who send at once one alone is the last that the plan takes. Throws `limite_de_obras`.
 */
export async function countFirstSent(
  services: Services,
  { id, autorPrincipalId }: { id: string; autorPrincipalId: string | null },
  now: Date,
): Promise<void> {
  const { db } = services;
  const membership = autorPrincipalId ? await findMembership(db, autorPrincipalId) : undefined;
  const institution = membership && (await lockInstitution(db, membership.institucionId));
  if (!institution || institution.fechaCierre) return;
  const { enviadas, maximo, siguiente } = await readMonth(services, institution, now);
  if (maximo !== null && enviadas >= maximo) {
    const dayIn = (language: string) =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(siguiente));
    throw refuse('limite_de_obras', {
      values: {
        institucion: institution.nombre,
        plan: planInWords(services, institution.plan),
        maximo,
        desde: { es: dayIn('es'), en: dayIn('en') },
      },
    });
  }
  await insertSent(db, { publicacionId: id, institucionId: institution.id, fecha: now });
}
