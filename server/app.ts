/** The server, put together from its features: every call of the contract, the documents about it, pages and files. */
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { es } from 'zod/locales';
import { type CallName, calls } from '#contract/calls.ts';
import { identifyBy } from './features/accounts/identify.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { administrationRoutes } from './features/administration/routes.ts';
import { anonymiseRoutes } from './features/anonymise/routes.ts';
import { authorRoutes } from './features/authors/routes.ts';
import { bulkAssignmentRoutes } from './features/bulk-assignment/routes.ts';
import { candidateRoutes } from './features/candidates/routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { deadlineRoutes } from './features/deadlines/routes.ts';
import { decisionRoutes } from './features/decisions/routes.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { editorialRoutes } from './features/editorial/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { serveFiles } from './features/files/serve.ts';
import { serveDownloads } from './features/files/serve-downloads.ts';
import { importRoutes } from './features/imports/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { letterRoutes } from './features/letters/routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { serveLeaving } from './features/notifications/serve-leaving.ts';
import { serveStream } from './features/notifications/serve-stream.ts';
import { ownDataRoutes } from './features/own-data/routes.ts';
import { serveExports } from './features/own-data/serve-exports.ts';
import { serveRobots } from './features/pages/robots.ts';
import { type Pages, servePages } from './features/pages/serve.ts';
import { serveSitemap } from './features/pages/sitemap.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { publicationRoutes } from './features/publications/routes.ts';
import { referenceRoutes } from './features/references/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { sitePageRoutes } from './features/site-pages/routes.ts';
import { serveApiDocuments } from './platform/http/api-documents.ts';
import { answerProblems, sendProblem, toProblem } from './platform/http/errors.ts';
import { inProcessTransport } from './platform/http/in-process.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { keepAnswersPrivate } from './platform/http/private-answers.ts';
import { limitRates } from './platform/http/rate-limit.ts';
import { type AnyHandler, type Handlers, registerCall } from './platform/http/register-call.ts';
import { isScraperBy } from './platform/http/scraper.ts';
import { security } from './platform/http/security.ts';
import { refuseUnstorable } from './platform/http/storable.ts';
import { answerUnknownAddresses } from './platform/http/unknown-address.ts';
import { type LogTarget, logOptions, logRequests } from './platform/logging/log-requests.ts';
import { measureRequests } from './platform/metrics/requests.ts';
import type { Services } from './services.ts';

z.config(es());

/** Builds the server; `pages` is absent where only the API is wanted (tests, bench). */
export async function buildApp(services: Services, pages?: Pages, logTarget?: LogTarget): Promise<FastifyInstance> {
  const { env } = services;
  const app = Fastify({
    ...logOptions(env, logTarget),
    trustProxy: (_, hop) => hop < env.TRUST_PROXY,
    bodyLimit: 8 * 1024 * 1024,
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Of addresses that cannot be read: thrown before any route is known.
    frameworkErrors: (error, request, reply) => sendProblem(toProblem(error, request), request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Answers are made field by field by the presenters; the tests hold each to the contract's schema.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerProblems(app);
  readJsonBodies(app);
  refuseUnstorable(app);
  keepAnswersPrivate(app);
  app.decorateRequest('viewer', null);
  measureRequests(app);
  logRequests(app);
  await app.register(helmet, security(env, pages?.inlineScriptHash));
  await limitRates(app, services.db);
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await serveApiDocuments(app);

  const handlers = await allHandlers(services, app);
  await app.register(async (api) => registerCalls(api, handlers, services));
  await serveStream(app, services);
  await serveLeaving(app, services);
  serveFiles(app, services);
  serveDownloads(app, services);
  serveExports(app, services);
  serveRobots(app, services);
  await serveSitemap(app, services);
  if (pages) await servePages(app, services, inProcessTransport(handlers), pages);
  answerUnknownAddresses(app);
  return app;
}

async function allHandlers(services: Services, app: FastifyInstance): Promise<Handlers> {
  return {
    ...accountRoutes(services),
    ...peopleRoutes(services),
    ...ownDataRoutes(services),
    ...publicationRoutes(services),
    ...authorRoutes(services),
    ...(await catalogueRoutes(services, (act) => app.addHook('onClose', act))),
    ...fileRoutes(services),
    ...editorialRoutes(services),
    ...exportRoutes(services),
    ...importRoutes(services),
    ...referenceRoutes(services),
    ...reviewRoutes(services),
    ...invitationRoutes(services),
    ...deadlineRoutes(services),
    ...candidateRoutes(services),
    ...bulkAssignmentRoutes(services),
    ...decisionRoutes(services),
    ...letterRoutes(services),
    ...anonymiseRoutes(services),
    ...draftRoutes(services),
    ...(await notificationRoutes(services)),
    ...jobRoutes(services),
    ...activityRoutes(services),
    ...administrationRoutes(services),
    ...mailRoutes(services),
    ...contactRoutes(services),
    ...(await newsletterRoutes(services)),
    ...(await sitePageRoutes(services)),
  };
}

const names = Object.keys(calls) as CallName[];

function registerCalls(app: FastifyInstance, handlers: Handlers, services: Services): void {
  const doors = { identify: identifyBy(services), isScraper: isScraperBy(services.env) };
  for (const name of names) registerCall(app, name, handlers[name] as AnyHandler, doors);
}
