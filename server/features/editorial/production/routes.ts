import type { productionCalls } from '#contract/calls/production.ts';
import { checkContentChange } from '#server/features/publications/check-content.ts';
import type { Handlers, LongBodies } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { admitProductionText, answerChange, checkPoint, saveProductionHead, saveProductionText } from './act.ts';
import { readProduction, readProductionText } from './read.ts';
import { scheduleWork, unscheduleWork } from './schedule.ts';
import { takeStep } from './step.ts';

export function productionRoutes(services: Services): Omit<Pick<Handlers, keyof typeof productionCalls>, 'proofPdf'> {
  return {
    readProduction: ({ viewer, params }) => readProduction(services, viewer, params.id),
    readProductionText: ({ viewer, params }) => readProductionText(services, viewer, params.id),
    saveProductionText: ({ viewer, params, body }) => saveProductionText(services, viewer, params.id, body),
    saveProductionHead: ({ viewer, params, body }) => saveProductionHead(services, viewer, params.id, body),
    takeProductionStep: ({ viewer, params, body }) => takeStep(services, viewer, params.id, body),
    answerChange: ({ viewer, params, body }) => answerChange(services, viewer, params, body),
    checkPoint: ({ viewer, params, body }) => checkPoint(services, viewer, params, body),
    scheduleWork: ({ viewer, params, body }) => scheduleWork(services, viewer, params.id, body),
    unscheduleWork: ({ viewer, params }) => unscheduleWork(services, viewer, params.id),
  };
}

/** A text may be long: it is read of who may edit it alone, and checked in turns. */
export const productionBodies = (services: Services): LongBodies => ({
  saveProductionText: {
    admit: (viewer, params) => admitProductionText(services, viewer, params),
    check: checkContentChange,
  },
});
