/**
 * One hostile text in every field of a work that its people may fill, and all that is written of it for readers and programs: nowhere is
 * it markup, an end of a script, a line of its own or a formula. What pages do with it is seen in a browser (e2e/planted-markup.test.ts).
 */
import { beforeAll, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import {
  coverAddress,
  docmapAddress,
  exportAddress,
  harvestAddress,
  type ListFormat,
  listAddress,
  listEndings,
} from '#contract/public-addresses.ts';
import { citationStyles, workFormats } from '#contract/vocabulary.ts';
import { uncovered } from './testing/canary-unpack.ts';
import { describePlatform } from './testing/describe-platform.ts';
import { allMails } from './testing/mailbox.ts';
import type { TestPerson } from './testing/platform.ts';
import { draft, review } from './testing/works.ts';

/** A word by which it is found again, and what would be something else than text in HTML, XML, JSON-LD, BibTeX, RIS, a header and a table. */
const word = 'plantado';
const hostile = `=${word}("x")"'><${word} onclick="x()"></script></title>]]>&lt;${word}&gt;<!--\${x}{{x}}%0d%0aBcc: x@x.example }, title = {`;
const inLines = `${hostile}\r\nBcc: ${word}@malo.example\r\n\r\n<${word}>\nTI  - ${word}\nER  - `;

describePlatform('a planted text', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let id = '';
  beforeAll(async () => {
    author = await platform().account({ nombres: hostile.slice(0, 90), afiliacion: hostile.slice(0, 200) }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    const reviewer = await platform().account({ nombres: `<${word}>` }, 'REVISOR');
    const texts = { titulo: hostile, resumen: inLines, palabrasClave: [hostile.slice(0, 60), `<${word}>`] };
    id = (await draft(author, texts)).id;
    const traducciones = [{ idioma: 'en', ...texts }];
    await author.call.updatePublication({ params: { id }, body: { traducciones } });
    await author.call.submitReview({ params: { id } });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    await author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
  });

  /** What is sent, after the name that the work has now, with its headers. */
  const ask = async (url: string) => {
    const first = await platform().inject({ url });
    const { statusCode, headers, rawPayload } =
      first.statusCode === 301 ? await platform().inject({ url: String(first.headers.location) }) : first;
    expect([url, statusCode]).toEqual([url, 200]);
    return { type: String(headers['content-type']), headers: JSON.stringify(headers), bytes: rawPayload };
  };
  /** The word as the name of an element, or an end of what stands around it. */
  const markup = (text: string) => text.match(new RegExp(`<${word}[ >]|</script></title>`))?.[0];
  /** The word on a line of its own, where each line says what it is. */
  const line = (text: string) => text.match(new RegExp(`^(?:Bcc:|(?:TI|T1|ER) {2}- ${word})`, 'm'))?.[0];

  it('is text in whatever is made of the work for readers', async () => {
    const ofMarkup = /html|xml|svg|epub|zip|officedocument/;
    for (const format of workFormats) {
      const { type, headers, bytes } = await ask(exportAddress({ id, titulo: hostile, autores: [] }, format));
      const text = uncovered(bytes);
      expect([format, headers.includes(`<${word}`)]).toEqual([format, false]);
      if (ofMarkup.test(type)) expect([format, markup(text)]).toEqual([format, undefined]);
      // It is there: what was looked at is what says it.
      if (/html|xml/.test(type)) expect(text).toContain(`&lt;${word}`);
    }
    expect(markup(uncovered((await ask(coverAddress(id))).bytes))).toBeUndefined();
  });

  it('is text in lists, feeds and references, one line of theirs where they are lines', async () => {
    for (const format of Object.keys(listEndings) as ListFormat[]) {
      const { type, bytes } = await ask(listAddress('/catalogo', format, `obra=${id}`));
      const text = bytes.toString();
      if (/json/.test(type)) expect(() => JSON.parse(text), format).not.toThrow();
      else if (/xml|html/.test(type)) expect([format, markup(text)]).toEqual([format, undefined]);
      else expect([format, line(text)]).toEqual([format, undefined]);
      expect([format, text.toLowerCase().includes(word)]).toEqual([format, true]);
    }
    for (const prefix of ['oai_dc', 'oai_openaire', 'marcxml', 'jats']) {
      const text = (await ask(`${harvestAddress}?verb=ListRecords&metadataPrefix=${prefix}`)).bytes.toString();
      expect([prefix, markup(text), text.includes(`&lt;${word}`)]).toEqual([prefix, undefined, true]);
    }
    for (const url of [
      '/sitemap.xml',
      '/sitemap-obras-1.xml',
      docmapAddress(id),
      `/revistas/${principalJournal}/feed.xml`,
    ])
      expect([url, markup((await platform().inject({ url })).body)]).toEqual([url, undefined]);
    for (const estilo of citationStyles) {
      const said = await platform().guest.citePublication({ params: { id, estilo }, query: {} });
      expect(JSON.stringify(said)).toContain(word);
    }
  });

  it('is text in what is mailed, and no header', async () => {
    const mails = await allMails(platform());
    expect(mails.filter(({ texto }) => texto.includes(word)).length).toBeGreaterThan(0);
    for (const { asunto, para, html, responderA } of mails) {
      expect(markup(html)).toBeUndefined();
      for (const header of [asunto, para, responderA ?? '']) expect(header).not.toMatch(/[\r\n]/);
    }
  });

  it('is text in tables for spreadsheets', async () => {
    const admin = await platform().person('Alba', 'ADMIN');
    const authorization = `Bearer ${admin.token}`;
    const table = (await platform().inject({ url: '/api/users/export', headers: { authorization } })).body;
    expect(table).toContain(`"'=${word}`);
    expect(table).not.toMatch(new RegExp(`(?:^|[;,\\r\\n])"?=${word}`));
  });
});
