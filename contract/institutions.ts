/**
 * Institutions: what their plans limit, and which mail domains are nobody's. Without zod: pages for everybody begin with it.
 */
import type { PlanName } from './site-names.ts';

/** What a plan limits; null: nothing. Of no plan anything else is limited, reading never (docs/decisions 548). */
export interface PlanLimits {
  /** Works that its members send for the first time in a calendar month. */
  obrasAlMes: number | null;
  responsables: number | null;
}
const unlimited: PlanLimits = { obrasAlMes: null, responsables: null };
export const planLimits: Readonly<Record<PlanName, PlanLimits>> = {
  basico: { obrasAlMes: 50, responsables: 3 },
  profesional: unlimited,
  enterprise: unlimited,
};

/** So many works before the limit authors are told how many are left. */
export const nearLimit = 5;

/** How somebody came to be a member. */
export const membershipWays = ['DOMINIO', 'INVITACION'] as const;
export type MembershipWay = (typeof membershipWays)[number];
export const requestEstados = ['PENDIENTE', 'ACEPTADA', 'RECHAZADA'] as const;
export type RequestEstado = (typeof requestEstados)[number];

/** What one institution holds at most. */
export const mostOfInstitution = { domains: 20, journals: 100, invitations: 100 } as const;

/** Words of addresses below /instituciones that are no institution's key. */
export const reservedKeys: readonly string[] = ['solicitud'];

/** Providers where anybody gets an address: it says nothing of where its person works. */
const freeProviders =
  'aol aim bol btinternet free fastmail gmail googlemail gmx hey hotmail icloud inbox laposte libero live mac mail me msn mailinator orange outlook passport pm proton protonmail qq rediffmail rocketmail sapo tutanota tuta t-online terra tiscali uol wanadoo web yahoo yandex ya ymail yopmail zoho 126 163 duck hushmail telefonica adinet ig'.split(
    ' ',
  );
/** Second levels below which countries give names, as `com.ar`. */
const secondLevels: readonly string[] = ['com', 'co', 'net', 'org'];

/** Whether a mail domain is one of a provider where anybody gets an address: `gmail.com`, `yahoo.com.ar`, `outlook.es`. */
export function isFreeMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  const suffix = labels.length > 2 && secondLevels.includes(labels.at(-2) ?? '') ? 2 : 1;
  // What stands below another's name is theirs: mail.uni.example is no provider.
  const [name, ...below] = labels.slice(0, labels.length - suffix).reverse();
  return below.length === 0 && name !== undefined && freeProviders.includes(name);
}

/** The domain of an address, in small letters. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
