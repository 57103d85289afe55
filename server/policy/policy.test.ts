/**
 * Who sees what (docs/specification.md 5), for every estado × role × relation × blind mode, against the page's sentences
 * written here a second time.
 */

import { describe, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { reviewEstados, reviewIdentities } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import {
  agree,
  everyCase,
  forEveryCase,
  is,
  maySee,
  own,
  published,
  review,
  runs,
  sent,
  workOf,
  wrote,
} from './cases.fixture.ts';
import {
  canBeInvited,
  canBeReviewer,
  canBid,
  canChangeSetting,
  canDiscuss,
  canHandle,
  canOpenByline,
  canProposeSuccession,
  canRead,
  canReadAddress,
  canReadAnswer,
  canReadConfidential,
  canReadDecision,
  canReadDiscussion,
  canReadReview,
  canRunProcess,
  canSearchBylines,
  canSearchBylinesOfRun,
  canSuggest,
  identityWhenSent,
  isScopeOf,
  knowsSharedAuthor,
  liveShare,
  masking,
  reviewActions,
  scopesWithin,
  takesPart,
  type Viewer,
  type WorkAccess,
  withScopesOf,
} from './index.ts';

/** All that is asked of a person and a work, but for the acts (contract/workflow.test.ts). */
function askedOf(viewer: Viewer, work: WorkAccess): unknown {
  const reviews = work.reviewFacts.map((facts) => [
    canReadReview(viewer, work, facts),
    canReadConfidential(viewer, work, facts),
    reviewActions(viewer, work, sent(facts)),
  ]);
  const news = { type: 'publication.approved', userId: null, cuenta: null };
  return [
    [canRead(viewer, work), takesPart(viewer, work), masking(viewer, work), canReadAddress(viewer, work, 'another')],
    [canRunProcess(viewer, work), canReadDecision(viewer, work, { accion: 'APROBAR' }), canOpenByline(viewer, work)],
    viewer && [canHandle(viewer, work), canSuggest(viewer, work), canBid(viewer, work), canBeReviewer(viewer, work)],
    viewer && [liveShare(viewer, news, work, undefined), canProposeSuccession(viewer, work)],
    reviews,
  ];
}

describe('a role that is narrowed to journals', () => {
  const other = '00000000-0000-4000-8000-000000000002';
  const narrowed = (viewer: Viewer, where: readonly string[]): Viewer =>
    viewer && { ...viewer, ambitos: { REVISOR: [...where], EDITOR: [...where] } };

  it('is in one of them what it is everywhere', () => {
    forEveryCase((c, work, viewer) =>
      agree(c, askedOf(narrowed(viewer, [other, principalJournal]), work), askedOf(viewer, work)),
    );
  });

  it('is in every other journal, and with none anywhere, as if it were not held', () => {
    for (const where of [[other], []])
      forEveryCase((c, work, viewer) => {
        const roles = c.has.filter((role) => role !== 'REVISOR' && role !== 'EDITOR');
        agree(c, askedOf(narrowed(viewer, where), work), askedOf(viewer && { ...viewer, roles }, work));
      });
  });

  it('sets the workflow of the whole platform no more', () => {
    const editor: Person = { id: 'me', roles: ['EDITOR'], ambitos: {} };
    expect(canChangeSetting(editor, 'modoFlujo')).toBe(true);
    expect(canChangeSetting({ ...editor, ambitos: { EDITOR: [principalJournal] } }, 'modoFlujo')).toBe(false);
  });

  it('searches bylines in lists of the works that it runs, and in others no more', () => {
    const editor: Person = { id: 'me', roles: ['EDITOR'], ambitos: { EDITOR: [principalJournal] } };
    expect([canSearchBylines(editor), canSearchBylinesOfRun(editor)]).toEqual([false, true]);
    expect(canSearchBylines({ ...editor, roles: ['EDITOR', 'ADMIN'] })).toBe(true);
  });

  it('takes what it was narrowed to with it, as it is taken away or comes to another account', () => {
    expect(scopesWithin(['REVISOR'], { EDITOR: [other], REVISOR: [other, other] })).toEqual({ REVISOR: [other] });
    expect(withScopesOf(['EDITOR'], { EDITOR: [other], REVISOR: [] }, {})).toEqual({ EDITOR: [other] });
    expect(isScopeOf(['EDITOR'], [other], { EDITOR: [other] })).toBe(true);
    expect(isScopeOf(['EDITOR'], [other], { EDITOR: [principalJournal] })).toBe(false);
    expect(isScopeOf(['AUTOR'], [other], { EDITOR: [other] })).toBe(false);
  });
});

describe('the policy', () => {
  it('lets each person read exactly the works that docs/specification.md gives them', () => {
    forEveryCase((c, work, viewer) => agree(c, canRead(viewer, work), maySee(c)));
  });

  it('hides authors in double blind from everyone but themselves and who runs the process, until publication', () => {
    for (const identidadRevision of reviewIdentities)
      forEveryCase((c, work, viewer) => {
        const isPublicNow = published(c) && !c.deleted;
        const due = identidadRevision === 'doble ciego' && !wrote(c) && !runs(c) && !isPublicNow;
        agree(c, masking(viewer, { ...work, identidadRevision }).authors, due);
      });
  });

  it('keeps a work’s mode when it is sent again, unless a more closed one holds for a round that begins', () => {
    const [c] = [...everyCase()];
    if (!c) throw new Error('no case');
    for (const [from, own] of [null, ...reviewIdentities].entries())
      for (const [to, setting] of reviewIdentities.entries()) {
        const work = { ...workOf(c), identidadRevision: own };
        expect(identityWhenSent(work, setting)).toBe(own ?? setting);
        const next = to + 1 > from ? setting : own;
        expect(identityWhenSent({ ...work, ronda: 2 }, setting)).toBe(next);
      }
  });

  it('tells whether somebody signs two works only who may know the authors of both', () => {
    forEveryCase((c, work, viewer) => {
      const knows = !masking(viewer, work).authors;
      agree(c, knowsSharedAuthor(viewer, work, work), knows && work.authorIds.length > 0);
      agree(c, knowsSharedAuthor(viewer, work, { ...work, authorIds: [] }), false);
    });
  });

  it('hides both sides where no mode is known', () => {
    forEveryCase((c, work, viewer) => {
      const closed = { ...work, identidadRevision: 'doble ciego' } as const;
      agree(c, masking(viewer, { ...work, identidadRevision: null }), masking(viewer, closed));
    });
  });

  it('tells a mail address to its owner and who runs the platform, and to co-authors that of the main author', () => {
    forEveryCase((c, work, viewer) => {
      const staff = is(c, 'EDITOR', 'ADMIN');
      agree(c, canReadAddress(viewer, work, 'a third author'), staff);
      agree(c, canReadAddress(viewer, work, work.autorPrincipalId), staff || wrote(c));
      agree(c, canReadAddress(viewer, work, 'me'), staff || wrote(c));
    });
  });

  it('hides reviewers in both blind modes from everyone but who runs the process, an editor-author included', () => {
    for (const identidadRevision of reviewIdentities)
      forEveryCase((c, work, viewer) =>
        agree(
          c,
          masking(viewer, { ...work, identidadRevision }).reviewers,
          identidadRevision !== 'abierta' && !runs(c),
        ),
      );
  });

  it('shows reviews to their reviewer, to editors, to authors once completed, to peers who completed theirs', () => {
    for (const estado of reviewEstados)
      for (const declined of [false, true])
        forEveryCase((c, work, viewer) => {
          const done = ['ACEPTADA', 'RECHAZADA', 'DEVUELTA'].includes(estado) && !declined;
          const due = c.relation !== 'guest' && (runs(c) || (done && (wrote(c) || c.relation === 'completed')));
          agree(c, canReadReview(viewer, work, review('a reviewer', estado, declined)), due);
        });
    forEveryCase((c, work, viewer) => {
      const mine = own[c.relation];
      if (mine) agree(c, canReadReview(viewer, work, mine), true);
    });
  });

  it('keeps the confidential comment for editors and its writer', () => {
    forEveryCase((c, work, viewer) => {
      agree(c, canReadConfidential(viewer, work, review('a reviewer', 'ACEPTADA')), runs(c));
      if (c.relation === 'completed') agree(c, canReadConfidential(viewer, work, review('me', 'ACEPTADA')), true);
    });
  });

  it('lets the reviewer work until the round is decided, editors manage it, authors reply once', () => {
    for (const estado of reviewEstados)
      for (const answered of [false, true])
        forEveryCase((c, work, viewer) => {
          const done = ['ACEPTADA', 'RECHAZADA', 'DEVUELTA'].includes(estado);
          const openRound = c.estado === 'EN_REVISION' && !c.deleted;
          const manage = openRound && runs(c) && c.relation !== 'asked' ? ['GESTIONAR'] : [];
          const takeBack = done ? [] : manage.flatMap(() => ['RETIRAR', 'RECORDAR']);
          const foreign = [
            ...manage,
            ...takeBack,
            ...(wrote(c) && done && !answered && !c.deleted ? ['RESPONDER'] : []),
          ];
          agree(c, reviewActions(viewer, work, sent({ ...review('a reviewer', estado), answered })), foreign);
          const signing = c.estado === 'PENDIENTE_APROBACION' && !c.deleted;
          const own = openRound ? ['REVISAR', ...(done ? [] : ['DECLINAR'])] : signing && done ? ['REVISAR'] : [];
          const mine = own.length > 0 && !wrote(c) ? [...own, ...manage] : foreign;
          if (c.relation !== 'guest')
            agree(c, reviewActions(viewer, work, sent({ ...review('me', estado), answered })), mine);
        });
  });

  it('opens no action on a past round or a declined invitation', () => {
    forEveryCase((c, work, viewer) => {
      if (wrote(c)) return;
      agree(c, reviewActions(viewer, { ...work, ronda: 2 }, sent(review('me', 'PENDIENTE'))), []);
      agree(c, reviewActions(viewer, work, sent(review('me', 'PENDIENTE', true))), []);
    });
  });

  it('gives a review to no author, to nobody asked to sign, and in double blind to nobody who saw the byline and said no', () => {
    for (const identidadRevision of reviewIdentities)
      for (const [refusedIds, dejaronCapitulos] of [
        [[], []],
        [['me'], []],
        [[], ['me']],
      ] as const)
        forEveryCase((c, first, viewer) => {
          if (!viewer) return;
          const work = { ...first, identidadRevision, refusedIds, dejaronCapitulos };
          // Who reviews it was asked without its byline.
          const reviews = c.relation === 'assigned' || c.relation === 'completed';
          const saw =
            identidadRevision === 'doble ciego' && refusedIds.length + dejaronCapitulos.length > 0 && !reviews;
          const free = !wrote(c) && c.relation !== 'asked' && !saw;
          agree(c, canBeInvited(viewer, work), free);
          // Who reviewed it may be asked again, role or none.
          agree(c, canBeReviewer(viewer, work), free && (is(c, 'REVISOR') || c.relation === 'completed'));
        });
  });

  it('lets authors answer point by point while they prepare the next version, until it is sent', () => {
    for (const estado of reviewEstados)
      for (const ronda of [1, 2])
        forEveryCase((c, first, viewer) => {
          const work = { ...first, ronda };
          const done = ['ACEPTADA', 'RECHAZADA', 'DEVUELTA'].includes(estado);
          const open = c.estado === 'CAMBIOS_SOLICITADOS' ? ronda === 1 : c.estado === 'BORRADOR' && ronda === 2;
          const offered = (answerSent: boolean) =>
            reviewActions(viewer, work, sent(review('a reviewer', estado), answerSent)).includes('RESPONDER_PUNTOS');
          agree(c, offered(false), wrote(c) && done && open && !c.deleted);
          agree(c, offered(true), false);
        });
  });

  it('shows what was answered to its authors alone until it is sent', () => {
    forEveryCase((c, work, viewer) => {
      agree(c, canReadAnswer(viewer, work, sent(review('a reviewer', 'ACEPTADA'), false)), wrote(c));
      agree(c, canReadAnswer(viewer, work, sent(review('a reviewer', 'ACEPTADA'))), true);
    });
  });

  it('opens the discussion of a round to its reviewers who handed in and to who runs the work, until it is decided', () => {
    forEveryCase((c, work, viewer) => {
      const allowed = { discusionEntreRevisores: true };
      const due = viewer !== null && !c.deleted && (runs(c) || (c.relation === 'completed' && !wrote(c)));
      agree(c, canReadDiscussion(viewer, work, 1, allowed), due);
      agree(c, canReadDiscussion(viewer, work, 2, allowed), false);
      agree(c, canReadDiscussion(viewer, work, 1, { discusionEntreRevisores: false }), false);
      const undecided = c.estado === 'EN_REVISION' || c.estado === 'PENDIENTE_APROBACION';
      if (viewer) agree(c, canDiscuss(viewer, work, 1, allowed), due && undecided && c.relation !== 'asked');
      // Nor do its authors hear that something was said in it, administrators among them included.
      const news = { type: 'discussion.written', userId: 'a reviewer', cuenta: null, ronda: 1 };
      if (viewer && wrote(c)) agree(c, liveShare(viewer, news, work, undefined), 'nothing');
      if (viewer && !due && !is(c, 'ADMIN')) agree(c, liveShare(viewer, news, work, undefined), 'nothing');
    });
  });

  it('takes suggestions on any readable work past its draft that is not one’s own', () => {
    forEveryCase((c, work, viewer) => {
      if (!viewer) return;
      agree(c, canSuggest(viewer, work), maySee(c) && c.estado !== 'BORRADOR' && !c.deleted && !wrote(c));
    });
  });
});
