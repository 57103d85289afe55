/** Usage for harvesters: the COUNTER API 5.1 (cop5.countermetrics.org), for the world, since all that is published is open. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { monthOf } from '#contract/months.ts';
import { usageReportsAddress } from '#contract/public-addresses.ts';
import { Refusal } from '#contract/refuse.ts';
import { originOf } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { type Available, checkCustomer, readAsked } from './arguments.ts';
import { exception, ReportFault } from './exceptions.ts';
import { type Provider, platformOf } from './named-things.ts';
import { firstMonth } from './report-queries.ts';
import { kindOf, reportIds, world } from './reports.ts';
import { begun, institutionId, writeReport } from './write-report.ts';

/** A report costs as much as many pages. */
const limit = 30;
const limited = { rateLimit: { max: limit, timeWindow: '1 minute' } };
/** Reports that are made at once; whoever comes then is told to come again. */
const mostAtOnce = 3;

/** Serves GET /r51/status, /r51/members, /r51/reports and each report. */
export function serveUsageReports(app: FastifyInstance, services: Services): void {
  const given = (request: FastifyRequest) => new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1] ?? '');
  const route = (path: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(
      usageReportsAddress + path,
      { config: limited, schema: { hide: true }, errorHandler: answerFault },
      (request, reply) => handler(request, reply.header('cache-control', 'no-cache')),
    );
  const provider = (request: FastifyRequest): Provider => ({ services, site: originOf(services.env, request) });
  let underWay = 0;

  route('/status', () => [
    {
      Description: `COUNTER Usage Reports for ${services.settings.get().nombre}`,
      Service_Active: true,
      Registry_Record: '',
    },
  ]);
  route('/members', (request) => {
    checkCustomer(given(request));
    return [{ Customer_ID: world.id, Institution_Name: world.name, Institution_ID: institutionId(provider(request)) }];
  });
  route('/reports', async (request) => {
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
  for (const id of reportIds)
    route(`/reports/${id.toLowerCase()}`, async (request, reply) => {
      const now = new Date();
      const from = provider(request);
      const asked = readAsked(id, given(request), {
        ...{ platform: platformOf(from), now },
        available: await available(services, now),
      });
      if (underWay >= mostAtOnce) throw new ReportFault(1010);
      underWay += 1;
      const over = () => {
        underWay -= 1;
      };
      try {
        const report = Readable.from(await begun(writeReport({ ...from, services, asked, now })));
        // Also of whoever goes before it is whole.
        report.once('close', over);
        return reply.type('application/json; charset=utf-8').send(report);
      } catch (error) {
        over();
        throw error;
      }
    });
}

async function available({ db }: Services, now: Date): Promise<Available> {
  return { first: await firstMonth(db), last: monthOf(now, 1) };
}

/** Refusals and failures by the means of the API. */
function answerFault(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof ReportFault) reply.status(error.status).send(error.exception);
  else if (error instanceof Refusal) reply.status(429).send(exception(1020, `no more than ${limit} requests a minute`));
  else {
    request.log.error({ err: error }, 'making a usage report');
    reply.status(503).send(exception(1000));
  }
}
