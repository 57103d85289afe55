import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { trustedHtml } from '#web/ui/trusted-html.ts';

/**
 * A formula as readers will see it. What the server made is shown at once; TeX typed since is typeset here, by KaTeX,
 * loaded with the first of them (the server makes what is kept: mathml.ts there).
 */
export function formulaView(node: Node, place: 'inline' | 'block', name: string): NodeView {
  const dom = document.createElement(place === 'block' ? 'div' : 'span');
  dom.className = place === 'block' ? 'equation' : 'formula';
  const body = document.createElement('span');
  if (place === 'block') body.className = 'equation-scroll';
  dom.append(body);
  const { tex, mathml, label } = node.attrs;
  body.innerHTML = trustedHtml(mathml);
  if (mathml === '') void typeset(body, tex ?? '', place === 'block');
  if (place === 'block' && label) {
    const number = document.createElement('span');
    number.className = 'equation-number';
    number.textContent = label;
    dom.append(number);
  }
  dom.title = tex ?? name;
  return { dom, ignoreMutation: () => true };
}

async function typeset(body: HTMLElement, tex: string, display: boolean): Promise<void> {
  const source = document.createElement('code');
  source.textContent = tex;
  body.replaceChildren(source);
  const { texToMathml } = await import('./tex-to-mathml.ts');
  body.innerHTML = trustedHtml(texToMathml(tex, display).mathml);
}
