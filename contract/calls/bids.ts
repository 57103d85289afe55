import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { biddableWorksSchema, bidQuery, bidRequestSchema, newBidRequestSchema, newBidSchema } from '../entities/bid.ts';
import { id } from '../entities/common.ts';

const staff = ['EDITOR', 'ADMIN'] as const;

/** What reviewers would like to review, where the platform's settings ask for it (`preferenciasDeRevision`). */
export const bidCalls = defineCalls({
  listBids: {
    method: 'GET',
    path: '/bids',
    summary: 'Las obras en revisión a las que faltan revisores, con lo que has dicho de cada una',
    access: ['REVISOR'],
    query: z.object(bidQuery),
    answer: biddableWorksSchema,
  },
  saveBid: {
    method: 'PUT',
    path: '/publications/{id}/bid',
    summary: 'Decir si te gustaría revisar una obra, o retirar lo que dijiste; lo leen solo quienes la llevan',
    access: ['REVISOR'],
    params: z.object({ id }),
    body: newBidSchema,
    answer: newBidSchema,
    perMinute: 240,
  },
  getBidRequest: {
    method: 'GET',
    path: '/bid-requests',
    summary: 'Cuándo se pidieron preferencias por última vez, y a cuántas personas',
    access: staff,
    answer: bidRequestSchema,
  },
  requestBids: {
    method: 'POST',
    path: '/bid-requests',
    summary: 'Pedir a quienes revisan que digan qué obras les gustaría revisar',
    access: staff,
    body: newBidRequestSchema,
    answer: bidRequestSchema,
    perMinute: 10,
  },
});
