/**
 * Every mail with an example in it, as pages to be looked at: `node scripts/write-mails.ts [#colour]` writes them below
 * `mails/`, with an index that shows each beside its plain text. The theme is the browser's.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { defaultSettings } from '#contract/entities/system.ts';
import { languages } from '#contract/vocabulary.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { everyMail } from '#server/messages/every-mail.fixture.ts';
import { signedBy } from '#server/messages/mail-frame.ts';

const folder = 'mails';
const settings = { ...defaultSettings, color: process.argv[2] ?? '', institucion: 'Universidad del Delta' };

mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const shown = Object.entries(everyMail(language)).map(([name, mail]) => {
    const { html, texto } = signedBy(settings, mail, 'https://pliego.example');
    writeFileSync(`${folder}/${name}.${language}.html`, html);
    writeFileSync(`${folder}/${name}.${language}.txt`, texto);
    return `<h2>${name}</h2><iframe src="${name}.${language}.html" width="640" height="760"></iframe><pre>${escapeMarkup(texto)}</pre>`;
  });
  writeFileSync(
    `${folder}/${language}.html`,
    `<!doctype html><meta charset="utf-8"><title>${language}</title>${shown.join('\n')}`,
  );
  process.stdout.write(`${folder}/${language}.html\n`);
}
