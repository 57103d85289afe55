import type { PackageFault } from '#contract/packages.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { withoutControls } from '#server/documents/xml/without-controls.ts';
import { checkOpen } from '#server/features/exports/export-publication.ts';
import type { AddFile } from '#server/features/exports/packing.ts';
import { readExportedWork } from '#server/features/exports/read-exported-work.ts';
import type { ToldWork } from '#server/features/exports/recorded-works.ts';
import type { Services } from '#server/platform/services.ts';
import type { WorkFacts } from '../passport/facts.ts';
import type { WorkCheck } from '../passport/work-checks.ts';
import type { PackageReport } from './report.ts';

/** What a form is filled from. */
export interface Packing {
  services: Services;
  add: AddFile;
  report: PackageReport;
  /** The beginning of this site's addresses, '' where it is not known. */
  site: string;
  revista: { clave: string; issn: string };
  /** What SciELO calls the journal by. */
  acronym: string;
  /** A folder of this machine for what is made on the way. */
  scratch: string;
}

export interface PackedWork {
  told: ToldWork;
  facts: WorkFacts;
  /** The published number in which it stands; null: none. */
  numero: string | null;
  isRetracted: boolean;
}

/** A work that cannot be in it, as was found out while its files were made. */
export class LeftOut extends Error {
  readonly fault: PackageFault;
  constructor(fault: PackageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A package that is being filled, work by work, in their order. */
export interface Filling {
  /** Where it throws, nothing of the work is in it. */
  put: (work: PackedWork) => Promise<void>;
  close: () => Promise<void>;
}

export interface PackageForm {
  /** What the form has room for, or asks for: what a work lacks of it is told. */
  asks: readonly WorkCheck[];
  /** Notices, what sections have that indices leave out, and works that are no articles are in it, too. */
  withAll?: true;
  /** Without a text to be read a work is not in it. */
  withText?: true;
  /** Why a work cannot be in it. */
  fault?: (work: ToldWork) => PackageFault | undefined;
  open: (packing: Packing) => Filling;
}

/** The work as anybody reads it, with its text. Throws `no_encontrado` and `obra_embargada` where that changed meanwhile. */
export async function textOf({ services, site }: Packing, { told }: PackedWork): Promise<ExportedWork> {
  const work = await readExportedWork(services, null, told.id, { site });
  checkOpen(work);
  return withoutControls(work);
}

/** Names that nobody has yet: 'a', 'a-b', 'a-c' of works that would be called the same. */
export class FreeNames {
  readonly #taken = new Set<string>();
  /** What a work would be called: it is another's, too, until it is taken. */
  free(name: string): string {
    let free = name;
    for (let next = 1; this.#taken.has(free.toLowerCase()); next++) free = `${name}-${suffix(next)}`;
    return free;
  }
  take(free: string): void {
    this.#taken.add(free.toLowerCase());
  }
}
const letters = 'abcdefghijklmnopqrstuvwxyz';
const suffix = (next: number): string => letters[next] ?? String(next + 1);
