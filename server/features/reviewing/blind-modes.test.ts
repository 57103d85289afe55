/**
 * Canaries: authors and reviewers with names, addresses, iDs, affiliations and pictures that appear nowhere else work
 * on publications in every estado, in each mode of review identity; then everybody asks everything that can be asked.
 * Whatever the server ever answered is searched for what that reader must not learn (docs/specification.md 5).
 */
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Estado, type ReviewIdentity, type Role, reviewIdentities } from '#contract/vocabulary.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { isLongRun } from '#server/testing/rounds.ts';

/** Everything that names a person. */
const secretsOf = ({ user }: TestPerson) => [
  user.id,
  user.apellidos,
  user.email,
  user.orcid,
  user.afiliacion,
  user.fotoUrl,
];

const orcids = {
  author: '0000-0002-1825-0097',
  coauthor: '0000-0001-5109-3700',
  first: '0000-0002-1694-233X',
  second: '0000-0001-2345-6789',
};
/** Who may see the list of accounts sees who there is; no account there is told to have reviewed or written anything. */
const listsOfPeople = ['listUsers', 'exportUsers', 'assignmentPool'];
/** Never ends; its events are those of the notifications. */
const streams = ['notificationStream'];
const questions: [string, Call][] = Object.entries(calls).filter(
  ([name, call]) => call.method === 'GET' && ![...listsOfPeople, ...streams].includes(name),
);

const stands: [Estado, 'hidden' | 'public'][] = [
  ['BORRADOR', 'hidden'],
  ['EN_REVISION', 'hidden'],
  ['PENDIENTE_APROBACION', 'hidden'],
  ['CAMBIOS_SOLICITADOS', 'hidden'],
  ['APROBADO', 'hidden'],
  ['RETIRADO', 'hidden'],
  ['PUBLICADO', 'public'],
  ['RETIRADO', 'public'],
];
/** Under review, withdrawn unseen, public: `npm test` asks about these, the long run about all. */
const placed = isLongRun
  ? stands
  : stands.filter(([estado, side]) =>
      side === 'public' ? estado === 'PUBLICADO' : ['EN_REVISION', 'RETIRADO'].includes(estado),
    );

