// @vitest-environment happy-dom
/** Every field that is written into has the limit of the schema that takes its text, from one place (contract/limits.ts). */
import { globSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { longest } from '#contract/limits.ts';
import { speak } from '#web/messages/i18n.ts';
import { show } from '#web/show.fixture.tsx';
import { describedBy } from '#web/ui/draw.fixture.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';

/** Fields without a limit of their own, by what tells them from others of their file. */
const unbounded: readonly { file: string; why: string; fields: readonly string[] }[] = [
  {
    file: 'web/features/editor/references/reference-form.tsx',
    why: 'the parts of a reference have none: it is the entry made of them that has',
    fields: ["input('authors')", "input('title')", "input('container')", 'input(name)', 'input(name)'],
  },
  {
    file: 'web/screens/admin/identity-providers/provider-dialog.tsx',
    why: 'lists of domains, scopes and values, each with its limit',
    fields: ["box('dominios')", "box('ambitos')", "box('segundoPaso')"],
  },
  {
    file: 'web/screens/admin/identity-providers/saml-fields.tsx',
    why: 'a list of certificates, each with its limit',
    fields: ["box('saml.certificados')"],
  },
  {
    file: 'web/features/editor/references/references-panel.tsx',
    why: 'looks through what is on the screen',
    fields: ['value={sought}'],
  },
  {
    file: 'web/features/editor/dialogs/citation-dialog.tsx',
    why: 'looks through what is on the screen',
    fields: ['value={sought}'],
  },
  {
    file: 'web/features/editor/toolbar/find-bar.tsx',
    why: 'looks through the text, and writes into it',
    fields: ['ref={input}', 'value={text}'],
  },
  {
    file: 'web/features/publications/byline/author-form.tsx',
    why: 'a list, each line with its limit; an ORCID iD has a form',
    fields: ["register('afiliaciones')", "register('orcid')"],
  },
  {
    file: 'web/screens/editorial/issues/issue-form.tsx',
    why: 'a list of people, each line with its limits',
    fields: ['value={editors}'],
  },
  {
    file: 'web/screens/editorial/issues/publish-dialog.tsx',
    why: 'a day and a time are chosen',
    fields: ['type="datetime-local"'],
  },
  {
    file: 'web/screens/publications/work-form-parts.tsx',
    why: 'keywords: a list, each word with its limit',
    fields: ['{...field}'],
  },
  {
    file: 'web/screens/publications/particulars-section.tsx',
    why: 'a list of people, each line with its limits',
    fields: ['rows={3}'],
  },
  {
    file: 'web/screens/publications/funders.tsx',
    why: 'a ROR iD has a form; a list of grants, each with its limit',
    fields: ['.ror`)', '.ayudas`)'],
  },
  {
    file: 'web/features/editorial/production/publication-date.tsx',
    why: 'a moment has a form',
    fields: ['type="datetime-local"'],
  },
  {
    file: 'web/screens/profile/reviewing-fields.tsx',
    why: 'keywords: a list, each word with its limit',
    fields: ["register('palabrasClave')"],
  },
  {
    file: 'web/screens/profile/profile-form.tsx',
    why: 'an ORCID iD has a form',
    fields: ["register('orcid')"],
  },
  {
    file: 'web/screens/account/register.tsx',
    why: 'an ORCID iD has a form',
    fields: ["register('orcid')"],
  },
  {
    file: 'web/screens/personal-settings/erase-dialog.tsx',
    why: 'one word, which is given',
    fields: ['value={typed}'],
  },
];

/** What is chosen, counted or looked for, or cannot be written into. */
const notWritten = /\btype="(?:date|number|search)"|\binputMode="numeric"|\breadOnly\b/;

/** The tags of text fields, from `<` to the `>` that ends them. */
function fieldsIn(source: string): string[] {
  return Array.from(source.matchAll(/<(?:Input|Textarea)\b/g), ({ index }) => {
    let depth = 0;
    for (let end = index; end < source.length; end++) {
      if (source[end] === '{') depth++;
      if (source[end] === '}') depth--;
      if (source[end] === '>' && depth === 0) return source.slice(index, end + 1);
    }
    throw new Error('A tag does not end');
  });
}

const sources = globSync('web/{features,layouts,screens}/**/*.tsx')
  .filter((file) => !/\.(?:test|fixture)\.tsx$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
const fields = sources.flatMap(({ file, text }) => fieldsIn(text).map((tag) => ({ file, tag })));

describe('the fields that people write into', () => {
  it('have a limit, but for those that are listed with a reason', () => {
    expect(fields.length).toBeGreaterThan(80);
    const without = fields.filter(({ tag }) => !/\bmaxLength=/.test(tag) && !notWritten.test(tag));
    const listed = unbounded.flatMap((each) => each.fields.map((field) => ({ file: each.file, field })));
    const unlisted = without.filter(({ file, tag }) => {
      const place = listed.findIndex((each) => each.file === file && tag.includes(each.field));
      if (place >= 0) listed.splice(place, 1);
      return place < 0;
    });
    expect({ unlisted, gone: listed }).toEqual({ unlisted: [], gone: [] });
  });

  it('take it from the contract; a number of their own is the form of a year, a colour or an identifier', () => {
    const own = fields.filter(({ tag }) => {
      const [, limit] = /\bmaxLength=\{([^}]*)\}/.exec(tag) ?? [];
      return limit !== undefined && !/^(?:longest(?:Fact)?\.\w+|maxLength)$/.test(limit) && !(Number(limit) < 20);
    });
    expect(own).toEqual([]);
  });

  it('are there for every limit that the contract names, which its schemas hold', () => {
    const written = sources.map(({ text }) => text).join('\n');
    const schemas = globSync('contract/{calls,entities}/*.ts').map((file) => readFileSync(file, 'utf8'));
    const names = Object.keys(longest);
    const isIn = (text: string, before: string) => (name: string) => new RegExp(`${before}${name}\\b`).test(text);
    // Keywords are typed as a list, each with the limit, and a passage is chosen in a text; what is typed of a reason, which is sent with those that were ticked.
    expect(names.filter((name) => !isIn(written, '\\bmaxLength(?:=\\{| = |: )longest\\.')(name))).toEqual([
      // What a browser signs, typed by nobody.
      'passkeyAnswer',
      'keyword',
      // By the kind of field, as is what is said in a declaration.
      'declaration',
      'grant',
      'passage',
      // Heading, pages and number of a work in a number are one field for all.
      'articleNumber',
      // Typed as a list, as keywords are.
      'mailDomain',
      'claimValue',
      'certificate',
    ]);
    expect(names.filter((name) => !isIn(schemas.join('\n'), '\\blongest\\.')(name))).toEqual([
      'keywords',
      'declineWords',
    ]);
  });
});

/** What room the field says it has left with so many signs in it. */
function saidOf(signs: number) {
  const box = screen.getByLabelText('Mensaje');
  fireEvent.input(box, { target: { value: 'x'.repeat(signs) } });
  return describedBy(box);
}

it('what is left is said in the person’s language', async () => {
  await show(
    <Field label="Mensaje">
      <Textarea maxLength={longest.contactMessage} />
    </Field>,
  );
  const lengths = [4799, 4988, 4999, 5000, 5001, 5012];
  expect(lengths.flatMap(saidOf)).toEqual([
    'Quedan 12 caracteres',
    'Queda 1 carácter',
    'No queda sitio: caben 5000 caracteres',
    'Sobra 1 carácter: caben 5000',
    'Sobran 12 caracteres: caben 5000',
  ]);
  await act(() => speak('en'));
  expect(lengths.flatMap(saidOf)).toEqual([
    '12 characters left',
    '1 character left',
    'No room left: 5,000 characters fit',
    '1 character too many: 5,000 fit',
    '12 characters too many: 5,000 fit',
  ]);
  await act(() => speak('es'));
});
