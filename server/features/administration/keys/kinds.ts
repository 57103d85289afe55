/**
 * The platform's own secrets that are changed, and where what they sealed is kept. Not among them, each for its reason (docs/operations/keys.md):
 * those of single people and days, those by which webhooks' secrets and the newsletter's links follow, and what names reviews at ORCID.
 */
import { secretName as ofProviders } from '#server/features/accounts/identity-providers/pending.ts';
import { about, secretName as ofConsents } from '#server/features/accounts/orcid/consent.ts';
import { secretName as ofApps } from '#server/features/accounts/second-factor/try-code.ts';
import { unsubscribeSecret } from '#server/features/correspondence/notifications/unsubscribe-token.ts';
import { secretName as ofRepositories } from '#server/features/exports/repositories/connect.ts';
import { platformKeys } from '#server/platform/secrets.ts';

/** A column of sealed words: `about` says whose they are, as whoever seals them there says it. */
export interface SealedPlace {
  clave: string;
  table: string;
  /** Of the row: a uuid. */
  id: string;
  column: string;
  about: (id: string) => string;
}

const itself = (id: string) => id;
export const sealedPlaces: readonly SealedPlace[] = [
  { clave: ofApps, table: 'second_factors', id: 'user_id', column: 'secreto', about: itself },
  { clave: ofRepositories, table: 'repositories', id: 'id', column: 'secreto', about: itself },
  { clave: ofProviders, table: 'identity_providers', id: 'id', column: 'secreto', about: itself },
  { clave: ofConsents, table: 'orcid_consents', id: 'user_id', column: 'llave', about: (id) => about(id, 'llave') },
  {
    ...{ clave: ofConsents, table: 'orcid_consents', id: 'user_id', column: 'renovacion' },
    about: (id) => about(id, 'renovacion'),
  },
];

/** What they sign lasts a quarter of an hour, a day, and, as links in mails, as long as somebody keeps those. */
const signing = [platformKeys.tokens, platformKeys.links, platformKeys.mails, unsubscribeSecret];

/** Their names, as `npm run keys` says them. */
export const changedSecrets: readonly string[] = [...signing, ...new Set(sealedPlaces.map(({ clave }) => clave))];
