/** What servers' refusals are taken to say of an address. */
import { expect, it } from 'vitest';
import { kindOfRefusal, refusalOfReader } from './return-kind.ts';

const refusal = (responseCode: number, response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), { responseCode, response, command });

it.each([
  ['550 5.1.1 The email account does not exist', 550],
  ['553 5.1.3 Not an address', 553],
  ['556 5.1.10 Null MX', 556],
  ['550 5.2.1 The account is disabled', 550],
  ['550 5.4.1 Recipient address rejected: Access denied', 550],
  ['550 No such user here', 550],
])('takes the address for gone: %s', (response, reply) => {
  expect(refusalOfReader(refusal(reply, response))).toEqual({ clase: 'PERMANENTE', palabras: response });
});

it.each([
  // A full mailbox is emptied.
  ['552 5.2.2 Mailbox full', 552],
  ['452 4.2.2 Mailbox full', 452],
  // What is said of who sends must not stop all who are written to.
  ['550 5.7.1 Relaying denied', 550],
  ['554 5.7.1 Blocked using a list', 554],
  ['550 Relay access denied', 550],
  ['550 Message refused: your host is blacklisted', 550],
  ['554 Transaction failed', 554],
  ['450 Greylisted', 450],
])('takes it for something of that day: %s', (response, reply) => {
  expect(refusalOfReader(refusal(reply, response))?.clase).toBe('TEMPORAL');
});

it('takes nothing for a word about the reader but the answer to RCPT TO', () => {
  expect(refusalOfReader(refusal(550, '550 No', 'MAIL FROM'))).toBeUndefined();
  expect(refusalOfReader(refusal(550, '550 No', 'DATA'))).toBeUndefined();
  expect(refusalOfReader(new Error('connect ECONNREFUSED'))).toBeUndefined();
});

it('believes the enhanced code rather than the basic one', () => {
  expect(kindOfRefusal({ code: '5.7.1', reply: 550, words: '' })).toBe('TEMPORAL');
  expect(kindOfRefusal({ code: '5.1.1', reply: 554, words: 'spam' })).toBe('PERMANENTE');
});
