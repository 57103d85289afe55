/** The server, put together from its features: every call of the contract, the documents about it, pages and files. */
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type CallName, calls } from '#contract/calls.ts';
import { isOpenToClass } from '#contract/entities/system.ts';
import { faultCode } from '#contract/issue-faults.ts';
import { kindsHere } from './background.ts';
import { openKeyRing } from './features/accounts/api-keys/key-ring.ts';
import { apiKeyRoutes } from './features/accounts/api-keys/routes.ts';
import { draftRoutes } from './features/accounts/drafts/routes.ts';
import { identifyBy } from './features/accounts/identify.ts';
import { identityProviderRoutes } from './features/accounts/identity-providers/routes.ts';
import { serveSaml } from './features/accounts/identity-providers/saml/serve.ts';
import { orcidRoutes } from './features/accounts/orcid/routes.ts';
import { passkeyRoutes } from './features/accounts/passkeys/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor/routes.ts';
import { sessionRoutes } from './features/accounts/sessions/routes.ts';
import { activityRoutes } from './features/administration/activity/routes.ts';
import { jobRoutes } from './features/administration/jobs/routes.ts';
import { peopleRoutes } from './features/administration/people/routes.ts';
import { administrationRoutes } from './features/administration/routes.ts';
import { type UsageRecorder, usageRecorder } from './features/catalogue/record-view.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { type Catalogue, openCatalogue } from './features/catalogue/search.ts';
import { contactRoutes } from './features/correspondence/contact/routes.ts';
import { letterRoutes } from './features/correspondence/letters/routes.ts';
import { mailRoutes } from './features/correspondence/mail/routes.ts';
import { serveReturns } from './features/correspondence/mail/serve-returns.ts';
import { newsletterRoutes } from './features/correspondence/newsletter/routes.ts';
import { notificationRoutes } from './features/correspondence/notifications/routes.ts';
import { serveStream } from './features/correspondence/notifications/serve-stream.ts';
import { serveUnsubscribe } from './features/correspondence/notifications/serve-unsubscribe.ts';
import { chapterRoutes } from './features/editorial/book-chapters/routes.ts';
import { bulkAssignmentRoutes } from './features/editorial/bulk-assignment/routes.ts';
import { claimRoutes } from './features/editorial/claims/routes.ts';
import { decisionRoutes } from './features/editorial/decisions/routes.ts';
import { productionBodies, productionRoutes } from './features/editorial/production/routes.ts';
import { editorialRoutes } from './features/editorial/routes.ts';
import { referenceRoutes } from './features/exports/citation-routes.ts';
import { depositRoutes } from './features/exports/deposits/routes.ts';
import { exportRoutes } from './features/exports/export-routes.ts';
import { repositoryRoutes } from './features/exports/repositories/routes.ts';
import { webhookRoutes } from './features/exports/webhooks/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { serveFiles } from './features/files/serve.ts';
import { serveDownloads } from './features/files/serve-downloads.ts';
import { afterPublicationRoutes } from './features/journals/after-publication/routes.ts';
import { institutionRoutes } from './features/journals/institutions/routes.ts';
import { issueRoutes } from './features/journals/issues/routes.ts';
import { serveIssueFiles } from './features/journals/issues/serve-issue-files.ts';
import { loadRoutes } from './features/journals/loads/routes.ts';
import { movingRoutes } from './features/journals/moving/routes.ts';
import { organisationRoutes } from './features/journals/organisations/routes.ts';
import { packageRoutes } from './features/journals/packages/routes.ts';
import { servePackages } from './features/journals/packages/serve.ts';
import { proofRoutes } from './features/journals/proof-pdf.ts';
import { journalRoutes } from './features/journals/routes.ts';
import { serveApiGuide } from './features/public-pages/api-guide.ts';
import { serveBookLists } from './features/public-pages/book-lists/serve.ts';
import { countSearches } from './features/public-pages/count-searches.ts';
import { serveCovers } from './features/public-pages/covers/serve-covers.ts';
import { serveIcons } from './features/public-pages/covers/serve-icons.ts';
import { serveShareImages } from './features/public-pages/covers/serve-share-images.ts';
import { serveHarvest } from './features/public-pages/harvest/serve.ts';
import { serveListings } from './features/public-pages/listings/serve.ts';
import { servePlainSigning } from './features/public-pages/plain-signing.ts';
import { servePublicFiles } from './features/public-pages/public-files.ts';
import { serveRobots } from './features/public-pages/robots.ts';
import { type Pages, servePages } from './features/public-pages/serve.ts';
import { sitePageRoutes } from './features/public-pages/site-pages/routes.ts';
import { serveSitemap } from './features/public-pages/sitemap/serve.ts';
import { serveUsageReports } from './features/public-pages/usage-reports/serve.ts';
import { bylineRoutes } from './features/publications/byline/routes.ts';
import { importRoutes } from './features/publications/imports/routes.ts';
import { rightsRoutes } from './features/publications/rights/routes.ts';
import { longBodies, publicationRoutes } from './features/publications/routes.ts';
import { successionRoutes } from './features/publications/succession/routes.ts';
import { recognitionRoutes } from './features/recognition/routes.ts';
import { bidRoutes } from './features/reviewing/bids/routes.ts';
import { candidateRoutes } from './features/reviewing/candidates/routes.ts';
import { deadlineRoutes } from './features/reviewing/deadlines/routes.ts';
import { discussionRoutes } from './features/reviewing/discussion/routes.ts';
import { invitationRoutes } from './features/reviewing/invitations/routes.ts';
import { anonymiseRoutes } from './features/reviewing/masking/routes.ts';
import { reviewRoutes } from './features/reviewing/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { notifyRoutes } from './features/transfer/interchange/notify/routes.ts';
import { serveNotifications } from './features/transfer/interchange/notify/serve.ts';
import { interchangeRoutes } from './features/transfer/interchange/routes.ts';
import { serveDocmaps } from './features/transfer/interchange/serve-docmaps.ts';
import { mergingRoutes } from './features/transfer/merging/routes.ts';
import { ownDataRoutes } from './features/transfer/own-data/routes.ts';
import { serveExports } from './features/transfer/own-data/serve-exports.ts';
import { serveApiDocuments } from './platform/http/api-documents.ts';
import { endConnections } from './platform/http/closing.ts';
import { answerProblems, sendProblem, toProblem } from './platform/http/errors.ts';
import { inProcessTransport } from './platform/http/in-process.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { keepSessionsAtHome, siteAt } from './platform/http/own-sites.ts';
import { keepPlaces } from './platform/http/places-for-programs.ts';
import { keepAnswersPrivate } from './platform/http/private-answers.ts';
import { limitRates } from './platform/http/rate-limit.ts';
import { limitReadings } from './platform/http/reading-limit.ts';
import {
  type AnyHandler,
  type Doors,
  type Handlers,
  type LongBodies,
  registerCall,
} from './platform/http/register-call.ts';
import { isScraperBy } from './platform/http/scraper.ts';
import { security, sendSecurityHeaders } from './platform/http/security.ts';
import { refuseUnstorable } from './platform/http/storable.ts';
import { answerUnknownAddresses } from './platform/http/unknown-address.ts';
import { answerUnread } from './platform/http/unread-requests.ts';
import { logOptions, logRequests } from './platform/log/log-requests.ts';
import { measureRequests } from './platform/metrics/requests.ts';
import type { Services } from './platform/services.ts';
import { traceRequests } from './platform/tracing/requests.ts';

