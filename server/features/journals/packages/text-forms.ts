/** Packages with the texts of articles: what SciELO, Redalyc and Dialnet take, and what archives keep. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { csvLine, csvStart } from '#contract/csv.ts';
import { openBag } from '#server/documents/bagit/open-bag.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { writeRis } from '#server/documents/citations/write-ris.ts';
import { type ScieloJournal, scieloNames } from '#server/documents/jats/write/scielo-names.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { invertedName } from '#server/documents/records/recorded-work.ts';
import { addFile, addPdfs, addPictures, freeName, packedJats, writeZip } from '#server/features/exports/packing.ts';
import type { ToldWork } from '#server/features/exports/recorded-works.ts';
import { write } from '#server/features/exports/write-in-child.ts';
import { listFiles } from '#server/features/files/list.ts';
import { FreeNames, type PackageForm, type Packing, textOf } from './form.ts';
import { addWhole } from './hold.ts';
import { contentsWords } from './read-me-words.ts';

/** In one folder, as SciELO calls its own. */
const inFolder =
  ({ add }: Packing, folder: string): Packing['add'] =>
  (place, content, options) =>
    add(`${folder}/${place}`, content, options);

export const scieloForm: PackageForm = {
  asks: [
    ...(['worksWithDoi', 'worksDated', 'worksWithOrcid', 'worksAffiliated', 'worksOfScielo', 'worksSigned'] as const),
    ...(['worksCited', 'worksSummedTwice', 'worksKeyedTwice', 'worksReferring', 'formats'] as const),
  ],
  withText: true,
  open: (packing) => {
    const { services, report, site, acronym, revista } = packing;
    const journal: ScieloJournal = { issn: revista.issn, acronym };
    const names = new FreeNames();
    return {
      put: async (packed) => {
        const work = await textOf(packing, packed);
        const { folder, stem: wanted } = scieloNames(work, journal);
        const stem = names.free(wanted);
        const missing: string[] = [];
        await addWhole(packing, packed, inFolder(packing, folder), async (add) => {
          const places = await addPictures(services, work, add, missing, ({ number, of, ending, idioma }) => {
            const name = `${of === 'table' ? 'gt' : 'gf'}${String(number).padStart(2, '0')}`;
            return `${stem}-${name}${idioma ? `-${idioma}` : ''}.${ending}`;
          });
          await add(`${stem}.xml`, [await packedJats(work, places)], { deflate: true });
          const named = (idioma?: string) => `${stem}${idioma ? `-${idioma}` : ''}.pdf`;
          await addPdfs(services, work, { site, named }, add, missing);
        });
        names.take(stem);
        report.miss(packed.told, missing);
      },
      close: async () => {},
    };
  },
};

/** '0012-01890a5d': in the order of the package, and by the beginning of the work's identifier. */
const folderOf = (place: number, { id }: Pick<ToldWork, 'id'>): string =>
  `${String(place).padStart(4, '0')}-${id.slice(0, 8)}`;

export const redalycForm: PackageForm = {
  asks: [
    ...(['worksSigned', 'worksAffiliated', 'worksWithOrcid', 'worksDated', 'worksLicensed', 'worksCited'] as const),
    ...(['worksSummedTwice', 'worksKeyedTwice', 'worksReferring', 'worksWithDoi', 'formats'] as const),
  ],
  withText: true,
  open: (packing) => {
    const { services, report, site } = packing;
    let place = 0;
    return {
      put: async (packed) => {
        const work = await textOf(packing, packed);
        const folder = folderOf(place + 1, work);
        const missing: string[] = [];
        await addWhole(packing, packed, inFolder(packing, folder), async (add) => {
          const places = await addPictures(services, work, add, missing, 'imagenes');
          await add('articulo.xml', [await packedJats(work, places)], { deflate: true });
          const named = (idioma?: string) => `articulo${idioma ? `.${idioma}` : ''}.pdf`;
          await addPdfs(services, work, { site, named }, add, missing);
          if (work.documento.content.length > 0) await addForMarcalyc(packing, work, add);
        });
        place++;
        report.miss(packed.told, missing);
      },
      close: async () => {},
    };
  },
};

/** The ZIP from which Marcalyc marks an article up: `index.html` and, beside it, the folder of its pictures. */
async function addForMarcalyc({ scratch }: Packing, work: ExportedWork, add: Packing['add']): Promise<void> {
  const { html, pictures } = withoutInlined(String(await write('html', work)));
  const path = join(scratch, 'marcalyc.zip');
  await writeZip(path, async (put) => {
    await put('index.html', [html]);
    for (const { name, bytes } of pictures) await put(name, [bytes], { deflate: false });
  });
  await add('marcalyc.zip', createReadStream(path), { deflate: false });
  await rm(path, { force: true });
}

const inlined = /src="data:image\/([\w+.-]+);base64,([^"]+)"/g;
/** The page with its pictures in files of their own: HTML that is carried away has them inside. */
export function withoutInlined(page: string): { html: string; pictures: { name: string; bytes: Buffer }[] } {
  const pictures: { name: string; bytes: Buffer }[] = [];
  const html = page.replace(inlined, (_, type: string, data: string) => {
    const name = `index_archivos/imagen${pictures.length + 1}.${type.replace(/\+.*$/, '').replace('jpeg', 'jpg')}`;
    pictures.push({ name, bytes: Buffer.from(data, 'base64') });
    return `src="${name}"`;
  });
  return { html, pictures };
}

