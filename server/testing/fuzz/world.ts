/** A platform with something of everything, as the canary plants it, and who asks about it. */

import { calls } from '#contract/calls.ts';
import type { Role } from '#contract/vocabulary.ts';
import { common, plant, plantInstitution, plantLoad } from '../canary.ts';
import { canaryBodies } from '../canary-bodies.ts';
import { type Cast, hire } from '../canary-cast.ts';
import type { Planted } from '../canary-filler.ts';
import { plantInProduction } from '../canary-production.ts';
import type { TestPlatform } from '../platform.ts';
import type { Supplies } from './from-schema.ts';

/** Who asks, by their name in the canary's cast; nobody for a guest. */
const asking: Record<string, Role[]> = {
  guest: [],
  reader: ['LECTOR'],
  author: ['AUTOR'],
  coauthor: ['AUTOR'],
  publicAuthor: ['AUTOR'],
  first: ['REVISOR'],
  unasked: ['REVISOR'],
  editor: ['EDITOR'],
  editorElsewhere: ['EDITOR'],
  keeper: ['ADMIN'],
};

export interface World {
  people: Cast;
  roles: Record<string, readonly Role[]>;
  planted: Planted;
  /** Bodies that are known to be right, by call. */
  bodies: Readonly<Record<string, readonly unknown[]>>;
  supplies: Supplies;
}

/** Plants it all. Takes seconds. */
export async function plantWorld(platform: TestPlatform, definitions: Supplies['definitions']): Promise<World> {
  const people = await hire(platform);
  const keeper = await platform.person('Guardiana', 'ADMIN');
  people.keeper = keeper;
  const { author, editor } = people;
  if (!author || !editor) throw new Error('the cast is not whole');
  const ofInstitution = await plantInstitution(keeper, author);
  const ofLoad = await plantLoad(keeper);
  const works = [await plant(people, 'author'), await plant(people, 'publicAuthor'), await plantInProduction(people)];
  const kinds = [...new Set(works.flatMap((work) => Object.keys(work)))];
  const ofWorks = Object.fromEntries(kinds.map((kind) => [kind, works.flatMap((work) => work[kind] ?? [])]));
  const bystander = await platform.person('Nadie');
  const { call } = keeper;
  const planted: Planted = {
    ...common(bystander.user.id),
    ...ofInstitution,
    ...ofLoad,
    ...ofWorks,
    catalog: ofWorks.publications ?? [],
    jobs: [(await call.verifyActivity()).id],
    assignments: [(await call.startAssignment({ body: { porObra: 5 } })).id],
    'saved-searches': [(await call.saveSearch({ body: { nombre: 'Todo', consulta: '' } })).id],
    'api-keys': [(await call.makeApiKey({ body: { nombre: 'Mía' } })).id],
    users: [bystander.user.id, author.user.id],
    autor: [author.user.id],
    slug: ['historia'],
  };
  const [work = ''] = planted.publications ?? [];
  const [review = '', signer = ''] = [planted.reviews?.[0], planted.firmante?.[0]];
  const known = canaryBodies({ work, person: bystander.user.id, review, signer });
  const ids = [...new Set([...Object.values(planted).flat(), ...Object.values(people).map(({ user }) => user.id)])];
  return {
    people,
    roles: asking,
    planted,
    bodies: Object.fromEntries(
      Object.keys(calls).map((name) => [name, [Reflect.get(known, name)].flat().filter((each) => each !== undefined)]),
    ),
    supplies: {
      definitions,
      ids: ids.filter((id) => /^[0-9a-f-]{36}$/.test(id)),
      emails: Object.values(people).map(({ user }) => user.email),
    },
  };
}
