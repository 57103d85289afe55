/** What a stretch of text may be. Their order is that of the contract's: links are outermost. */
import { Mark, markInputRule } from '@tiptap/core';
import { markSchema } from '#contract/entities/manuscript.ts';

/** Whether a link may lead there: the web, a mail address, or a page of this site (contract: `markSchema`). */
export const isLinkAddress = (href: string) => markSchema.safeParse({ type: 'link', attrs: { href } }).success;

export const Link = Mark.create({
  name: 'link',
  // What is typed after a link is not of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isLinkAddress(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener' }, 0],
});

type Rules = NonNullable<ConstructorParameters<typeof Mark>[0]>['parseHTML'];

/** Words between these signs, after a space or at the beginning, and not after more of the same sign. */
const between = (sign: string) => {
  const [escaped, one] = [sign.replaceAll('*', '\\*'), sign.charAt(0).replace('*', '\\*')];
  return new RegExp(`(?<=^|[\\s([¿¡«“])(${escaped}(?![\\s${one}])((?:[^${one}]*[^\\s${one}]))${escaped})$`);
};

/** A mark without attributes: its element, its shortcuts, other ways HTML says it, and the signs round words that stand for it. */
const simple = (
  name: string,
  tag: string,
  shortcuts: readonly string[],
  parseHTML: Rules,
  signs: readonly string[] = [],
) =>
  Mark.create({
    name,
    parseHTML,
    renderHTML: () => (name === 'smallCaps' ? [tag, { class: 'small-caps' }, 0] : [tag, 0]),
    addInputRules() {
      return signs.map((sign) => markInputRule({ find: between(sign), type: this.type }));
    },
    addKeyboardShortcuts() {
      return Object.fromEntries(shortcuts.map((keys) => [keys, () => this.editor.commands.toggleMark(name)]));
    },
  });

const styled = (style: string, isIt: (value: string) => boolean) => ({
  style,
  getAttrs: (value: string) => isIt(value) && null,
});

export const simpleMarks = [
  simple(
    'bold',
    'strong',
    ['Mod-b', 'Mod-B'],
    () => [
      { tag: 'strong' },
      // Google Docs wraps whatever is copied in a <b> that is not bold.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      styled('font-weight', (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value)),
    ],
    ['**', '__'],
  ),
  simple(
    'italic',
    'em',
    ['Mod-i', 'Mod-I'],
    () => [
      { tag: 'em' },
      { tag: 'i', getAttrs: (element) => element.style.fontStyle !== 'normal' && null },
      styled('font-style', (value) => value === 'italic'),
    ],
    ['*', '_'],
  ),
  simple('underline', 'u', ['Mod-u', 'Mod-U'], () => [{ tag: 'u' }]),
  simple('strike', 's', ['Mod-Shift-x'], () => [{ tag: 's' }, { tag: 'strike' }, { tag: 'del' }]),
  simple('superscript', 'sup', ['Mod-.'], () => [
    { tag: 'sup' },
    styled('vertical-align', (value) => value === 'super'),
  ]),
  simple('subscript', 'sub', ['Mod-,'], () => [{ tag: 'sub' }, styled('vertical-align', (value) => value === 'sub')]),
  simple('code', 'code', ['Mod-e'], () => [{ tag: 'code' }], ['`']),
  simple('smallCaps', 'span', ['Mod-Shift-k'], () => [
    { tag: 'span.small-caps' },
    styled('font-variant', (value) => value.includes('small-caps')),
    styled('font-variant-caps', (value) => value === 'small-caps'),
  ]),
];
