/** Who is told of what happens to a work, beyond the path that editorial-path.test.ts walks. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { spanishIn } from '#server/testing/spanish.ts';
import { approved, draft, inReview } from '#server/testing/works.ts';
import { type EventKind, eventKinds } from './event-kinds.ts';
import type { Audience } from './event-queries.ts';
import { notices } from './notify.ts';

/** Who is told of what, of everything that can happen; what is not named here is told to nobody. */
const told: Partial<Record<EventKind, Audience[]>> = {
  'account.registered': ['administrators'],
  'account.roleRequested': ['administrators'],
  'account.roleGranted': ['account'],
  'account.roleDeclined': ['account'],
  'account.rolesChanged': ['account'],
  'account.scopesChanged': ['account'],
  'account.unblocked': ['account'],
  'account.dataExported': ['account'],
  'account.merged': ['account'],
  'account.mergeUndone': ['account'],
  'settings.changed': ['administrators'],
  'contact.sent': ['administrators'],
  'system.inboxGone': ['administrators'],
  'system.webhookGone': ['administrators'],
  'system.webhookGivenUp': ['administrators'],
  'mail.written': ['account'],
  'publication.submitted': ['editors', 'authors'],
  'publication.approved': ['authors', 'mainAuthor', 'authors', 'awaitedReviewers', 'workReviewers'],
  'publication.changesRequested': ['authors', 'awaitedReviewers', 'workReviewers'],
  'publication.rejected': ['authors', 'awaitedReviewers', 'workReviewers'],
  'publication.takenBack': ['workEditors', 'authors', 'workReviewers'],
  'publication.returnedToAuthors': ['authors', 'awaitedReviewers', 'handlingEditor'],
  'publication.decisionRevoked': ['authors', 'workReviewers', 'handlingEditor'],
  'publication.raised': ['editors'],
  'publication.returned': ['editors'],
  'publication.reopened': ['handlingEditor'],
  'publication.prioritised': ['handlingEditor'],
  'publication.doiEntered': ['authors'],
  'publication.doiTaken': ['authors'],
  'publication.published': ['authors', 'workReviewers'],
  'publication.publishedDirectly': ['authors', 'handlingEditor'],
  'publication.unpublished': ['authors'],
  'publication.joinedBook': ['authors'],
  'publication.bookSubmitted': ['mainAuthor'],
  'publication.leftBook': ['authors'],
  'publication.numbered': ['authors'],
  'publication.leftOutOfIssue': ['account'],
  'publication.issueCameOut': ['account'],
  'publication.issueNotPublished': ['account', 'administrators'],
  'publication.noticed': ['authors', 'handlingEditor'],
  'publication.concernLifted': ['authors'],
  'publication.embargoSet': ['authors'],
  'publication.embargoLifted': ['authors'],
  'publication.embargoEnded': ['authors'],
  'publication.retracted': ['authors', 'handlingEditor', 'workReviewers'],
  'publication.deleted': ['authors', 'handlingEditor', 'waitingReviewers'],
  'publication.authorGone': ['authors', 'workEditors'],
  'publication.restored': ['authors', 'handlingEditor'],
  'publication.announcementReceived': ['editors'],
  'publication.announcementUndone': ['editors'],
  'publication.moved': ['authors', 'editors', 'awaitedReviewers'],
  'publication.moveProposed': ['mainAuthor'],
  'publication.moveWithdrawn': ['mainAuthor'],
  'publication.moveDeclined': ['workEditors'],
  'publication.bylineOpened': ['account'],
  'publication.bylineClosed': ['account', 'workEditors'],
  'publication.bylineChanged': ['workEditors'],
  'production.started': ['handlingEditor'],
  'production.copyedited': ['mainAuthor', 'authors'],
  'production.answered': ['workEditors'],
  'production.proofsSent': ['mainAuthor', 'authors'],
  'production.proofsApproved': ['workEditors'],
  'production.proofsCorrected': ['workEditors'],
  'production.wentOn': ['authors'],
  'production.takenBack': ['authors'],
  'production.reopened': ['authors'],
  'production.scheduled': ['authors'],
  'production.unscheduled': ['authors'],
  'production.cameOut': ['account'],
  'production.notPublished': ['account', 'workEditors'],
  'reminder.production': ['account'],
  'coauthor.asked': ['account'],
  'coauthor.refused': ['account'],
  'coauthor.accepted': ['account'],
  'coauthor.declined': ['account'],
  'coauthor.left': ['account'],
  'coauthor.successionProposed': ['account'],
  'coauthor.successionByEditors': ['account', 'mainAuthor'],
  'coauthor.successionWithdrawn': ['account', 'mainAuthor'],
  'coauthor.successionAccepted': ['account', 'mainAuthor'],
  'coauthor.successionAgreed': ['account'],
  'coauthor.successionDeclined': ['account', 'mainAuthor'],
  'coauthor.successionObjected': ['account', 'workEditors'],
  'coauthor.successionEnded': ['account', 'mainAuthor'],
  'coauthor.succeeded': ['account', 'authors'],
  'publication.mainAuthorChanged': ['account', 'authors', 'workEditors'],
  'publication.editorAssigned': ['account'],
  'publication.editorReleased': ['account'],
  'note.added': ['workEditors'],
  'note.resolved': ['account'],
  'note.reopened': ['account'],
  'review.assigned': ['reviewer'],
  'review.updated': ['reviewer'],
  'review.recorded': ['reviewer'],
  'review.completed': ['editors', 'authors'],
  'review.accepted': ['editors'],
  'review.declined': ['editors'],
  'review.expired': ['editors', 'reviewer'],
  'review.reviewerAway': ['workEditors'],
  'review.reviewerBack': ['workEditors'],
  'review.takenBack': ['reviewer'],
  'review.resumed': ['reviewer'],
  'review.deadlineMoved': ['reviewer'],
  'review.thanked': ['reviewer'],
  'review.answered': ['reviewer'],
  'review.pointsAnswered': ['answeredReviewers', 'editors'],
  'discussion.written': ['discussingReviewers', 'discussingEditors'],
  'candidates.exhausted': ['editors'],
  'candidates.bidsAsked': ['reviewersHere'],
  'reminder.review': ['account'],
  'reminder.changes': ['account'],
  'reminder.waiting': ['account'],
  'reminder.claim': ['account'],
  'appeal.made': ['claimEditors', 'claimAdministrators', 'claimsUnanswerable', 'authors', 'handlingEditor'],
  'appeal.upheld': ['overturned'],
  'appeal.dismissed': ['authors', 'handlingEditor'],
  'appeal.withdrawn': ['claimEditors', 'claimAdministrators', 'authors'],
  'appeal.ended': ['authors'],
  'complaint.made': ['claimEditors', 'claimAdministrators', 'claimsUnanswerable'],
  'complaint.answered': ['claimant'],
  'rights.asked': ['account'],
  'rights.refused': ['mainAuthor', 'handlingEditor'],
  'rights.completed': ['mainAuthor', 'handlingEditor'],
  'suggestion.sent': ['editors'],
  'institution.joined': ['account'],
  'institution.removed': ['account'],
  'institution.chargeGiven': ['account'],
  'institution.chargeTaken': ['account'],
  'institution.invitationDeclined': ['account'],
  'institution.withoutCharge': ['administrators'],
  'institution.requested': ['administrators'],
  'consent.asked': ['account'],
  'consent.withdrawn': ['account'],
  'consent.given': ['account'],
  'consent.refused': ['account'],
};

