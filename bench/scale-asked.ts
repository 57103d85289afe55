/** What is asked of a platform of any size, by whom: every list, search, dashboard, feed and page of those that each of them has. */
import { principalJournal } from '#contract/journals.ts';
import { asked as administration } from './administration.ts';
import { publicCalls } from './flat.ts';
import { harvestCalls } from './harvest.ts';
import { journalCalls, membersCalls } from './journals.ts';

export type Who = 'anybody' | 'administrator' | 'editor of one journal' | 'author' | 'reviewer';

/** What is asked for by its id, and where. */
export interface Place {
  address: string;
  works: number;
  /** In the catalogue. */
  workId: string;
  /** In review, in the first journal. */
  inReview: string;
  /** The reviewer's own. */
  reviewId: string;
}

export interface Asked {
  name: string;
  who: Who;
  path: string;
}

/** Everything, in the same order at any size. */
export async function allAsked(place: Place): Promise<Asked[]> {
  const { works, workId, inReview, reviewId } = place;
  const of = (who: Who, paths: Record<string, string>): Asked[] =>
    Object.entries(paths).map(([name, path]) => ({ name, who, path }));
  const harvest = Object.entries(harvestCalls).map(([name, pathOf]) => [name, pathOf(place)]);
  return [
    ...of('anybody', {
      ...(await publicCalls(place)),
      ...(await journalCalls(place)),
      'page of a journal’s works': '/revistas/revista-4',
      'late page of the catalogue': `/api/catalog?limit=12&page=${Math.floor((works * 0.85) / 24)}`,
      'suggestions while typing': '/api/catalog/suggestions?search=educ',
      'related works': `/api/catalog/${workId}/related`,
      'a work, as data': `/api/catalog/${workId}`,
      ...Object.fromEntries(harvest),
    }),
    ...of('administrator', {
      ...membersCalls,
      ...listsOf(),
      'works, page in the middle': `/api/publications?parte=demas&limit=10&page=${Math.floor(works / 20)}`,
      'accounts, page in the middle': `/api/users?limit=10&page=${Math.floor(works / 5 / 20)}`,
      'reviews, page in the middle': `/api/reviews?limit=20&page=${Math.floor((works * 3) / 40)}`,
      'reviews, a word of a title': '/api/reviews?limit=20&search=educaci%C3%B3n',
      'reviews that wait': '/api/reviews?limit=20&estado=PENDIENTE',
      'what needs attention': '/api/admin/attention',
      'report of a year': '/api/editorial/report?desde=2025-01-01&hasta=2025-12-31',
      'the queue of all': '/api/editorial/queue',
      'the queue by age': '/api/editorial/queue?dias=30',
      'the queue, a rare type': '/api/editorial/queue?tipo=LIBRO',
      'the queue, a word': '/api/editorial/queue?search=educaci%C3%B3n',
      calendar: '/api/editorial/calendar?desde=2026-01-01&hasta=2026-01-31',
      'reviewers to choose from': '/api/reviewers?limit=20',
      'reviewers, a name': '/api/reviewers?limit=20&search=Garc%C3%ADa',
      'works to assign': '/api/assignments/works?limit=20',
      'a work in review, its desk': `/api/publications/${inReview}/desk`,
      'its history': `/api/publications/${inReview}/history`,
      'its candidates': `/api/publications/${inReview}/candidates?limit=10`,
      'reviews of a work': `/api/reviews/publications/${inReview}`,
      outbox: '/api/admin/outbox?limit=20',
      tasks: '/api/jobs?limit=20',
      'journals that are run': '/api/admin/revistas',
      'DOI deposits': '/api/doi-deposits?limit=20',
      'yearly report of a journal': `/api/revistas/${principalJournal}/informe-anual?anio=2025`,
      'record of a day, as CSV': '/api/admin/activity/export/csv?desde=2025-06-01T00:00:00Z&hasta=2025-06-01T06:00:00Z',
    }),
    ...of('editor of one journal', membersCalls),
    ...of('author', {
      'own works': '/api/publications/my-publications?limit=10',
      'own statistics': '/api/publications/my-statistics',
      'own profile': '/api/users/profile',
      'what waits': '/api/users/waiting',
      notifications: '/api/notifications?limit=20',
      'a search of everything': '/api/search?q=educaci%C3%B3n',
      people: '/api/people?q=Garc%C3%ADa',
    }),
    ...of('reviewer', {
      'own reviews': '/api/reviews/my-reviews?limit=10',
      'summary of the year': '/api/reviews/summary?anio=2025',
      'a review': `/api/reviews/${reviewId}`,
      certificates: '/api/certificates?limit=10',
      'what waits': '/api/users/waiting',
    }),
  ];
}

/** The administrator's lists but for those that ask for a page by its number; of a person whom the smallest platform has. */
function listsOf(): Record<string, string> {
  const paths = {
    listUsers: 'users',
    listPublications: 'publications',
    deletedPublications: 'publications/deleted',
    listReviews: 'reviews',
    activity: 'admin/activity',
    myPublications: 'publications/my-publications',
  };
  return Object.fromEntries(
    administration.flatMap(([list, requests]) =>
      requests
        .filter(({ query }) => !query.page)
        .map(({ label, query }) => [
          label,
          `/api/${paths[list]}?${String(new URLSearchParams({ limit: '10', ...query })).replace('31415', '314')}`,
        ]),
    ),
  );
}
