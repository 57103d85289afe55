/** Packages of metadata alone: what DOAJ and PubMed take. */
import { doajArticle, doajFault, doajRecord, doajXml } from '#server/documents/records/doaj.ts';
import { pubmedArticle, pubmedFault, pubmedXml } from '#server/documents/records/pubmed.ts';
import type { PackageForm } from './form.ts';

/** DOAJ takes files of up to 50 MB. */
const doajFile = { works: 500, characters: 20_000_000 };

export const doajForm: PackageForm = {
  asks: [
    ...(['worksSigned', 'worksAffiliated', 'worksWithOrcid', 'worksSummed', 'worksKeyed', 'worksWithDoi'] as const),
    ...(['worksPlaced', 'worksReadable'] as const),
  ],
  fault: doajFault,
  open: ({ add }) => {
    let records: string[] = [];
    let articles: object[] = [];
    let [characters, files] = [0, 0];
    const flush = async () => {
      if (records.length === 0) return;
      files++;
      await add(`doaj-${files}.xml`, [doajXml(records)], { deflate: true });
      await add(`doaj-${files}.json`, [`${JSON.stringify(articles, null, 1)}\n`], { deflate: true });
      [records, articles, characters] = [[], [], 0];
    };
    return {
      put: async ({ told }) => {
        const record = doajRecord(told);
        if (records.length >= doajFile.works || characters + record.length > doajFile.characters) await flush();
        records.push(record);
        articles.push(doajArticle(told));
        characters += record.length;
      },
      close: flush,
    };
  },
};

export const pubmedForm: PackageForm = {
  asks: [
    ...(['worksSigned', 'worksAffiliated', 'worksWithOrcid', 'worksInEnglish', 'worksKeyed', 'worksWithDoi'] as const),
    ...(['worksVolumed', 'worksCited', 'worksDated'] as const),
  ],
  fault: pubmedFault,
  open: ({ add, revista }) => {
    let articles: string[] = [];
    let [of, files]: [string | null | undefined, number] = [undefined, 0];
    // Each number is a file of its own, as the format asks.
    const flush = async () => {
      if (articles.length === 0) return;
      files++;
      await add(`${revista.clave}-${files}.xml`, [pubmedXml(articles)], { deflate: true });
      articles = [];
    };
    return {
      put: async ({ told, numero }) => {
        if (of !== undefined && of !== numero) await flush();
        of = numero;
        articles.push(pubmedArticle(told));
      },
      close: flush,
    };
  },
};
