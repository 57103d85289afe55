/** Reports of delivery and complaints, as servers write them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestReport, readReport } from './read-report.ts';

const report = (status: string, { type = 'message/delivery-status', fields = '' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="9B095B5ADSN=_01"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--9B095B5ADSN=_01',
    'Content-Description: Notification',
    '',
    'I am sorry.',
    '',
    '--9B095B5ADSN=_01',
    `Content-Type: ${type}`,
    ...(fields ? [fields] : []),
    '',
    status,
    '',
    '--9B095B5ADSN=_01',
    'Content-Type: text/rfc822-headers',
    '',
    'Message-ID: <x@y>',
    'Action: failed',
    '--9B095B5ADSN=_01--',
    '',
  ].join('\r\n');
const failed = (status: string, diagnostic: string) =>
  `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ana@prueba.test\r\nAction: failed\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; ${diagnostic}`;

it.each([
  ['5.1.1', '550 5.1.1 No such user', 'PERMANENTE'],
  ['5.2.2', '552 5.2.2 Mailbox full', 'TEMPORAL'],
  ['5.7.1', '550 5.7.1 Blocked', 'TEMPORAL'],
  ['4.4.7', '450 4.2.1 Try later', 'TEMPORAL'],
  // Who reports knew no more than that it failed.
  ['5.0.0', '550 5.1.1 Not here', 'PERMANENTE'],
  ['5.0.0', '550 No such user', 'PERMANENTE'],
  ['5.0.0', '550 Relay denied', 'TEMPORAL'],
])('reads a report of delivery: %s, %s', (status, diagnostic, clase) => {
  expect(readReport(report(failed(status, diagnostic)))).toEqual({ clase, palabras: diagnostic });
});

it('reads a diagnostic of several lines, and one that is encoded', () => {
  const folded = failed('5.1.1', '550-5.1.1 The account\r\n    does not exist');
  expect(readReport(report(folded))?.palabras).toBe('550-5.1.1 The account does not exist');
  const encoded = Buffer.from(failed('5.1.1', '550 5.1.1 No')).toString('base64');
  expect(readReport(report(encoded, { fields: 'Content-Transfer-Encoding: base64' }))?.clase).toBe('PERMANENTE');
  const quoted = failed('5.1.1', '550 5.1.1 No').replaceAll('.', '=2E');
  expect(readReport(report(quoted, { fields: 'Content-Transfer-Encoding: quoted-printable' }))?.clase).toBe(
    'PERMANENTE',
  );
});

it.each(['delayed', 'delivered', 'relayed', 'expanded'])('takes nothing for a return that is %s', (action) => {
  expect(readReport(report(failed('4.4.1', 'x').replace('failed', action)))).toBeUndefined();
});

it('reads complaints, and not their contrary', () => {
  const type = 'message/feedback-report';
  expect(readReport(report('Feedback-Type: abuse\r\nVersion: 1', { type }))).toEqual({
    clase: 'QUEJA',
    palabras: 'abuse',
  });
  expect(readReport(report('Feedback-Type: not-spam', { type }))).toBeUndefined();
});

it('takes no other mail for a report', () => {
  const holiday =
    'Subject: De vacaciones\r\nAuto-Submitted: auto-replied\r\nContent-Type: text/plain\r\n\r\nAction: failed\r\nStatus: 5.1.1';
  expect(readReport(holiday)).toBeUndefined();
  expect(readReport('')).toBeUndefined();
  expect(readReport('Content-Type: multipart/report\r\n\r\n')).toBeUndefined();
});

it('reads anything without failing, and no more than its beginning', () => {
  fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => void readReport(report(text))));
  fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => void readReport(text)));
  const late = report(failed('5.1.1', '550 No')).replace('I am sorry.', 'x'.repeat(longestReport));
  expect(readReport(late)).toBeUndefined();
});