z.config({ customError: faultCode });

/** Builds the server; `pages` is absent where only the API is wanted (tests, bench). */
export async function buildApp(services: Services, pages?: Pages): Promise<FastifyInstance> {
  const { env } = services;
  const app = Fastify({
    ...logOptions(services.log),
    trustProxy: (_, hop) => hop < env.TRUST_PROXY,
    requestIdHeader: false,
    // Who still asks on an open connection is answered (closing.ts).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Of addresses that cannot be read: thrown before any route is known.
    clientErrorHandler: answerUnread,
    frameworkErrors: (error, request, reply) => sendProblem(toProblem(error, request), request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Answers are made field by field by the presenters; the tests hold each to the contract's schema.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerProblems(app);
  endConnections(app);
  readJsonBodies(app);
  refuseUnstorable(app);
  keepAnswersPrivate(app);
  app.decorateRequest('viewer', null);
  app.decorateRequest('begun', undefined);
  measureRequests(app);
  logRequests(app);
  traceRequests(app, env);
  await sendSecurityHeaders(app, security(env, pages?.inlineScriptHashes));
  keepSessionsAtHome(app, services);
  if (pages?.build) sayBuild(app, pages.build);
  keepPlaces(app, env);
  await limitRates(app, services.db);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await serveApiDocuments(app, services);

  const usage = await usageRecorder(services);
  app.addHook('onClose', usage.close);
  const catalogue = await openCatalogue(services);
  const keyOf = await openKeyRing(services);
  const handlers = await allHandlers(services, catalogue, usage);
  await app.register(async (api) => registerCalls(api, handlers, services, keyOf));
  await serveStream(app, services);
  await serveUnsubscribe(app, services);
  await servePlainSigning(app, services);
  await serveSaml(app, services);
  serveFiles(app, services);
  serveDownloads(app, services);
  serveExports(app, services);
  servePackages(app, services);
  servePublicFiles(app, services, usage);
  serveDocmaps(app, services);
  serveIssueFiles(app, services);
  serveCovers(app, services);
  serveShareImages(app, services);
  serveIcons(app, services);
  serveRobots(app, services);
  serveApiGuide(app, services);
  await serveSitemap(app, services);
  await serveHarvest(app, services);
  await serveListings(app, services, catalogue);
  serveBookLists(app, services);
  serveUsageReports(app, services);
  await serveNotifications(app, services);
  await serveReturns(app, services);
  countSearches(app, usage);
  if (pages) await servePages(app, services, (site) => inProcessTransport(handlers, site), pages);
  answerUnknownAddresses(app);
  return app;
}

/** A page of the same build needs not check what it is answered (web/data/checked-by-server.ts). */
function sayBuild(app: FastifyInstance, build: string): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (url.startsWith('/api/')) reply.header('pliego-build', build);
    done();
  });
}