it.each(Object.keys(eventKinds))('%s is told to whom it concerns', (kind) => {
  const table: Partial<Record<string, Audience[]>> = told;
  const written: Partial<Record<string, readonly { to: Audience }[]>> = notices;
  expect(written[kind]?.map(({ to }) => to)).toEqual(table[kind]);
});

const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

it.each(Object.entries(notices))('%s is told in Spanish and in English, with the same facts', (_, written) => {
  for (const { es, en } of written) {
    expect(placesIn(en.mensaje)).toEqual(placesIn(es.mensaje));
    for (const part of ['titulo', 'mensaje'] as const) {
      expect(es[part]).not.toBe('');
      expect(en[part]).not.toBe(es[part]);
      expect([en[part], spanishIn(en[part])]).toEqual([en[part], undefined]);
    }
  }
});

it('names nobody: a notice has no place for a person', () => {
  for (const { es, en } of Object.values(notices).flat())
    expect([es, en].flatMap(Object.values).join(' ')).not.toMatch(/\{(nombre|autor|revisor|editor|email|cuenta)\w*\}/i);
});

describePlatform('the people of a work', (platform) => {
  const people = new Map<string, TestPerson>();
  const the = (name: string): TestPerson => {
    const person = people.get(name);
    if (!person) throw new Error(`Nobody is called ${name}.`);
    return person;
  };
  beforeAll(async () => {
    for (const [name, role] of Object.entries({
      author: 'AUTOR',
      coauthor: 'AUTOR',
      editor: 'EDITOR',
      reviewer: 'REVISOR',
      admin: 'ADMIN',
      stranger: 'AUTOR',
    } as const))
      people.set(name, await platform().person(name, role));
  });

  /** The titles of what each was told while `act` ran; who was told nothing is left out. */
  async function toldBy(act: () => Promise<unknown>): Promise<Record<string, string[]>> {
    const count = async (person: TestPerson) => (await person.call.listNotifications()).total;
    const before = new Map<string, number>();
    for (const [name, person] of people) before.set(name, await count(person));
    await act();
    const told: Record<string, string[]> = {};
    for (const [name, person] of people) {
      const { notifications, total } = await person.call.listNotifications({ query: { limit: 100 } });
      const fresh = notifications.slice(0, total - (before.get(name) ?? 0)).map(({ titulo }) => titulo);
      if (fresh.length > 0) told[name] = fresh;
    }
    return told;
  }

  it('learn that it was deleted, all who wrote it but the one who did it', async () => {
    const { id } = await draft(the('author'), { coauthors: [the('coauthor')] });
    expect(await toldBy(() => the('admin').call.deletePublication({ params: { id } }))).toEqual({
      author: ['Publicación eliminada'],
      coauthor: ['Publicación eliminada'],
    });
    const own = await draft(the('author'));
    expect(await toldBy(() => the('author').call.deletePublication({ params: { id: own.id } }))).toEqual({});
  });

  it('learn that it was approved: its main author may publish it, and co-authors read who may', async () => {
    const cast = { author: the('author'), editor: the('editor'), reviewer: the('reviewer') };
    const { id } = await approved(cast, { coauthors: [the('coauthor')] });
    const lastTo = async (name: string) => (await the(name).call.listNotifications()).notifications[0]?.mensaje;
    expect(await lastTo('author')).toBe('Enhorabuena: «Una obra» ha sido aprobada. Ya puedes publicarla.');
    expect(await lastTo('coauthor')).toContain('Quien figura como autor principal ya puede publicarla.');
    expect((await the('coauthor').call.getPublication({ params: { id } })).acciones).not.toContain('PUBLICAR');
  });

  it('learn, as reviewers, what an editor changes in their review, and nothing of what they change themselves', async () => {
    const { id } = await inReview(the('author'));
    const params = await the('editor').call.assignReviewer({
      params: { id },
      body: { revisorId: the('reviewer').user.id },
    });
    const { updateReview } = the('editor').call;
    expect(await toldBy(() => updateReview({ params, body: { prioridad: 'ALTA' } }))).toEqual({
      reviewer: ['Cambios en tu revisión'],
    });
    const own = () => the('reviewer').call.updateReview({ params, body: { estado: 'EN_PROCESO' } });
    expect(await toldBy(own)).toEqual({});
    const closing = () => updateReview({ params, body: { estado: 'DEVUELTA', comentarios: 'Se cierra.' } });
    expect(await toldBy(closing)).toEqual({
      author: ['Revisión recibida'],
      reviewer: ['La redacción ha registrado tu revisión'],
      admin: ['Revisión completada'],
    });
  });
});
