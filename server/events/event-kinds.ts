/** What can happen: its kinds, and the event that an act records. */
import type { EventData } from './fill-sentence.ts';
import { accountKinds } from './kinds/accounts.ts';
import { claimKinds } from './kinds/claims.ts';
import { consentKinds } from './kinds/consents.ts';
import { institutionKinds } from './kinds/institutions.ts';
import { issueKinds } from './kinds/issues.ts';
import { platformKinds } from './kinds/platform.ts';
import { productionKinds } from './kinds/production.ts';
import { reviewKinds } from './kinds/reviews.ts';
import { rightsKinds } from './kinds/rights.ts';
import { workKinds } from './kinds/works.ts';

/** Type → how grave it is, and its sentence in both languages (event-kinds/). */
export const eventKinds = {
  ...accountKinds,
  ...platformKinds,
  ...institutionKinds,
  ...workKinds,
  ...issueKinds,
  ...reviewKinds,
  ...consentKinds,
  ...claimKinds,
  ...rightsKinds,
  ...productionKinds,
};
export type EventKind = keyof typeof eventKinds;

export interface DomainEvent {
  type: EventKind;
  /** Who did it; null for the platform itself and for strangers. */
  userId: string | null;
  publicacionId?: string;
  /** The number of a journal that it is about, for webhooks; the record does not keep it. */
  numeroId?: string;
  reviewId?: string;
  datos?: EventData;
  /** What its notices say besides; the record does not keep it. */
  said?: EventData;
}
