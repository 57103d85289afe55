/** Markup becomes part of a page by one door (docs/security.md). */
import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('says to browsers that ask for it that a text is markup, and by which policy', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createHTML: (text: string) => string }) => ({
    createHTML: (text: string) => `trusted ${rules.createHTML(text)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedHtml } = await import('./trusted-html.ts');
  expect([trustedHtml('<mi>x</mi>'), trustedHtml('<mi>y</mi>')]).toEqual(['trusted <mi>x</mi>', 'trusted <mi>y</mi>']);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['pliego']);
});

it('gives others the text', async () => {
  const { trustedHtml } = await import('./trusted-html.ts');
  expect(trustedHtml('<mi>x</mi>')).toBe('<mi>x</mi>');
});

/** Where markup is put into a page or read, and where it comes from. A new line here is a new thing to look at. */
const doors: Readonly<Record<string, string>> = {
  'web/features/editor/dialogs/formula-dialog.tsx': 'KaTeX’s MathML, or what the server cleaned',
  'web/features/editor/paste/clean-html.ts': 'the clipboard, into a document that runs and loads nothing',
  'web/features/editor/schema/formula.ts': 'what the server cleaned, into a template',
  'web/features/editor/views/formula-view.ts': 'what the server cleaned, or KaTeX’s MathML',
  'web/features/editorial/decisions/mail-frame.tsx': 'a mail that the server wrote, into a frame that runs nothing',
  'web/features/manuscript/shown.tsx': 'what the server cleaned',
  'web/features/publications/cover.tsx': 'drawn by contract/cover.ts, of numbers alone',
  'web/screens/admin/metrics/metrics-frame.tsx': 'escaped, into a frame of an origin of its own',
};
const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
const sink =
  /\.(?:innerHTML|outerHTML|srcdoc) = |__html: |srcDoc=|insertAdjacentHTML\(|parseFromString\(|createContextualFragment\(|document\.write\(|setHTMLUnsafe\(/;

it('is passed wherever markup goes into a page, in these files and no others', () => {
  const lines = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => sink.test(line))
      .map((line) => ({ file: file.replaceAll('\\', '/'), line: line.trim() })),
  );
  // What stands in the page already, and of which nothing is set.
  const others = lines.filter(({ line }) => line !== "const asWritten = { __html: '' };");
  expect(others.filter(({ line }) => !line.includes('trustedHtml('))).toEqual([]);
  expect([...new Set(others.map(({ file }) => file))].sort()).toEqual(Object.keys(doors).sort());
});