async function allHandlers(services: Services, catalogue: Catalogue, usage: UsageRecorder): Promise<Handlers> {
  return {
    ...accountRoutes(services),
    ...sessionRoutes(services),
    ...apiKeyRoutes(services),
    ...orcidRoutes(services),
    ...identityProviderRoutes(services),
    ...secondFactorRoutes(services),
    ...passkeyRoutes(services),
    ...peopleRoutes(services),
    ...loadRoutes(services),
    ...organisationRoutes(services),
    ...interchangeRoutes(services),
    ...ownDataRoutes(services),
    ...mergingRoutes(services),
    ...publicationRoutes(services),
    ...bylineRoutes(services),
    ...successionRoutes(services),
    ...claimRoutes(services),
    ...rightsRoutes(services),
    ...productionRoutes(services),
    ...proofRoutes(services),
    ...issueRoutes(services),
    ...catalogueRoutes(services, catalogue, usage),
    ...fileRoutes(services),
    ...editorialRoutes(services),
    ...exportRoutes(services),
    ...importRoutes(services),
    ...referenceRoutes(services),
    ...depositRoutes(services),
    ...repositoryRoutes(services),
    ...webhookRoutes(services),
    ...notifyRoutes(services),
    ...reviewRoutes(services),
    ...discussionRoutes(services),
    ...recognitionRoutes(services),
    ...invitationRoutes(services),
    ...deadlineRoutes(services),
    ...candidateRoutes(services),
    ...bidRoutes(services),
    ...bulkAssignmentRoutes(services),
    ...decisionRoutes(services),
    ...letterRoutes(services),
    ...anonymiseRoutes(services),
    ...draftRoutes(services),
    ...(await notificationRoutes(services)),
    ...jobRoutes(services, kindsHere(services)),
    ...activityRoutes(services),
    ...administrationRoutes(services),
    ...journalRoutes(services, catalogue),
    ...packageRoutes(services),
    ...movingRoutes(services),
    ...institutionRoutes(services),
    ...afterPublicationRoutes(services),
    ...chapterRoutes(services),
    ...searchRoutes(services),
    ...mailRoutes(services),
    ...contactRoutes(services),
    ...(await newsletterRoutes(services)),
    ...(await sitePageRoutes(services)),
  };
}

const names = Object.keys(calls) as CallName[];

function registerCalls(app: FastifyInstance, handlers: Handlers, services: Services, keyOf: Doors['keyOf']): void {
  const { env, settings } = services;
  const doors: Doors = {
    identify: identifyBy(services),
    keyOf,
    countReading: limitReadings(services.db, env),
    isScraper: isScraperBy(env),
    originOf: (request) => siteAt(services, request),
    isOpenToClass: () => isOpenToClass(settings.get()),
  };
  const long: LongBodies = { ...longBodies(services), ...productionBodies(services) };
  for (const name of names) registerCall(app, name, handlers[name] as AnyHandler, doors, long[name]);
}
