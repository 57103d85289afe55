import type { CallData, SentFile } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { YearlyReport } from '#contract/entities/yearly-report.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { YearlyFormat } from '#contract/yearly-report.ts';
import { yearlyJob } from '#server/documents/pdf/yearly-report.ts';
import { TypesettingError, typesetJob } from '#server/features/exports/typeset.ts';
import { answerWords } from '#server/messages/answers.ts';
import { journalMark } from '#server/platform/files/kept-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { readYearly } from './read.ts';
import { yearlyCsv } from './write-csv.ts';

const types: Record<YearlyFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A yearly report as a file, in the language of who asks. Throws as `readYearly`, and `pdf_no_compuesto`. */
export async function yearlyFile(
  services: Services,
  { id, formato }: CallData<Calls['yearlyReportFile']>['params'],
  anio: number | undefined,
  language: Language,
): Promise<SentFile> {
  const report = await readYearly(services, id, anio);
  return {
    type: types[formato],
    name: `${answerWords.yearlyFile[language]} ${report.revista.clave} ${report.anio}.${formato}`,
    body: await bodies[formato](report, services, language),
  };
}

type Body = (report: YearlyReport, services: Services, language: Language) => Promise<Uint8Array>;

const bodies: Record<YearlyFormat, Body> = {
  csv: async (report, _, language) => Buffer.from(yearlyCsv(report, language)),
  json: async (report) => Buffer.from(`${JSON.stringify(report, null, 2)}\n`),
  pdf: async (report, services, language) => {
    const { color, logo } = services.settings.of({ revistaId: report.revista.id });
    const job = yearlyJob(report, language, { color, logo: await journalMark(services, logo) });
    return typesetJob(job).catch((error: unknown) => {
      throw error instanceof TypesettingError ? refuse('pdf_no_compuesto') : error;
    });
  },
};