export const dialnetForm: PackageForm = {
  asks: [
    ...(['worksSigned', 'worksAffiliated', 'worksWithOrcid', 'worksSummedTwice', 'worksKeyedTwice'] as const),
    ...(['worksCited', 'worksWithDoi', 'worksReadable'] as const),
  ],
  open: (packing) => {
    const { services, report, site } = packing;
    let [of, folders, place]: [string | null | undefined, number, number] = [undefined, 1, 0];
    let [lines, references]: [string[], string[]] = [[], []];
    const folder = () => `numero-${String(folders).padStart(3, '0')}`;
    const flush = async () => {
      if (lines.length === 0) return;
      const head = csvLine(
        Object.values(contentsWords).map(({ es }) => es),
        'es',
      );
      await packing.add(`${folder()}/sumario.csv`, [csvStart + head + lines.join('')], { deflate: true });
      await packing.add(`${folder()}/sumario.ris`, references, { deflate: true });
      [lines, references] = [[], []];
    };
    return {
      put: async (packed) => {
        const { told, facts, numero } = packed;
        if (of !== numero) {
          await flush();
          if (place > 0) folders++;
          place = 0;
        }
        of = numero;
        const file = `${String(place + 1).padStart(3, '0')}.pdf`;
        if (facts.isReadable) {
          const missing: string[] = [];
          const work = await textOf(packing, packed);
          const named = (idioma?: string) => (idioma ? file.replace('.pdf', `.${idioma}.pdf`) : file);
          await addWhole(packing, packed, inFolder(packing, folder()), (add) =>
            addPdfs(services, work, { site, named }, add, missing),
          );
          report.miss(told, missing);
        }
        place++;
        lines.push(csvLine(contentsLine(told, place, facts.isReadable ? file : ''), 'es'));
        references.push(writeRis(told));
      },
      close: flush,
    };
  },
};

function contentsLine(work: ToldWork, place: number, file: string): (string | number)[] {
  const cited = citedWork(work);
  const people = work.autores;
  const said: Record<keyof typeof contentsWords, string | number> = {
    orden: place,
    titulo: work.titulo,
    traducido: work.traducciones.map(({ titulo }) => titulo).join(' | '),
    autores: people.map(invertedName).join('; '),
    afiliaciones: people.map(({ afiliaciones }) => afiliaciones.join(', ')).join('; '),
    orcid: people.map(({ orcid }) => orcid ?? '').join('; '),
    idioma: work.idioma,
    volumen: cited.volume ?? '',
    numero: cited.issue ?? '',
    anio: work.apareceEn?.anio ?? work.fechaPublicacion?.slice(0, 4) ?? '',
    paginas: cited.page ?? cited.number ?? '',
    resumen: [work, ...work.traducciones]
      .map(({ resumen }) => resumen.trim())
      .filter(Boolean)
      .join(' | '),
    palabras: [work, ...work.traducciones]
      .map(({ palabrasClave }) => palabrasClave.join(', '))
      .filter(Boolean)
      .join(' | '),
    doi: work.doi ?? '',
    direccion: work.direccion,
    licencia: work.licencia ?? '',
    archivo: file,
  };
  return Object.values(said);
}

export const preservationForm: PackageForm = {
  asks: ['worksWithDoi', 'worksPlaced', 'worksReadable'],
  withAll: true,
  open: (packing) => {
    const { services, report, site, revista, add } = packing;
    const bag = openBag(revista.clave, add);
    let place = 0;
    return {
      put: async (packed) => {
        const { told, facts } = packed;
        const work = await textOf(packing, packed);
        const folder = `${told.fechaPublicacion?.slice(0, 4) ?? '0000'}/${folderOf(place + 1, work)}`;
        const put: Packing['add'] = (name, content, options) => bag.add(`${folder}/${name}`, content, options);
        const missing: string[] = [];
        await addWhole(packing, packed, put, async (hold) => {
          const places = await addPictures(services, work, hold, missing, 'imagenes');
          await hold('articulo.xml', [await packedJats(work, places)], { deflate: true });
          const named = (idioma?: string) => `articulo${idioma ? `.${idioma}` : ''}.pdf`;
          if (facts.isReadable) await addPdfs(services, work, { site, named }, hold, missing);
          const taken = new Set<string>();
          for (const file of (await listFiles(services, null, work.id, undefined)).files)
            await addFile(services, file, `archivos/${freeName(file.nombre, taken)}`, hold, missing);
        });
        place++;
        report.miss(told, missing);
      },
      close: async () => {
        await bag.close([
          ['Source-Organization', services.settings.get().institucion || services.settings.get().nombre],
          ['External-Identifier', revista.issn && `ISSN ${revista.issn}`],
          ['Bagging-Date', new Date().toISOString().slice(0, 10)],
        ]);
      },
    };
  },
};
