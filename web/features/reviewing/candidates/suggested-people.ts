/** Whom a reviewer who declines suggests, as far as their words say it. */
export interface SuggestedPerson {
  nombres: string;
  apellidos: string;
  email: string;
  afiliacion: string;
}

const address = /[^\s<>(),;:"]+@[^\s<>(),;:"]+\.[^\s<>(),;:".]+/;
const title = /^(?:(?:d\.|dña\.|doña|don|dra?\.?|prof[a.]*|mtr[oa]\.?)\s+)+/i;
/** Words of a name, six at most: more, or others in lower case, are a sentence. */
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|de|del|la|las|los|y|e|i|da|do|dos|van|von)$/u;
const longestName = 6;

/** The people of a suggestion, each in a line or between semicolons: 'Ana Ruiz Gil, UNAM <ana@unam.mx>; …'. */
export const suggestedPeople = (words: string): SuggestedPerson[] =>
  words
    .split(/[\n;]+/)
    .map((entry) => personIn(entry))
    .filter(({ nombres, email }) => nombres !== '' || email !== '');

/** Whom somebody looked for in vain: what they typed is a name, however it is written, an address, or both. */
export const soughtPerson = (words: string): SuggestedPerson => personIn(words, true);

function personIn(entry: string, isTyped = false): SuggestedPerson {
  const email = (address.exec(entry)?.[0] ?? '').toLowerCase();
  const [name = '', ...rest] = entry
    .replace(address, ',')
    .replace(/[<>()]/g, ',')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const called = name.replace(title, '').split(/\s+/).filter(Boolean);
  const isShort = called.length > 0 && called.length <= longestName;
  const isName = isShort && (isTyped || called.every((word) => nameWord.test(word)));
  // Of four words and more, two are first names: 'María José Pérez Gil'.
  const firsts = called.length > 3 ? 2 : 1;
  return {
    nombres: isName ? called.slice(0, firsts).join(' ') : '',
    apellidos: isName ? called.slice(firsts).join(' ') : '',
    email,
    afiliacion: isName ? rest.join(', ') : '',
  };
}
