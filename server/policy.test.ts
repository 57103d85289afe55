/**
 * Who sees what (product.md 5), for every estado × role × relation × blind mode, against the page's sentences
 * written here a second time.
 */
import { describe, expect, it } from 'vitest';
import type { ReviewIdentity } from '#contract/entities/system.ts';
import { type Estado, estados, type Role, reviewEstados, roles } from '#contract/vocabulary.ts';
import {
  canRead,
  canReadAddress,
  canReadAnswer,
  canReadConfidential,
  canReadReview,
  canSuggest,
  type ReviewFacts,
  reviewActions,
  type Viewer,
  veil,
  type WorkAccess,
} from './policy.ts';

const relations = ['guest', 'stranger', 'main', 'coauthor', 'assigned', 'completed', 'declined'] as const;
type Relation = (typeof relations)[number];
const identities: ReviewIdentity[] = ['abierta', 'simple ciego', 'doble ciego'];
const roleSets: Role[][] = [
  [],
  ...roles.map((role) => [role]),
  ['AUTOR', 'EDITOR'],
  ['AUTOR', 'ADMIN'],
  ['REVISOR', 'AUTOR'],
  [...roles],
];

interface Case {
  estado: Estado;
  has: readonly Role[];
  relation: Relation;
  wasPublished: boolean;
  deleted: boolean;
}

function* everyCase(): Generator<Case> {
  for (const estado of estados)
    for (const relation of relations)
      for (const has of relation === 'guest' ? [[]] : roleSets)
        for (const wasPublished of estado === 'RETIRADO' ? [true, false] : [estado === 'PUBLICADO'])
          for (const deleted of [false, true]) yield { estado, has, relation, wasPublished, deleted };
}

const review = (revisorId: string, estado: ReviewFacts['estado'], declined = false): ReviewFacts => ({
  revisorId,
  ronda: 1,
  estado,
  declined,
  answered: false,
  withheld: false,
});
/** The same with whether its point-by-point answer was sent. */
const sent = (facts: ReviewFacts, answerSent = true) => ({ ...facts, answerSent });
const own: Partial<Record<Relation, ReviewFacts>> = {
  assigned: review('me', 'PENDIENTE'),
  completed: review('me', 'ACEPTADA'),
  declined: review('me', 'PENDIENTE', true),
};
const viewerOf = (c: Case): Viewer => (c.relation === 'guest' ? null : { id: 'me', roles: c.has });
function workOf(c: Case): WorkAccess {
  const mine = own[c.relation];
  return {
    estado: c.estado,
    autorPrincipalId: c.relation === 'main' ? 'me' : 'another',
    authorIds: c.relation === 'coauthor' ? ['another', 'me'] : c.relation === 'main' ? ['me'] : ['another'],
    raisedById: null,
    reviews: 1,
    completedReviews: 1,
    submittable: true,
    wasPublished: c.wasPublished,
    deletedAt: c.deleted ? new Date() : null,
    ronda: 1,
    reviewFacts: [review('a reviewer', 'ACEPTADA'), review('a slow reviewer', 'EN_PROCESO'), ...(mine ? [mine] : [])],
  };
}

const is = (c: Case, ...some: Role[]) => some.some((role) => c.has.includes(role));
const wrote = (c: Case) => c.relation === 'main' || c.relation === 'coauthor';
const runs = (c: Case) => is(c, 'EDITOR', 'ADMIN') && !wrote(c);
const published = (c: Case) => c.estado === 'PUBLICADO' || (c.estado === 'RETIRADO' && c.wasPublished);

/** product.md 5, second list item, in its order. */
function maySee(c: Case): boolean {
  if (c.deleted) return is(c, 'ADMIN');
  if (published(c)) return true;
  if (wrote(c) || is(c, 'ADMIN')) return true;
  if (c.estado === 'BORRADOR') return false;
  if (is(c, 'EDITOR')) return true;
  if (c.relation === 'assigned' || c.relation === 'completed') return true;
  return is(c, 'REVISOR') && (c.estado === 'EN_REVISION' || c.estado === 'PENDIENTE_APROBACION');
}

function forEveryCase(check: (c: Case, work: WorkAccess, viewer: Viewer) => void): void {
  for (const c of everyCase()) check(c, workOf(c), viewerOf(c));
}
/** Names the case in the failure. */
const agree = (c: Case, got: unknown, due: unknown) => {
  if (JSON.stringify(got) !== JSON.stringify(due)) expect({ ...c, got }).toEqual({ ...c, got: due });
};

describe('the policy', () => {
  it('lets each person read exactly the works that product.md gives them', () => {
    forEveryCase((c, work, viewer) => agree(c, canRead(viewer, work), maySee(c)));
  });

  it('hides authors in double blind from everyone but themselves and who runs the process, until publication', () => {
    for (const identity of identities)
      forEveryCase((c, work, viewer) => {
        const isPublicNow = published(c) && !c.deleted;
        const due = identity === 'doble ciego' && !wrote(c) && !runs(c) && !isPublicNow;
        agree(c, veil(viewer, work, identity).authors, due);
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
    for (const identity of identities)
      forEveryCase((c, work, viewer) =>
        agree(c, veil(viewer, work, identity).reviewers, identity !== 'abierta' && !runs(c)),
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
          const manage = openRound && runs(c) ? ['GESTIONAR'] : [];
          const foreign = [...manage, ...(wrote(c) && done && !answered && !c.deleted ? ['RESPONDER'] : [])];
          agree(c, reviewActions(viewer, work, sent({ ...review('a reviewer', estado), answered })), foreign);
          const mine = openRound && !wrote(c) ? ['REVISAR', ...(done ? [] : ['DECLINAR']), ...manage] : foreign;
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

  it('takes suggestions on any readable work past its draft that is not one’s own', () => {
    forEveryCase((c, work, viewer) => {
      if (!viewer) return;
      agree(c, canSuggest(viewer, work), maySee(c) && c.estado !== 'BORRADOR' && !c.deleted && !wrote(c));
    });
  });
});
