/** What stands on a page that nobody has written, where the product has something to say: made of the settings, in both languages. */
import type { Manuscript } from '#contract/entities/manuscript.ts';
import { exportDays } from '#contract/entities/own-data.ts';
import type { SitePage } from '#contract/entities/site.ts';
import type { Language, PageSlug } from '#contract/vocabulary.ts';
import { deviceDays } from '#server/features/accounts/known-devices.ts';
import { refreshDays } from '#server/features/accounts/tokens.ts';
import { accessibilityStatement } from '#server/messages/legal/accessibility.ts';
import { privacyPolicy } from '#server/messages/legal/privacy.ts';
import { longestKept } from '#server/platform/backup/copies.ts';
import type { Services } from '#server/platform/services.ts';

export function pageByDefault(
  { env, settings }: Pick<Services, 'env' | 'settings'>,
  slug: PageSlug,
): SitePage['porDefecto'] {
  const held = settings.get();
  const inBoth = (write: (language: Language) => Manuscript) => ({ es: write('es'), en: write('en') });
  if (slug === 'accesibilidad')
    return inBoth((language) => accessibilityStatement({ ...held, address: env.PUBLIC_URL ?? held.nombre }, language));
  if (slug !== 'privacidad') return null;
  const agencies = [held, ...settings.journals().map(({ id }) => settings.of(id))].map(({ agenciaDoi }) => agenciaDoi);
  const services = {
    mail: env.SMTP_URL !== undefined,
    storage: env.S3_URL !== undefined,
    orcid: env.ORCID_CLIENT_ID !== undefined,
    similarity: env.SIMILARITY_URL !== undefined,
    crossref: agencies.includes('CROSSREF'),
    datacite: agencies.includes('DATACITE'),
  };
  // What the platform copies by itself is kept by a rule of its own: the page promises no less than both.
  const ownCopies = env.BACKUP_TO === undefined ? 0 : longestKept(env.BACKUP_KEEP);
  const conservarCopiasDias = Math.max(held.conservarCopiasDias, ownCopies);
  const days = { sessionDays: refreshDays, deviceDays, copyDays: exportDays };
  return inBoth((language) => privacyPolicy({ ...held, conservarCopiasDias, ...days, services }, language));
}
