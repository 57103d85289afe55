/** Who may read and run a work (works.ts), against the sentences of docs/specification.md 5 in every case, and each door by itself. */
import { describe, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { agree, aWork, forEveryCase, holdsTo, is, maySee, me, published, runs, wrote } from './cases.fixture.ts';
import {
  canChooseReviewers,
  canHandle,
  canRead,
  canReadAsText,
  canReadDecision,
  canReadFile,
  canReadIdentityLeaks,
  canReadOwnHistory,
  canReadProvisionalDoi,
  canReadText,
  canReadVersion,
  canRunProcess,
  canSearchBylines,
  canSearchBylinesOfRun,
  isEmbargoed,
  isHandler,
  isPublic,
  isTheirWork,
  readGrants,
  runningRoles,
  takesPart,
} from './index.ts';

const embargo = { embargoHasta: new Date('2999-01-01') };
const hasPart = (c: Parameters<typeof wrote>[0]) =>
  is(c, 'EDITOR', 'ADMIN') || wrote(c) || c.relation === 'assigned' || c.relation === 'completed';
const isOut = (c: Parameters<typeof published>[0]) => published(c) && !c.deleted;

describe('a work', () => {
  it('is taken part in by its authors, its reviewers and whoever runs works', () => holdsTo(takesPart, hasPart));

  it('stands among their own works who wrote it, who read its shorter history', () => {
    holdsTo(isTheirWork, wrote);
    holdsTo(canReadOwnHistory, wrote);
  });

  it('is run by editors and administrators who did not write it, who choose its reviewers', () => {
    expect(runningRoles).toEqual(['EDITOR', 'ADMIN']);
    holdsTo(canRunProcess, runs);
    holdsTo(canChooseReviewers, runs);
    forEveryCase((c, work, viewer) => {
      if (viewer) agree(c, canHandle(viewer, work), runs(c) && c.relation !== 'asked');
    });
  });

  it('is handled by whom it names', () => {
    expect(isHandler({ id: 'me' }, { editorId: 'me' })).toBe(true);
    for (const editorId of ['another', null]) expect(isHandler({ id: 'me' }, { editorId })).toBe(false);
  });

  it('tells what gives its authors away to them and to who runs it', () =>
    holdsTo(canReadIdentityLeaks, (c) => runs(c) || wrote(c)));

  it('tells its authors those decisions that they got a letter of, and who runs it all', () => {
    holdsTo(
      (viewer, work) => canReadDecision(viewer, work, { accion: 'APROBAR' }),
      (c) => runs(c) || wrote(c),
    );
    holdsTo((viewer, work) => canReadDecision(viewer, work, { accion: 'ELEVAR' }), runs);
  });

  it('is public while it is published, and as a tombstone', () => {
    forEveryCase((c, work) => agree(c, isPublic(work), isOut(c)));
    // That it was published once opens nothing but its tombstone.
    const draft = aWork({ estado: 'BORRADOR', wasPublished: true });
    expect([isPublic(draft), canRead(null, draft), canRead(me(), draft)]).toEqual([false, false, false]);
  });

  it('of a book that is reviewed is read by its reviewers, once it was sent and for as long as the book may come out', () => {
    const book = { titulo: '', identidadRevision: null, estado: 'EN_REVISION', revisorIds: ['me'] } as const;
    const chapter = (facts: Parameters<typeof aWork>[0]) => canRead(me(), aWork({ libroAbierto: book, ...facts }));
    expect(chapter({})).toBe(true);
    expect(chapter({ estado: 'BORRADOR' })).toBe(false);
    expect(chapter({ estado: 'RETIRADO' })).toBe(false);
    expect(chapter({ libroAbierto: null })).toBe(false);
    expect(chapter({ libroAbierto: { ...book, revisorIds: ['another'] } })).toBe(false);
    expect(chapter({ libroAbierto: { ...book, estado: 'RETIRADO' } })).toBe(false);
    expect(chapter({ deletedAt: new Date() })).toBe(false);
  });

  it('is granted by a role where it holds: everywhere, in some journals, or nowhere', () => {
    const byRole = (ambitos: Record<string, string[]>) =>
      readGrants({ ...me('EDITOR'), ambitos }).filter(({ only, estados }) => !only && estados.length > 1);
    const estados = ['EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS', 'APROBADO', 'PUBLICADO', 'RETIRADO'];
    expect(byRole({}).map((grant) => ({ ...grant, estados: [...grant.estados].sort() }))).toEqual([
      { estados: estados.sort() },
    ]);
    expect(byRole({ EDITOR: [principalJournal] })).toMatchObject([{ revistas: [principalJournal] }]);
    expect(byRole({ EDITOR: [] })).toEqual([]);
    expect(readGrants(null)).toEqual([{ estados: ['PUBLICADO'] }, { estados: ['RETIRADO'], only: 'wasPublished' }]);
  });
});

describe('bylines', () => {
  it('are searched in all lists by who runs the works of all journals', () => {
    expect([null, me(), me('REVISOR'), me('EDITOR'), me('ADMIN')].map(canSearchBylines)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect([null, me('REVISOR'), me('EDITOR'), me('ADMIN')].map(canSearchBylinesOfRun)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('the text of a work', () => {
  it('is under embargo while its page is public, until its day is taken away', () => {
    forEveryCase((c, work) => {
      agree(c, isEmbargoed({ ...work, ...embargo }), isOut(c));
      agree(c, isEmbargoed(work), false);
      agree(c, isEmbargoed({ ...work, embargoHasta: null }), false);
    });
  });

  it('is read under embargo by who takes part in the work', () => {
    holdsTo(
      (viewer, work) => canReadText(viewer, { ...work, ...embargo }),
      (c) => !isOut(c) || hasPart(c),
    );
    holdsTo(canReadText, () => true);
  });

  it('is read in its earlier versions by who takes part', () => {
    const version = (numero: number, more = {}) =>
      [
        (viewer: Parameters<typeof canReadVersion>[0], work: Parameters<typeof canReadText>[1]) =>
          canReadVersion(viewer, { ...work, ...more, versionActual: 2 }, numero),
      ] as const;
    holdsTo(version(2)[0], () => true);
    holdsTo(version(1)[0], hasPart);
    for (const numero of [1, 2]) holdsTo(version(numero, embargo)[0], (c) => hasPart(c) || (numero === 2 && !isOut(c)));
  });

  it('has a provisional DOI for who takes part, and for all who read it while it is not public', () =>
    holdsTo(canReadProvisionalDoi, (c) => !isOut(c) || hasPart(c)));

  it('has files for who reads it, and the manuscript, once it is public, for who takes part', () => {
    holdsTo((viewer, work) => canReadFile(viewer, work, 'DATOS'), maySee);
    holdsTo(
      (viewer, work) => canReadFile(viewer, work, 'MANUSCRITO'),
      (c) => maySee(c) && (!isOut(c) || hasPart(c)),
    );
    holdsTo(
      (viewer, work) => canReadFile(viewer, { ...work, ...embargo }, 'DATOS'),
      (c) => maySee(c) && (!isOut(c) || hasPart(c)),
    );
  });

  it('may be its manuscript, as a PDF, for everybody', () => {
    const pdf = { clase: 'MANUSCRITO', tipo: 'application/pdf' } as const;
    forEveryCase((c, work) => {
      agree(c, canReadAsText(work, pdf), isOut(c));
      agree(c, canReadAsText({ ...work, ...embargo }, pdf), false);
      agree(c, canReadAsText(work, { ...pdf, clase: 'DATOS' }), false);
      agree(c, canReadAsText(work, { ...pdf, tipo: 'text/plain' }), false);
    });
  });
});
