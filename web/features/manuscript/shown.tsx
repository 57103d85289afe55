/** The HTML of a text (contract/manuscript-html) as a screen shows it. */

import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '#contract/entities/manuscript.ts';
import * as html from '#contract/manuscript-html/blocks.ts';
import type { Attributes, Child } from '#contract/manuscript-html/element.ts';
import * as figure from '#contract/manuscript-html/figure.ts';
import { inlines as htmlInlines } from '#contract/manuscript-html/inlines.ts';
import type { Paragraph } from '#contract/manuscript-html/nodes.ts';
import type { Rendering as RenderingWith } from '#contract/manuscript-html/rendering.ts';
import { trustedHtml } from '#web/ui/trusted-html.ts';
import type { ManuscriptLabels } from './labels.ts';
import { Picture } from './picture.tsx';

export type Rendering = RenderingWith<ManuscriptLabels>;

export const blocks = (content: readonly Block[], rendering: Rendering): ReactNode =>
  shown(html.blocks(content, rendering), rendering);

export const tightBlocks = (content: readonly Block[], rendering: Rendering): ReactNode =>
  shown(html.tightBlocks(content, rendering), rendering);

export const inlines = (content: readonly Inline[], rendering: Rendering): ReactNode =>
  shown(htmlInlines(content, rendering), rendering);

export const captionText = (paragraphs: readonly Paragraph[], rendering: Rendering): ReactNode =>
  shown(figure.captionText(undefined, paragraphs, rendering), rendering);

/** They have no identity but their place, so none is given a key. */
export const shown = (children: readonly Child[], rendering: Rendering): ReactNode =>
  createElement(Fragment, {}, ...children.map((child) => node(child, rendering)));

function node(child: Child, rendering: Rendering): ReactNode {
  if (typeof child === 'string') return child;
  if ('picture' in child) return <Picture {...child.picture} enlarge={rendering.labels.enlarge} />;
  if ('mathml' in child) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made or cleaned by the server, see Mathml
    return <span id={child.id} dangerouslySetInnerHTML={{ __html: trustedHtml(child.mathml) }} />;
  }
  const inside = child.children.map((each) => node(each, rendering));
  return createElement(child.tag, propertiesOf(child.attributes), ...inside);
}

/** React calls some of HTML's attributes otherwise. */
const properties: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
};

const propertiesOf = (attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [properties[name] ?? name, value]));
