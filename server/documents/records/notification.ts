/**
 * What repositories are told of a published work by COAR Notify 1.0.1: 'Announce Review', 'Announce Endorsement', and that either holds no
 * longer. Source: https://coar-notify.net/specification/1.0.1/. Nobody is named, neither who wrote nor who reviewed.
 */

import { doiAddress } from '#contract/doi.ts';
import type { AnnouncedKind } from '#contract/notify.ts';
import { docmapAddress, processPage, workPage } from '#contract/public-addresses.ts';

export interface Announced {
  /** Of the notification: a UUID, the same each time that it is sent. */
  id: string;
  /** The work, its registered DOI or null, and the preprint that its authors name. */
  work: { id: string; doi: string | null; preprint: { direccion: string; doi?: string } | undefined };
  /** The journal, with its page. */
  publisher: { nombre: string; pagina: string };
  /** Whose inbox it is, as it names itself, and that inbox. */
  target: { actor: string; direccion: string };
  /** The beginning of its addresses. */
  site: string;
}

const actions = {
  RESENA: 'coar-notify:ReviewAction',
  AVAL: 'coar-notify:EndorsementAction',
} as const satisfies Record<AnnouncedKind, string>;

/** A notification's id, as its receivers know it. */
export const notificationName = (id: string): string => `urn:uuid:${id}`;

const frame = ({ id, publisher, target, site }: Announced) => ({
  '@context': ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'],
  id: notificationName(id),
  actor: { id: site + publisher.pagina, type: 'Organization', name: publisher.nombre },
  origin: { id: `${site}/`, type: 'Service' },
  target: { id: target.actor, type: 'Service', inbox: target.direccion },
});

/** What is announced: of reviews, the page on which they stand; of an endorsement, that of the published work. */
function objectOf(clase: AnnouncedKind, { work, site }: Announced) {
  if (clase === 'RESENA') {
    const page = site + processPage(work.id);
    return {
      ...{ id: page, type: ['Page', 'sorg:Review'], 'ietf:cite-as': page },
      'ietf:item': {
        id: site + docmapAddress(work.id),
        type: ['Object', 'sorg:Dataset'],
        mediaType: 'application/ld+json',
      },
    };
  }
  return {
    ...{ id: site + workPage(work.id), type: ['Page', 'sorg:AboutPage'] },
    'ietf:cite-as': work.doi ? doiAddress(work.doi) : site + workPage(work.id),
  };
}

/** What was reviewed or endorsed: the preprint, where there is one; of reviews else the work itself. */
function contextOf({ work, site }: Announced) {
  const type = ['Page', 'sorg:AboutPage'];
  if (work.preprint) {
    const { direccion, doi } = work.preprint;
    return { id: direccion, type, 'ietf:cite-as': doi ? doiAddress(doi) : direccion };
  }
  const page = site + workPage(work.id);
  return { id: page, type, 'ietf:cite-as': work.doi ? doiAddress(work.doi) : page };
}

/** The body of an announcement. */
export const announcement = (clase: AnnouncedKind, announced: Announced): string =>
  JSON.stringify({
    ...frame(announced),
    type: ['Announce', actions[clase]],
    object: objectOf(clase, announced),
    context: contextOf(announced),
  });

/** The body of what undoes an announcement, in the form in which offers are undone: what it answers to, and that activity. */
export const undoing = (of: { id: string; clase: AnnouncedKind }, announced: Announced): string =>
  JSON.stringify({
    ...frame(announced),
    type: 'Undo',
    inReplyTo: notificationName(of.id),
    object: {
      id: notificationName(of.id),
      type: ['Announce', actions[of.clase]],
      object: objectOf(of.clase, announced),
      context: contextOf(announced),
    },
  });
