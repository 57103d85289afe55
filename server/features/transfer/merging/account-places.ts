/**
 * Every place that names an account, and what becomes of it when the account is merged into another. A test reads the schema and
 * fails where a place is missing here.
 */
import type { MovedThing } from '#contract/entities/merge.ts';

/** It comes to name the account that stays, and the merged one again where that is undone. */
interface Moves {
  does: 'moves';
  /** As what it is counted; nothing where that is told by another place. */
  thing?: MovedThing;
  /** The columns that the row is known by, without this one; `id` unless said. */
  key?: readonly string[];
  /**
   * Only one row of an account has the same in these: a row that the account that stays has a fellow of stays with the
   * merged one.
   */
  once?: readonly string[];
  /** It stays likewise where the account that stays does what nobody does who is named here: signs the work, or reviews it. */
  unless?: 'signs' | 'reviews';
  /** It stays where this column names the account that stays: nobody has a conflict with themselves. */
  notWith?: string;
}

/** It goes on naming the merged account, or goes for good. */
interface Stays {
  does: 'stays' | 'ends';
  because: string;
}
export type Place = Moves | Stays;

const ofWork = ['publicacion_id'];

/** By table and column. Those before others where the order matters: who signs comes before who is asked to. */
export const accountPlaces: Readonly<Record<string, Place>> = {
  // Works
  'authorships.user_id': { does: 'moves', thing: 'obras', key: ofWork, once: ofWork, unless: 'reviews' },
  'authorships.pedida_a_id': { does: 'moves', thing: 'peticiones', key: ofWork, once: ofWork, unless: 'signs' },
  'ask_mails.user_id': { does: 'moves', key: ofWork, once: ofWork },
  'ask_mails.pide_id': { does: 'moves', key: ['publicacion_id', 'user_id'] },
  'coauthorships.invita_id': { does: 'moves', key: ['publicacion_id', 'email'] },
  'publications.autor_principal_id': { does: 'moves' },
  'successions.persona_id': { does: 'moves', thing: 'peticiones', key: ofWork },
  'successions.anterior_id': { does: 'moves', key: ofWork },
  'successions.propuesto_por_id': { does: 'moves', key: ofWork },
  'publications.editor_id': { does: 'moves', thing: 'gestion' },
  'publications.elevada_por_id': { does: 'moves' },
  'publications.decidida_por_id': { does: 'moves' },
  'issues.programada_por_id': { does: 'moves' },
  'manuscripts.guardado_por_id': { does: 'moves', key: ofWork },
  'files.subido_por_id': { does: 'moves', thing: 'archivos' },
  // Reviews
  'reviews.revisor_id': {
    does: 'moves',
    thing: 'revisiones',
    once: ['publicacion_id', 'ronda', 'fecha_retirada'],
    unless: 'signs',
  },
  'discussion_messages.autor_id': { does: 'moves', thing: 'otros' },
  'bids.user_id': { does: 'moves', thing: 'otros', key: ofWork, once: ofWork, unless: 'signs' },
  'review_answers.guardado_por_id': { does: 'moves', key: ['review_id'] },
  'suggestions.user_id': { does: 'moves', thing: 'otros' },
  'candidates.user_id': {
    does: 'moves',
    thing: 'candidaturas',
    key: ['publicacion_id', 'ronda'],
    once: ['publicacion_id', 'ronda'],
    unless: 'signs',
  },
  'identity_consents.persona_id': { does: 'moves', thing: 'otros', once: ofWork },
  'identity_consents.pedida_por_id': { does: 'moves' },
  'certificates.user_id': { does: 'moves', thing: 'certificados', key: ['codigo'] },
  'conflicts.user_id': { does: 'moves', thing: 'conflictos', notWith: 'con_user_id' },
  'conflicts.con_user_id': { does: 'moves', notWith: 'user_id' },
  'board_members.user_id': { does: 'moves', thing: 'otros' },
  'loads.iniciada_por_id': { does: 'moves' },
  'organisation_loads.iniciada_por_id': { does: 'moves' },
  'passport_notes.por_id': { does: 'moves', key: ['revista_id', 'criterio'] },
  // Institutions: an account is a member of one at most, so that the membership of the one that stays holds.
  'institution_members.user_id': { does: 'moves', thing: 'otros', key: [], once: [] },
  'institution_invitations.invita_id': { does: 'moves' },
  'institution_requests.user_id': { does: 'moves' },
  'institution_requests.respondida_por_id': { does: 'moves' },
  // The desk
  'decisions.editor_id': { does: 'moves', thing: 'decisiones' },
  'rights_signatures.user_id': { does: 'moves', thing: 'otros' },
  'rights_requests.pide_id': { does: 'moves', key: ['publicacion_id', 'quien'] },
  'claims.persona_id': { does: 'moves', thing: 'otros' },
  'claims.respondida_por_id': { does: 'moves' },
  'productions.guardado_por_id': { does: 'moves' },
  'productions.programada_por_id': { does: 'moves' },
  'production_answers.persona_id': { does: 'moves', key: ['produccion_id', 'clave'] },
  'production_checks.persona_id': { does: 'moves', key: ['produccion_id', 'punto'] },
  'proofs.persona_id': { does: 'moves', key: ['produccion_id', 'numero'] },
  'editorial_notes.autor_id': { does: 'moves', thing: 'notas' },
  'editorial_notes.resuelta_por_id': { does: 'moves' },
  'saved_searches.user_id': { does: 'moves', thing: 'otros', once: ['consulta'] },
  'queue_views.user_id': { does: 'moves', thing: 'otros', once: ['nombre'] },
  'repository_deposits.pedido_por_id': { does: 'moves', key: ['repositorio_id', 'publicacion_id'] },
  'reminders.user_id': { does: 'moves', key: ['clave'] },
  // What is one's own
  'notifications.user_id': { does: 'moves', thing: 'notificaciones' },
  'muted_works.user_id': { does: 'moves', key: ofWork, once: ofWork },
  'recent_views.user_id': { does: 'moves', key: ofWork, once: ofWork },
  'drafts.user_id': { does: 'moves', thing: 'otros', key: ['clave'], once: ['clave'] },
  'mails.enviado_por_id': { does: 'moves', thing: 'correos' },
  // Merges
  'users.unida_a_id': { does: 'moves' },
  'account_merges.por_id': { does: 'moves' },
  'account_merges.deshecha_por_id': { does: 'moves' },
  'account_merges.queda_id': { does: 'stays', because: 'It says what was done, and is needed to undo it.' },
  'account_merges.unida_id': { does: 'stays', because: 'It says what was done, and is needed to undo it.' },
  'merge_moves.antes': { does: 'stays', because: 'It says what was done, and is needed to undo it.' },
  'merge_moves.despues': { does: 'stays', because: 'It says what was done, and is needed to undo it.' },
  // What lets somebody in, and how they are told
  'sessions.user_id': { does: 'stays', because: 'They end with the merge.' },
  'mailed_tokens.user_id': {
    does: 'ends',
    because: 'A link to the old account must not open it once the merge is undone.',
  },
  'second_factors.user_id': { does: 'stays', because: 'What the account that stays asks for holds.' },
  'passkeys.user_id': { does: 'moves' },
  'passkey_challenges.user_id': { does: 'stays', because: 'They end within minutes, and with the sessions.' },
  'sign_in_challenges.user_id': { does: 'stays', because: 'They end with the sessions.' },
  'deadline_feeds.user_id': {
    does: 'stays',
    because: 'An address that opens one account must not come to open another: the person asks for a new one.',
  },
  'api_keys.user_id': {
    does: 'stays',
    because: 'It does not work while its account is merged, and does again where that is undone.',
  },
  'identity_links.user_id': { does: 'moves' },
  'orcid_consents.user_id': {
    does: 'stays',
    because:
      'It ends by itself with the iD of its account (accounts/orcid/consent-queries.ts): the person is asked anew.',
  },
  'notification_preferences.user_id': { does: 'stays', because: 'What the account that stays chose holds.' },
  'expertise.user_id': { does: 'ends', because: 'It is made anew from what an account has.' },
  'jobs.creado_por_id': {
    does: 'stays',
    because: 'What a job found was for who asked it, as a copy of the data of that account.',
  },
  // Records
  'activity.user_id': {
    does: 'stays',
    because: 'The record is never changed; what it is asked for is asked of merged accounts, too.',
  },
  // Made by the database from the rest
  'queue_entries.editor_id': { does: 'stays', because: 'It is worked out anew from the work.' },
  'queue_counts.editor_id': { does: 'stays', because: 'It is counted anew.' },
  // A list of accounts, in which one takes the place of the other (`replaceRecorded`).
  'reviews.registrada_por': { does: 'stays', because: 'Each list is changed by itself.' },
};

/** The places that move, in order. */
export const movingPlaces = Object.entries(accountPlaces).flatMap(([name, place]) => {
  const [table = '', column = ''] = name.split('.');
  return place.does === 'moves' ? [{ table, column, key: ['id'] as readonly string[], ...place }] : [];
});
export type MovingPlace = (typeof movingPlaces)[number];
