/** Usage for harvesters: the COUNTER API 5.1 (cop5.countermetrics.org), for the world, since all that is published is open. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { world } from '#contract/counter.ts';
import { monthOf } from '#contract/months.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { usageReportAddress, usageReportsAddress, usageTableAddress } from '#contract/public-addresses.ts';
import { Refusal } from '#contract/refuse.ts';
import { spooled } from '#server/platform/files/spool.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { whileOpen } from '#server/platform/http/send-file.ts';
import type { Services } from '#server/platform/services.ts';
import { type Available, checkCustomer, readAsked } from './arguments.ts';
import { narrowedTo } from './asked-works.ts';
import { exceptionData } from './exception-words.ts';
import { exception, ReportFault } from './exceptions.ts';
import { type Provider, platformOf } from './named-things.ts';
import { firstMonth, firstSearches } from './report-queries.ts';
import { kindOf, type ReportId, reportIds } from './reports.ts';
import { csvFor, tsv, writeTabular } from './tabular.ts';
import { institutionId, type Making, writeReport } from './write-report.ts';

/** A report costs as much as many pages. */
const limit = 30;
const tableTypes = { csv: 'text/csv', tsv: 'text/tab-separated-values' } as const;
const limited = { rateLimit: { max: limit, timeWindow: '1 minute' }, places: 'reports' } as const;

/** Serves GET /r51/status, /r51/members, /r51/reports and each report; and each as a table, `/informes-de-uso/TR.csv`, `TR.tsv`. */
export function serveUsageReports(app: FastifyInstance, services: Services): void {
  const given = (request: FastifyRequest) => new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1] ?? '');
  const route = (path: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(path, { config: limited, schema: { hide: true }, errorHandler: answerFault }, (request, reply) =>
      handler(request, reply.header('cache-control', 'no-cache')),
    );
  const provider = (request: FastifyRequest): Provider => ({ services, site: originOf(services.env, request) });

  route(`${usageReportsAddress}/status`, () => [
    {
      Description: `COUNTER Usage Reports for ${services.settings.get().nombre}`,
      Service_Active: true,
      Registry_Record: '',
    },
  ]);
  route(`${usageReportsAddress}/members`, (request) => {
    checkCustomer(given(request));
    return [{ Customer_ID: world.id, Institution_Name: world.name, Institution_ID: institutionId(provider(request)) }];
  });
  route(`${usageReportsAddress}/reports`, async (request) => {
    checkCustomer(given(request));
    const { first, last } = await available(services, new Date());
    return reportIds.map((id) => ({
      Report_Name: kindOf(id).name,
      Report_ID: id,
      Release: '5.1',
      Report_Description: kindOf(id).description,
      First_Month_Available: (first !== undefined && first < last ? first : last).slice(0, 7),
      Last_Month_Available: last.slice(0, 7),
    }));
  });
  const report = async (
    id: ReportId,
    request: FastifyRequest,
    reply: FastifyReply,
    write: (making: Making) => AsyncGenerator<string>,
  ): Promise<Readable> => {
    const now = new Date();
    const from = provider(request);
    const asked = readAsked(id, given(request), {
      ...{ platform: platformOf(from), now },
      available: await available(services, now),
    });
    const narrowed = await narrowedTo({ ...from, services }, asked);
    return spooled(write({ ...from, services, asked, narrowed, now }), { signal: whileOpen(reply) });
  };
  for (const id of reportIds) {
    route(usageReportAddress(id), async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(await report(id, request, reply, writeReport)),
    );
    // A view of its own, for people: what a spreadsheet opens. And COUNTER's own tabular form, the same in every language.
    for (const format of ['csv', 'tsv'] as const)
      route(usageTableAddress(id, format), async (request, reply) => {
        const table = format === 'csv' ? csvFor(languageOf(request)) : tsv;
        const made = await report(id, request, reply, (making) => writeTabular(making, table));
        return reply
          .type(`${tableTypes[format]}; charset=utf-8`)
          .header('content-disposition', `attachment; filename="${id}.${format}"`)
          .send(made);
      });
  }
}

async function available({ db }: Services, now: Date): Promise<Available> {
  return { first: await firstMonth(db), last: monthOf(now, 1), searches: await firstSearches(db) };
}

/** Seconds after which a program may ask again. */
const waits = { tooMany: 60, failed: 30 };
/** Too many at once, of a network or of all: the API says the same of both. */
const placeCodes: readonly ProblemCode[] = ['lecturas_de_tu_red', 'lecturas_en_curso'];

/** Refusals and failures by the means of the API. */
function answerFault(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof ReportFault) reply.status(error.status).send(error.exception);
  else if (error instanceof Refusal) {
    const isBusy = placeCodes.some((code) => code === error.problem.code);
    reply
      .status(isBusy ? 503 : 429)
      .header('retry-after', error.problem.espera ?? waits.tooMany)
      .send(isBusy ? exception(1010) : exception(1020, exceptionData.tooMany(limit)));
  } else {
    request.log.error({ err: error }, 'making a usage report');
    reply.status(503).header('retry-after', waits.failed).send(exception(1000));
  }
}
