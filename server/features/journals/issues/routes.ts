import type { issueCalls } from '#contract/calls/issues.ts';
import { issueAddress } from '#contract/public-addresses.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { changeIssueCover, removeIssueCover } from './change-cover.ts';
import { countPages } from './count-pages.ts';
import { changeIssue, createIssue, removeIssue } from './edit-issue.ts';
import { issueFile } from './issue-file.ts';
import { addWorks, orderIssue, takeWork } from './place-works.ts';
import { publishIssue, scheduleIssue, unscheduleIssue } from './publish-issue.ts';
import { listIssues, readIssue, readPlan } from './read-issue.ts';
import { readableIssue } from './runnable.ts';
import { takeBackIssue } from './take-back-issue.ts';

export function issueRoutes(services: Services): Pick<Handlers, keyof typeof issueCalls> {
  return {
    listIssues: ({ viewer, query }) => listIssues(services, viewer, query),
    readIssue: ({ viewer, params }) => readIssue(services, viewer, params.id),
    issueFile: async ({ viewer, params: { id, formato }, origin }) => {
      if ((await readableIssue(services, viewer, id)).fechaPublicacion) return { movedTo: issueAddress(id, formato) };
      return issueFile(services, viewer, id, formato, origin.site);
    },
    issuePlan: ({ viewer, params, query }) => readPlan(services, viewer, params.id, query.buscar),
    createIssue: async ({ viewer, body }) => readPlan(services, viewer, await createIssue(services, viewer, body)),
    changeIssue: async ({ viewer, params: { id }, body }) => {
      await changeIssue(services, viewer, id, body);
      return readPlan(services, viewer, id);
    },
    removeIssue: async ({ viewer, params }) => {
      await removeIssue(services, viewer, params.id);
      return undefined;
    },
    changeIssueCover: async ({ viewer, params: { id }, body }) => {
      await changeIssueCover(services, viewer, id, body.imagen);
      return readPlan(services, viewer, id);
    },
    removeIssueCover: async ({ viewer, params: { id } }) => {
      await removeIssueCover(services, viewer, id);
      return readPlan(services, viewer, id);
    },
    addToIssue: async ({ viewer, params: { id }, body }) => {
      await addWorks(services, viewer, id, body.obras);
      return readPlan(services, viewer, id);
    },
    takeFromIssue: async ({ viewer, params: { id, obraId } }) => {
      await takeWork(services, viewer, id, obraId);
      return readPlan(services, viewer, id);
    },
    countWorkPages: async ({ viewer, params: { id, obraId } }) => ({
      paginas: await countPages(services, viewer, id, obraId),
    }),
    orderIssue: async ({ viewer, params: { id }, body }) => {
      await orderIssue(services, viewer, id, body);
      return readPlan(services, viewer, id);
    },
    publishIssue: async ({ viewer, params: { id }, body }) => {
      await publishIssue(services, viewer, id, body);
      return readPlan(services, viewer, id);
    },
    scheduleIssue: async ({ viewer, params: { id }, body }) => {
      await scheduleIssue(services, viewer, id, body);
      return readPlan(services, viewer, id);
    },
    unscheduleIssue: async ({ viewer, params: { id } }) => {
      await unscheduleIssue(services, viewer, id);
      return readPlan(services, viewer, id);
    },
    takeBackIssue: async ({ viewer, params: { id }, body }) => {
      await takeBackIssue(services, viewer, id, body.motivo);
      return readPlan(services, viewer, id);
    },
  };
}
