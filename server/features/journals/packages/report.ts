/** What a package says of itself: what works lack, which were left out and why, which files are not there. */
import { csvLine, csvStart } from '#contract/csv.ts';
import type { PackageContent } from '#contract/entities/package.ts';
import { packageFaultWords, packageWords } from '#contract/package-words.ts';
import type { PackageFault, PackageKind } from '#contract/packages.ts';
import { fill, type Words } from '#contract/words.ts';
import type { WorkFacts } from '../passport/facts.ts';
import { type WorkCheck, workChecks } from '../passport/work-checks.ts';
import { checkWords } from './check-words.ts';
import { readMeWords } from './read-me-words.ts';

/** So many works of each kind are named on the screen; the table names all. */
const named = 5;
const language = 'es';
const words = readMeWords;

type Named = Pick<WorkFacts, 'id' | 'titulo'>;
interface Line {
  what: string;
  work: Named | null;
}

/** What a package says of itself at its beginning. */
interface About {
  clase: PackageKind;
  revista: string;
  dia: string;
  obras: number;
  issn: string;
  acronym: string | undefined;
}

export class PackageReport {
  readonly #lines: Line[] = [];
  readonly #lacks = new Map<WorkCheck, Named[]>();
  readonly #left = new Map<PackageFault, Named[]>();
  #missing = 0;

  /** Notes which of these the work does not have. */
  look(work: WorkFacts, asks: readonly WorkCheck[]): void {
    const { id, titulo } = work;
    for (const check of asks) {
      if (workChecks[check](work)) continue;
      this.#lacks.set(check, [...(this.#lacks.get(check) ?? []), { id, titulo }]);
      this.#lines.push({ what: fill(words.lacking[language], { que: checkWords[check][language] }, language), work });
    }
  }

  leave({ id, titulo }: Named, fault: PackageFault): void {
    this.#left.set(fault, [...(this.#left.get(fault) ?? []), { id, titulo }]);
    const que = packageFaultWords[fault][language];
    this.#lines.push({ what: fill(words.out[language], { que }, language), work: { id, titulo } });
  }

  miss(work: Named, places: readonly string[]): void {
    this.#missing += places.length;
    for (const que of places) this.#lines.push({ what: fill(words.file[language], { que }, language), work });
  }

  content(): Pick<PackageContent, 'faltas' | 'fuera' | 'archivosQueFaltan'> {
    return {
      faltas: [...this.#lacks].map(([campo, works]) => ({
        ...{ campo, nombre: checkWords[campo] },
        ...{ obras: works.length, ejemplos: works.slice(0, named) },
      })),
      fuera: [...this.#left].map(([motivo, works]) => ({
        ...{ motivo, obras: works.length, ejemplos: works.slice(0, named) },
      })),
      archivosQueFaltan: this.#missing,
    };
  }

  /** A line for each thing that is missing. `site`: where the screens are that mend it. */
  table(site: string): string {
    const head = [words.field, words.work, words.id, words.mend].map((cell) => cell[language]);
    const lines = this.#lines.map(({ what, work }) =>
      csvLine([what, work?.titulo ?? '', work?.id ?? '', work ? `${site}/editorial/${work.id}` : ''], language),
    );
    return csvStart + csvLine(head, language) + lines.join('');
  }

  /** What it is, in both languages. */
  readMe(about: About): string {
    return (['es', 'en'] as const).map((each) => this.#readMeIn(each, about)).join(`\r\n${'-'.repeat(72)}\r\n\r\n`);
  }

  #readMeIn(each: 'es' | 'en', { clase, revista, dia, obras, issn, acronym }: About): string {
    const said = packageWords[clase];
    const say = (text: Words, values: Record<string, string | number> = {}) => fill(text[each], values, each);
    const { faltas, fuera, archivosQueFaltan } = this.content();
    const lacks = [
      ...faltas.map(({ nombre, obras: count }) => `- ${nombre[each]}: ${count}`),
      ...fuera.map(({ motivo, obras: count }) => `- ${say(words.left)}. ${packageFaultWords[motivo][each]}: ${count}`),
      ...(archivosQueFaltan > 0 ? [`- ${say(words.missing)}: ${archivosQueFaltan}`] : []),
      ...(issn === '' ? [`- ${say(words.noIssn)}`] : []),
    ];
    return [
      say(words.title, { indice: said.name[each], revista }),
      say(words.made, { dia, obras }),
      '',
      `${say(words.holds)}: ${said.holds[each]}`,
      ...(acronym ? [say(words.acronym, { acronimo: acronym })] : []),
      `${say(words.where)}: ${said.where[each]}`,
      ...(said.source ? [say(words.source, { fuente: said.source })] : []),
      '',
      `${say(words.lacks)}:`,
      ...(lacks.length > 0 ? lacks : [say(words.nothing)]),
      say(words.named),
      '',
    ].join('\r\n');
  }
}
