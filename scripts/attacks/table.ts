/** The table of attacks in docs/security.md, as data: it is the one list of what the suite plays. */
import { readFileSync } from 'node:fs';

export interface NamedTest {
  /** From the root of the repository. */
  file: string;
  /** As it stands in the file, of which it is a part where it is made of several. */
  title: string;
}

export interface Attack {
  name: string;
  tests: NamedTest[];
  /** When each of its tests was seen to fail with its defence broken; '' where it was not. */
  seen: string;
}

const place = 'docs/security.md';
/** A test in a cell: `file` “title”. */
const named = /`([^`]+\.test\.tsx?)` “([^”]+)”/g;

/** Each line of the tables whose third cell names tests. */
export function readAttacks(text = readFileSync(place, 'utf8')): Attack[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', , tests = '', seen = ''] = line.split('|').map((cell) => cell.trim());
    const found = [...tests.matchAll(named)].map(([, file = '', title = '']) => ({ file, title }));
    return found.length > 0 ? [{ name, tests: found, seen }] : [];
  });
}
