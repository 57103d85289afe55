/** Each mail as a browser shows it, which mail programs are: held to WCAG in both themes, and to a narrow telephone. Needs no platform. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#contract/vocabulary.ts';
import { everyMail } from '#server/messages/every-mail.fixture.ts';
import { signedBy } from '#server/messages/mail-frame.ts';
import { rounds } from '#server/testing/rounds.ts';
import { lots } from '#server/testing/seed.ts';
import { browserPath, expectToFit, phoneFaults, sharedBrowser, type Visitor, visit, wcagFaults } from './browser.ts';

/** The journal's name and its colour are what its people chose: a long one, and one that is dark on dark. */
const journal = {
  nombre: 'Cuadernos Iberoamericanos de Otorrinolaringología',
  institucion: 'Universidad del Litoral',
  tratamiento: 'usted' as const,
  logo: '',
  color: '#1f3b2c',
};

const mails = languages.flatMap((language) =>
  Object.entries(everyMail(language)).map(([name, mail]) => ({ language, name, mail })),
);
const draw = lots();
const drawn = mails
  .map((each) => ({ each, lot: draw() }))
  .sort((one, other) => one.lot - other.lot)
  .slice(0, rounds({ quick: 6, long: mails.length }))
  .map(({ each }) => each);

describe.skipIf(!browserPath)('a mail', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(await sharedBrowser(), 'http://127.0.0.1');
  });
  afterAll(() => visitor?.context.close());

  it.each(drawn)('$name, in $language, can be read and pressed by everybody', async ({ language, mail }) => {
    const { page } = visitor;
    await page.setContent(signedBy(journal, mail, 'http://127.0.0.1').html);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await wcagFaults(page), colorScheme).toEqual([]);
    }
    expect(await phoneFaults(page)).toEqual([]);
    await expectToFit(page, 320);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  });
});
