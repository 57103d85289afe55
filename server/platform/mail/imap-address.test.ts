/** What an `IMAP_URL` says. */
import { expect, it } from 'vitest';
import { readImapAddress } from './imap-address.ts';

it.each([
  [
    'imaps://rebotes%40revista.example:cl%C3%A1ve%2F1@imap.example',
    { host: 'imap.example', port: 993, secure: true, isHere: false, user: 'rebotes@revista.example', pass: 'cláve/1' },
  ],
  ['imap://ana:x@imap.example/', { port: 143, secure: false, isHere: false, folder: ['INBOX'] }],
  ['imap://ana:x@localhost:1143/INBOX', { host: 'localhost', port: 1143, isHere: true }],
  ['imap://ana:x@[::1]:1143/Correo/De%20vuelta', { host: '::1', isHere: true, folder: ['Correo', 'De vuelta'] }],
  // A name that only begins like this machine's.
  ['imap://ana:x@localhost.example.org/INBOX', { isHere: false }],
  ['imap://ana:x@0.0.0.0/INBOX', { isHere: false }],
])('reads %s', (url, parts) => {
  expect(readImapAddress(url)).toMatchObject(parts);
});
