/** What can happen to a number of a journal and to works by it, and how the activity record tells it. */
import type { KindTellings } from './kind.ts';

export const issueKinds = {
  'publication.issueCreated': ['info', 'Número empezado: {numero}.', 'Issue begun: {numero}.'],
  'publication.issueChanged': ['info', 'Número cambiado: {numero}.', 'Issue changed: {numero}.'],
  'publication.issueRemoved': ['warning', 'Número eliminado: {numero}.', 'Issue deleted: {numero}.'],
  'publication.issueOrdered': ['info', 'Número ordenado: {numero}.', 'Issue put in order: {numero}.'],
  'publication.issueReordered': [
    'warning',
    'Orden cambiado en un número publicado: {numero}.',
    'Order changed in a published issue: {numero}.',
  ],
  'publication.issueScheduled': [
    'info',
    'Número con fecha de publicación: {numero}, {momento}.',
    'Issue to be published by itself: {numero}, {momento}.',
  ],
  'publication.issueUnscheduled': [
    'info',
    'Número sin fecha de publicación: {numero}.',
    'Issue no longer to be published by itself: {numero}.',
  ],
  'publication.issuePublished': [
    'success',
    'Número publicado: {numero}, con {obras} obras.',
    'Issue published: {numero}, with {obras} works.',
  ],
  // Beside the publishing itself, at its moment; `cuenta` is who set it.
  'publication.issueCameOut': [
    'success',
    'Número publicado en su fecha: {numero}.',
    'Issue published at its date: {numero}.',
  ],
  'publication.issueNotPublished': [
    'error',
    'Número no publicado en su fecha: {numero}.',
    'Issue not published at its date: {numero}.',
  ],
  'publication.issueTakenBack': [
    'warning',
    'Número retirado después de publicarlo: {numero}. Motivo: {motivo}',
    'Issue taken back after its publication: {numero}. Reason: {motivo}',
  ],
  'publication.placedInIssue': [
    'info',
    'Puesta en el número {numero}: «{titulo}».',
    'Put in issue {numero}: “{titulo}”.',
  ],
  'publication.takenFromIssue': [
    'info',
    'Quitada del número {numero}: «{titulo}».',
    'Taken out of issue {numero}: “{titulo}”.',
  ],
  // It was out before its number, or came into one that is out.
  'publication.numbered': [
    'info',
    'Aparece en el número {numero}: «{titulo}».',
    'Appears in issue {numero}: “{titulo}”.',
  ],
  'publication.unnumbered': [
    'warning',
    'Ya no aparece en el número {numero}, que se ha retirado: «{titulo}». Motivo: {motivo}',
    'No longer appears in issue {numero}, which was taken back: “{titulo}”. Reason: {motivo}',
  ],
  'publication.unpublished': [
    'warning',
    'De nuevo aprobada, sin publicar, al retirarse el número {numero}: «{titulo}». Motivo: {motivo}',
    'Approved and unpublished again, as issue {numero} was taken back: “{titulo}”. Reason: {motivo}',
  ],
  // `cuenta` is who set the number's date.
  'publication.leftOutOfIssue': [
    'warning',
    'Fuera del número {numero} al publicarse, porque no podía publicarse con él: «{titulo}».',
    'Left out of issue {numero} as it was published, since it could not be published with it: “{titulo}”.',
  ],
} as const satisfies KindTellings;
