/**
 * A page of a manual as its message says it, line by line: its title, what it is about in a sentence, and then `## ` before a part,
 * `### ` before a part of that, `1. ` before a step, `- ` before a point, and paragraphs. `[[a name]]` is what something is called on screen,
 * `[[a name|/address]]` also leads there; so it is after the build has put names in the places of their keys (messages/manual-names.ts).
 */

/** Words as they stand, or the name of something on a screen, with the address that it leads to. */
export type Run = string | { name: string; to?: string };

export type Block =
  | { kind: 'part'; id: string; runs: Run[] }
  | { kind: 'subpart'; id: string; runs: Run[] }
  | { kind: 'steps'; items: Run[][] }
  | { kind: 'points'; items: Run[][] }
  | { kind: 'paragraph'; runs: Run[] };

export interface ManualText {
  title: string;
  about: string;
  blocks: Block[];
}

/** Runs without their marks. */
export const wordsOf = (runs: readonly Run[]): string =>
  runs.map((run) => (typeof run === 'string' ? run : run.name)).join('');

/** Words with their names told apart. */
export function runsOf(line: string): Run[] {
  return line.split(/(\[\[[^[\]]+\]\])/).flatMap((piece): Run[] => {
    const [, name, to] = /^\[\[([^\]|]+)(?:\|([^\]]+))?\]\]$/.exec(piece) ?? [];
    if (name) return [to ? { name, to } : { name }];
    return piece === '' ? [] : [piece];
  });
}

/** Words as they are said, without marks. */
export const plainOf = (line: string): string => wordsOf(runsOf(line));

/** Reads a message of a manual. Lines of one kind that follow one another are one list. */
export function readManual(message: string): ManualText {
  const [title = '', about = '', ...lines] = message
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const blocks: Block[] = [];
  let parts = 0;
  for (const line of lines.filter((each) => each !== '')) {
    const [, mark = '', words = line] = /^(#{2,3}|\d+\.|-) (.+)$/.exec(line) ?? [];
    const runs = runsOf(words);
    if (mark.startsWith('#')) {
      parts += 1;
      blocks.push({ kind: mark === '##' ? 'part' : 'subpart', id: `apartado-${parts}`, runs });
    } else if (mark === '') blocks.push({ kind: 'paragraph', runs });
    else {
      const kind = mark === '-' ? 'points' : 'steps';
      const last = blocks.at(-1);
      if (last && 'items' in last && last.kind === kind) last.items.push(runs);
      else blocks.push({ kind, items: [runs] });
    }
  }
  return { title, about, blocks };
}
