/** What proves that a mail that came back is ours. */
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { addressWith, mailOfToken, mailToken } from './mail-token.ts';

const secret = Buffer.from('a secret of the platform');

it('names its mail, in the middle of a text and in capitals', () => {
  for (const id of [uuid(), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
    const address = addressWith('rebotes@casa.es', mailToken(secret, id));
    expect(address).toMatch(/^rebotes\+[a-z2-7]{42}@casa\.es$/);
    expect(mailOfToken(secret, `To: <${address}>\r\n`)).toBe(id);
    expect(mailOfToken(secret, address.toUpperCase())).toBe(id);
  }
});

it('is not made by anybody else, nor altered', () => {
  const token = mailToken(secret, uuid());
  expect(mailOfToken(Buffer.from('another'), token)).toBeUndefined();
  for (const place of [0, 20, 30, 41]) {
    const other = token[place] === 'a' ? 'q' : 'a';
    expect(mailOfToken(secret, token.slice(0, place) + other + token.slice(place + 1))).toBeUndefined();
  }
  expect(mailOfToken(secret, `x${token}`)).toBeUndefined();
  expect(mailOfToken(secret, 'nothing of the kind')).toBeUndefined();
});

it('is looked for among so many, so that a text of them costs little', () => {
  const id = uuid();
  const others = Array.from({ length: 60 }, () => mailToken(Buffer.from('another'), uuid()));
  expect(mailOfToken(secret, [...others, mailToken(secret, id)].join(' '))).toBeUndefined();
  expect(mailOfToken(secret, [...others.slice(0, 10), mailToken(secret, id)].join(' '))).toBe(id);
});
