/** Which page of the manuals an address means. */
import { helpWord } from '#web/layouts/help-address.ts';
import { type Manual, type ManualPage, manualPath, manuals } from './pages.ts';

/** The page that tells of a screen, by its word: in this manual, in those that its role reads, or in any. */
function pageAbout(word: string, first: Manual): { manual: Manual; page: ManualPage } | undefined {
  const read = manuals.filter(({ slug }) => first.reads.includes(slug));
  for (const manual of [first, ...read, ...manuals]) {
    const page = manual.pages.find(({ about }) => about.some((path) => helpWord(path) === word));
    if (page) return { manual, page };
  }
  return undefined;
}

/**
 * @param rol of the address: the manual's, or a role's name as `helpAddress` has it, which leads on
 * @param tema its page, or the word of a screen
 * @returns what is read there; the address that is meant instead; undefined where nothing is
 */
export function findPage(
  rol: string | undefined,
  tema: string | undefined,
): { manual: Manual; page: ManualPage | undefined } | { to: string } | undefined {
  const manual = manuals.find(({ slug }) => slug === rol);
  if (manual) {
    const page = manual.pages.find(({ slug }) => slug === tema);
    return tema === undefined || page ? { manual, page } : undefined;
  }
  const own = manuals.find(({ role }) => role.toLowerCase() === rol);
  if (!own) return undefined;
  const found = tema === undefined ? undefined : pageAbout(tema, own);
  return { to: found ? manualPath(found.manual, found.page) : manualPath(own) };
}
