import type { bidCalls } from '#contract/calls/bids.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { listBids } from './list.ts';
import { readBidRequest, requestBids } from './request.ts';
import { saveBid } from './save.ts';

export function bidRoutes(services: Services): Pick<Handlers, keyof typeof bidCalls> {
  return {
    listBids: ({ viewer, query }) => listBids(services, viewer, query),
    saveBid: ({ viewer, params, body }) => saveBid(services, viewer, params.id, body),
    getBidRequest: () => readBidRequest(services),
    requestBids: ({ viewer, body }) => requestBids(services, viewer, body),
  };
}
