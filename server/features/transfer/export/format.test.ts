/** The format holds every column, and its document every field. */
import { readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as schema from '#server/platform/database/schema.ts';
import { activityRecord } from './format/activity.ts';
import {
  institutionInvitationRecord,
  institutionMemberRecord,
  institutionRecord,
  institutionRequestRecord,
  institutionWorkRecord,
} from './format/institution.ts';
import { issueRecord, issueWorkRecord } from './format/issue.ts';
import {
  announcementRecord,
  boardRecord,
  journalRecord,
  journalTextRecord,
  letterRecord,
  ofJournalRecord,
  pageRecord,
  sectionRecord,
  subscriberRecord,
} from './format/journal.ts';
import { manifestSchema, partSchema } from './format/manifest.ts';
import { certificateRecord, channelRecord, conflictRecord, ownReminderRecord, personRecord } from './format/person.ts';
import { changeAnswerRecord, productionRecord, proofRecord, tickRecord } from './format/production.ts';
import { annotationRecord, answerRecord, reviewChangeRecord, reviewFileRecord, reviewRecord } from './format/review.ts';
import * as work from './format/work.ts';

/** Every record, under its heading in docs/export-format.md. */
const records: Record<string, z.ZodObject> = {
  'manifest.json': manifestSchema,
  'manifest.json: cuentas': manifestSchema.shape.cuentas,
  'manifest.json: partes': partSchema,
  'journal.json': journalRecord,
  'journal.json: paginas': pageRecord,
  'journal.json: cartas': letterRecord,
  'journal.json: numeros': issueRecord,
  'journal.json: numeros: obras': issueWorkRecord,
  'journal.json: revistas': ofJournalRecord,
  'journal.json: revistas: secciones': sectionRecord,
  'journal.json: revistas: consejo': boardRecord,
  'journal.json: revistas: textos': journalTextRecord,
  'journal.json: revistas: anuncios': announcementRecord,
  'journal.json: instituciones': institutionRecord,
  'journal.json: instituciones: miembros': institutionMemberRecord,
  'journal.json: instituciones: obras': institutionWorkRecord,
  'journal.json: instituciones: invitaciones': institutionInvitationRecord,
  'journal.json: solicitudesDeInstitucion': institutionRequestRecord,
  'people.jsonl': personRecord,
  'people.jsonl: canales': channelRecord,
  'people.jsonl: certificados': certificateRecord,
  'people.jsonl: conflictos': conflictRecord,
  'people.jsonl: recordatorios': ownReminderRecord,
  'subscribers.jsonl': subscriberRecord,
  'activity.jsonl': activityRecord,
  'work.json': work.workRecord,
  'work.json: obra': work.publicationRecord,
  'work.json: autores': work.authorshipRecord,
  'work.json: coautorias': work.coauthorshipRecord,
  'work.json: manuscrito': work.manuscriptRecord,
  'work.json: versiones': work.versionRecord,
  'work.json: textosTraducidos': work.translatedTextRecord,
  'work.json: archivos': work.fileRecord,
  'work.json: imagenes': work.pictureRecord,
  'work.json: revisiones': reviewRecord,
  'work.json: revisiones: historialCambios': reviewChangeRecord,
  'work.json: revisiones: respuesta': answerRecord,
  'work.json: revisiones: anotaciones': annotationRecord,
  'work.json: revisiones: archivos': reviewFileRecord,
  'work.json: decisiones': work.decisionRecord,
  'work.json: reclamaciones': work.claimRecord,
  'work.json: firmasDeDerechos': work.rightsSignatureRecord,
  'work.json: peticionesDeFirma': work.rightsRequestRecord,
  'work.json: producciones': productionRecord,
  'work.json: producciones: respuestas': changeAnswerRecord,
  'work.json: producciones: pruebas': proofRecord,
  'work.json: producciones: comprobaciones': tickRecord,
  'work.json: notas': work.noteRecord,
  'work.json: discusion': work.messageRecord,
  'work.json: candidatos': work.candidateRecord,
  'work.json: preferencias': work.bidRecord,
  'work.json: sugerencias': work.suggestionRecord,
  'work.json: consentimientos': work.consentRecord,
  'work.json: relevo': work.successionRecord,
  'work.json: relacion': work.relationRecord,
  'work.json: capitulo': work.chapterRecord,
  'work.json: revisionesAnteriores': work.earlierReviewsRecord,
  'work.json: recordatorios': work.reminderRecord,
  'work.json: usoPorMes': work.usageRecord,
  'work.json: usoCounter': work.counterUsageRecord,
};

/** Tables with their record, and the columns that say only where a row stands, or are made from others. */
const exported: Record<string, [z.ZodObject, ...string[]]> = {
  users: [personRecord, 'nombreNormal', 'fechaOrcid'],
  notificationPreferences: [channelRecord, 'userId'],
  conflicts: [conflictRecord, 'userId'],
  certificates: [certificateRecord, 'userId'],
  publications: [work.publicationRecord, 'vectorTitulo', 'vectorResumen', 'tituloNormal', 'traslado'],
  authorships: [work.authorshipRecord, 'publicacionId'],
  coauthorships: [work.coauthorshipRecord, 'publicacionId'],
  manuscripts: [work.manuscriptRecord, 'publicacionId', 'figura'],
  versions: [work.versionRecord, 'publicacionId'],
  translatedTexts: [work.translatedTextRecord, 'publicacionId'],
  files: [work.fileRecord, 'publicacionId'],
  reviews: [reviewRecord, 'publicacionId'],
  reviewAnswers: [answerRecord, 'reviewId'],
  reviewAnnotations: [annotationRecord, 'reviewId'],
  reviewFiles: [reviewFileRecord, 'reviewId'],
  decisions: [work.decisionRecord, 'publicacionId'],
  claims: [work.claimRecord, 'publicacionId'],
  rightsSignatures: [work.rightsSignatureRecord, 'publicacionId'],
  rightsRequests: [work.rightsRequestRecord, 'publicacionId'],
  productions: [productionRecord, 'publicacionId'],
  productionAnswers: [changeAnswerRecord, 'produccionId'],
  proofs: [proofRecord, 'produccionId'],
  productionChecks: [tickRecord, 'produccionId'],
  editorialNotes: [work.noteRecord, 'publicacionId'],
  discussionMessages: [work.messageRecord, 'publicacionId'],
  candidates: [work.candidateRecord, 'publicacionId'],
  bids: [work.bidRecord, 'publicacionId'],
  suggestions: [work.suggestionRecord, 'publicacionId'],
  identityConsents: [work.consentRecord, 'publicacionId'],
  successions: [work.successionRecord, 'publicacionId'],
  workRelations: [work.relationRecord, 'publicacionId'],
  bookChapters: [work.chapterRecord, 'publicacionId'],
  earlierReviews: [work.earlierReviewsRecord, 'publicacionId'],
  reminders: [work.reminderRecord, 'publicacionId'],
  usageByMonth: [work.usageRecord, 'publicacionId'],
  counterUsage: [work.counterUsageRecord, 'publicacionId'],
  activity: [activityRecord],
  journals: [ofJournalRecord],
  journalSections: [sectionRecord, 'revistaId'],
  boardMembers: [boardRecord, 'revistaId'],
  journalTexts: [journalTextRecord, 'revistaId'],
  announcements: [announcementRecord, 'revistaId'],
  journalLetters: [letterRecord, 'revistaId'],
  institutions: [institutionRecord, 'buscado'],
  institutionMembers: [institutionMemberRecord, 'institucionId'],
  institutionWorks: [institutionWorkRecord, 'institucionId'],
  institutionInvitations: [institutionInvitationRecord, 'institucionId'],
  institutionRequests: [institutionRequestRecord],
  sitePages: [pageRecord],
  letterTemplates: [letterRecord],
  issues: [issueRecord],
  issueWorks: [issueWorkRecord, 'numeroId'],
  subscribers: [subscriberRecord, 'tokenHash'],
};
/** Written otherwise: as lists of ids or domains, as the record `ajustes`, as a link of its entry. */
const otherwise = ['versionFiles', 'settings', 'activityChain', 'institutionDomains', 'institutionJournals'];

const tables = Object.entries(schema).flatMap(([name, value]): [string, PgTable][] =>
  is(value, PgTable) ? [[name, value]] : [],
);
const text = readFileSync('docs/export-format.md', 'utf8');

describe('the format of exported journals', () => {
  it.each(tables)('holds every column of %s, or says that it leaves the table out', (name, table) => {
    const found = exported[name];
    if (!found) {
      expect(otherwise.includes(name) || text.includes(`- \`${name}\`: `), name).toBe(true);
      return;
    }
    const [record, ...apart] = found;
    const columns = Object.keys(getTableColumns(table)).filter((column) => !apart.includes(column));
    expect(Object.keys(record.shape)).toEqual(expect.arrayContaining(columns));
  });

  it.each(Object.entries(records))('is documented field by field: %s', (heading, record) => {
    const section = text.split(/^### /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
    const documented = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, field]) => field);
    expect(documented).toEqual(Object.keys(record.shape));
  });
});
