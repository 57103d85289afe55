import type { ExportedWork } from '#server/documents/model/exported-work.ts';

/** Characters that no XML file may have (XML 1.0, 2.2), and that print nothing anywhere: Word refuses a file with one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff\p{Cs}]/gu;

/** A copy of the work whose texts can stand in files of every kind. */
export function withoutControls({ pictures, ...said }: ExportedWork): ExportedWork {
  const copy = structuredClone(said);
  cleanIn(copy);
  return { ...copy, pictures };
}

function cleanIn(node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') Reflect.set(node, key, value.replace(controls, ''));
    else if (typeof value === 'object' && value !== null) cleanIn(value);
  }
}