// Each on a platform of its own: what was sent in another mode stays in it.
describe.each<ReviewIdentity>(reviewIdentities)('«%s»', (identidadRevision) => {
  describePlatform('the mode', (platform) => {
    const people: Record<string, TestPerson> = {};
    const who = (name: string) => people[name] ?? expect.fail(`nobody is called ${name}`);
    /** What each was answered, by their token; guests under ''. */
    const answers = new Map<string, string[]>();

    beforeAll(async () => {
      const add = async (name: string, orcid: string | null, ...roles: Role[]) => {
        people[name] = await platform().account(
          {
            apellidos: `Canario${name}`,
            email: `${name}@canario.test`,
            orcid,
            afiliacion: `Instituto ${name} de Canarias`,
            fotoUrl: `https://fotos.example/${name}.png`,
          },
          ...roles,
        );
      };
      await add('author', orcids.author, 'AUTOR');
      await add('coauthor', orcids.coauthor, 'AUTOR');
      await add('publicAuthor', null, 'AUTOR');
      await add('editorAuthor', null, 'AUTOR', 'EDITOR');
      await add('adminAuthor', null, 'ADMIN', 'REVISOR');
      await add('first', orcids.first, 'REVISOR');
      await add('second', orcids.second, 'REVISOR');
      await add('pending', null, 'REVISOR');
      await add('declined', null, 'REVISOR');
      await add('suggests', null, 'REVISOR');
      await add('reader', null, 'LECTOR');
      await add('editor', null, 'EDITOR');
      await add('admin', null, 'ADMIN');
      const inject = platform().app.inject.bind(platform().app);
      vi.spyOn(platform().app, 'inject').mockImplementation(((options: InjectOptions) =>
        inject(options).then((response) => {
          const token = String(options.headers?.authorization ?? '').replace('Bearer ', '');
          const told = answers.get(token) ?? [];
          answers.set(token, told);
          told.push(response.body);
          return response;
        })) as unknown as typeof inject);
    });

    const reviewers = ['first', 'second', 'pending', 'declined', 'suggests'];
    /** Of what is not published. */
    const authors = ['author', 'coauthor'];
    /** Who run the platform, and wrote every work here: authors all the same. */
    const staffWhoWrote = ['editorAuthor', 'adminAuthor'];

    /** A work with reviews of every kind, taken to where it is to stand. */
    async function place(estado: Estado, side: 'hidden' | 'public'): Promise<string> {
      const lead = who(side === 'hidden' ? 'author' : 'publicAuthor');
      const others = [...(side === 'hidden' ? ['coauthor'] : []), ...staffWhoWrote];
      const { id } = await lead.call.createPublication({
        body: {
          titulo: `Obra ${estado} ${side}`,
          resumen: 'Un resumen sin nombres.',
          palabrasClave: ['anonimato'],
          coautoresIds: others.map((name) => who(name).user.id),
          metadatos: {
            firma: lead.user.apellidos,
            centro: lead.user.afiliacion,
            doi: `10.1000/${lead.user.apellidos}-${crypto.randomUUID()}`,
          },
        },
      });
      const params = { id };
      for (const name of others) await who(name).call.acceptAuthorship({ params });
      await lead.call.saveContent({ params, body: { contenido: 'Un texto sin nombres.' } });
      await lead.call.submitReview({ params });
      const assigned: Record<string, string> = {};
      for (const name of reviewers.slice(0, 4))
        assigned[name] = (
          await who('editor').call.assignReviewer({ params, body: { revisorId: who(name).user.id } })
        ).id;
      for (const name of ['first', 'second'])
        await who(name).call.updateReview({
          params: { id: assigned[name] ?? '' },
          body: { estado: 'ACEPTADA', comentarios: 'Bien.', comentarioConfidencial: 'Muy bien.' },
        });
      await who('declined').call.declineReview({
        params: { id: assigned.declined ?? '' },
        body: { motivo: 'No puedo.' },
      });
      await who('suggests').call.suggest({ body: { publicacionId: id, comentarios: 'Una idea.' } });
      await lead.call.updateReview({ params: { id: assigned.first ?? '' }, body: { comentarioAutor: 'Gracias.' } });
      const to = (next: Estado, by = 'editor') =>
        who(by).call.changeEstado({ params, body: { estado: next, motivo: 'Con motivo.' } });
      if (side === 'public') {
        await to('APROBADO');
        await to('PUBLICADO', 'publicAuthor');
        if (estado === 'RETIRADO') await to('RETIRADO');
      } else if (estado === 'BORRADOR') {
        await to('CAMBIOS_SOLICITADOS');
        await to('BORRADOR', 'author');
      } else if (estado !== 'EN_REVISION') await to(estado);
      return id;
    }

    const isStaff = (person: TestPerson | undefined) =>
      person?.user.roles.some((role) => role === 'EDITOR' || role === 'ADMIN') ?? false;

    /** Asks every question about every work, with surnames as searches. */
    async function askEverything(person: TestPerson | undefined, works: string[]): Promise<void> {
      const searches = [...authors, 'first'].map((name) => who(name).user.apellidos);
      for (const [name, call] of questions) {
        // To whom staff may write is everybody; to whom authors may is looked at.
        if (name === 'recipients' && isStaff(person)) continue;
        // Who may review at all; that it tells nothing of one's own works is held by roster.test.ts.
        if (name === 'reviewerRoster') continue;
        const paths = call.path.includes('{id}')
          ? works.flatMap((id) => [1, 2].map((n) => call.path.replace('{id}', id).replace('{numero}', String(n))))
          : [call.path];
        const keys = Object.keys(call.query?.shape ?? {});
        const queries = [keys.includes('limit') ? '?limit=50' : ''];
        if (keys.includes('search')) queries.push(...searches.map((surname) => `?search=${surname}`));
        const urls = new Set(paths.flatMap((path) => queries.map((query) => `/api${path}${query}`)));
        await Promise.all(
          [...urls].map((url) =>
            platform().inject({ url, headers: person ? { authorization: `Bearer ${person.token}` } : {} }),
          ),
        );
      }
    }

    const told = (name: string) => (answers.get(name === 'guest' ? '' : who(name).token) ?? []).join('\n');
    /** The names of those whose secrets the reader was told. */
    const knownTo = (name: string, of: string[]) =>
      of.filter(
        (other) => other !== name && secretsOf(who(other)).some((secret) => secret && told(name).includes(secret)),
      );

    const outsiders = ['reader', 'guest'];
    const everyone = [...authors, ...staffWhoWrote, 'publicAuthor', ...reviewers, ...outsiders, 'editor', 'admin'];

    describe('of which everything is asked', () => {
      beforeAll(async () => {
        await platform().settings({ identidadRevision });
        answers.clear();
        const works: string[] = [];
        for (const [estado, side] of placed) works.push(await place(estado, side));
        // What an administrator makes open afterwards opens nothing.
        await platform().settings({ identidadRevision: 'abierta' });
        for (const name of everyone) await askEverything(people[name], works);
      });
      const open = identidadRevision === 'abierta';

      it('asked everything there is to ask', () => {
        for (const name of everyone) expect(answers.get(people[name]?.token ?? '')?.length).toBeGreaterThan(60);
        expect(questions.length).toBeGreaterThan(12);
      });

      it('shows authors who reviewed them only where it is open', () => {
        for (const name of [...authors, ...staffWhoWrote, 'publicAuthor'])
          expect([name, knownTo(name, reviewers)]).toEqual([
            name,
            open ? expect.arrayContaining(['first', 'second']) : [],
          ]);
        expect(told('author')).toContain(open ? 'Canariofirst' : 'Revisor 1');
      });

      it('shows reviewers each other only where it is open, and each themselves', () => {
        for (const name of reviewers) expect([name, open || knownTo(name, reviewers)]).toEqual([name, open || []]);
        if (open) expect(knownTo('first', reviewers)).toEqual(['second']);
        expect(told('first')).toContain('Canariofirst');
      });

      it('shows reviewers who wrote what they review, but in double blind', () => {
        const hidden = identidadRevision === 'doble ciego';
        for (const name of reviewers) expect([name, knownTo(name, authors)]).toEqual([name, hidden ? [] : authors]);
        expect(told('pending').includes('Autor anónimo')).toBe(hidden);
      });

      it('tells nobody outside who reviewed, nor who wrote what is not published', () => {
        for (const name of outsiders) expect(knownTo(name, reviewers)).toEqual([]);
        for (const name of ['reader', 'guest', 'publicAuthor']) expect(knownTo(name, authors)).toEqual([]);
      });

      it('names to everyone the authors of what is published', () => {
        for (const name of everyone) expect(told(name)).toContain('CanariopublicAuthor');
        expect(told('guest')).not.toContain(who('publicAuthor').user.email);
      });

      it('hides nothing from who runs the process', () => {
        for (const name of ['editor', 'admin'])
          expect(knownTo(name, [...authors, ...reviewers.slice(0, 4)])).toEqual([...authors, ...reviewers.slice(0, 4)]);
      });

      it('finds no work by the name of its hidden author', async () => {
        for (const name of ['first', 'suggests', 'guest'])
          for (const secret of [...secretsOf(who('author')), ...secretsOf(who('first'))])
            for (const call of ['listPublications', 'searchCatalogue'] as const) {
              const client = people[name]?.call ?? platform().guest;
              const { total } = await client[call]({ query: { search: secret ?? '' } });
              if (secret) expect([name, call, secret, total]).toEqual([name, call, secret, 0]);
            }
      });
    });
  });
});
