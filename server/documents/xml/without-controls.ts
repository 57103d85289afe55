/** Characters that no XML file may have (XML 1.0, 2.2), and that print nothing anywhere: Word refuses a file with one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff\p{Cs}]/gu;

/** A copy of the work whose texts can stand in files of every kind. Its pictures, which no text is, stay as they are. */
export function withoutControls<Work extends object>(work: Work): Work {
  const { pictures: _, ...said }: Work & { pictures?: unknown } = work;
  const copy = structuredClone(said);
  cleanIn(copy);
  return { ...work, ...copy };
}

function cleanIn(node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') Reflect.set(node, key, value.replace(controls, ''));
    else if (typeof value === 'object' && value !== null) cleanIn(value);
  }
}
