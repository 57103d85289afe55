/** Notifications of the right shape with something wrong in them, by lot: each is read, or refused in words. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '#contract/refuse.ts';
import { rounds } from '#server/testing/rounds.ts';
import { meantBy, patternOf, printOf, readNotification, resourceOf, worksNamedIn } from './read-notification.ts';

const said = (type: string[], object: object) => ({
  '@context': ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'],
  id: 'urn:uuid:0370c0fb-bb78-4a9b-87f5-bed307a509dd',
  type,
  origin: { id: 'https://prereview.example', inbox: 'https://prereview.example/inbox', type: 'Service' },
  object: {
    id: 'https://prereview.example/1',
    'ietf:cite-as': 'https://doi.org/10.5555/1',
    name: 'Una reseña',
    ...object,
  },
  context: { id: 'https://pliego.example/catalogo/1' },
  inReplyTo: 'urn:uuid:1370c0fb-bb78-4a9b-87f5-bed307a509dd',
  summary: 'Lo que se dice de ella.',
});
const related = {
  'as:subject': 'https://a.example/1',
  'as:relationship': 'http://purl.org/vocab/frbr',
  'as:object': 'https://b.example/2',
};
const right = [
  said(['Announce', 'coar-notify:ReviewAction'], {}),
  said(['Announce', 'RelationshipAction'], related),
  said(['Undo'], {}),
  said(['as:Accept'], {}),
  said(['Offer'], {}),
];

/** A place in it is something else, or gone, or there twice as a list. */
const wrong = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      'javascript:alert(1)',
      'https://',
      'http://a.example',
      'urn:x',
      '\u202e',
      '__proto__',
      '\u0000',
      'https://[',
      `https://${'a'.repeat(3000)}`,
    ],
  ),
  fc.constant(undefined),
);
type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const placesOf = (value: unknown): string[][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => [[key], ...placesOf(each).map((place) => [key, ...place])])
    : [];
function withAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Json = isObject(value) ? { ...value } : {};
  copy[key] = withAt(copy[key], rest, put);
  return Array.isArray(value) ? Object.values(copy) : copy;
}
const drawn = fc
  .constantFrom(...right)
  .chain((whole) =>
    fc
      .array(fc.tuple(fc.constantFrom(...placesOf(whole)), wrong), { maxLength: 3 })
      .map((changes) => changes.reduce<unknown>((value, [place, put]) => withAt(value, place, put), whole)),
  );

it('is read, or refused in words, whatever is wrong in it', () => {
  let read = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: drawn }, { weight: 1, arbitrary: fc.jsonValue() }), (body) => {
      try {
        const notification = readNotification(JSON.parse(JSON.stringify(body ?? null)));
        expect(printOf(notification)).toMatch(/^[0-9a-f]{64}$/);
        const pattern = patternOf(notification);
        if (pattern.does === 'announce') {
          worksNamedIn(notification);
          const { direccion, titulo } = resourceOf(notification, pattern.clase, () => 0);
          expect(new URL(direccion).protocol).toBe('https:');
          expect(titulo ?? '').not.toMatch(/\p{Cc}/u);
        } else meantBy(notification);
        read++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect(error.in('en').message).not.toBe('');
        refused++;
      }
    }),
    { numRuns: rounds({ quick: 1500, long: 30_000 }) },
  );
  expect(Math.min(read, refused)).toBeGreaterThan(100);
});
