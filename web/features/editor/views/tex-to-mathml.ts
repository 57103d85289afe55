/** KaTeX in the browser, for formulas being written. A chunk of its own: import it when there is TeX to set. */
import katex from 'katex';
import 'katex/contrib/mhchem';

/** MathML of a TeX formula, or of its source marked as wrong, and what KaTeX says is wrong. With the server's limits. */
export function texToMathml(tex: string, display: boolean): { mathml: string; error: string | null } {
  try {
    const html = katex.renderToString(tex, { displayMode: display, output: 'mathml', ...limits });
    return { mathml: html.slice(html.indexOf('<math'), html.lastIndexOf('</math>') + '</math>'.length), error: null };
  } catch (error) {
    return { mathml: `<math><merror><mtext>${escaped(tex)}</mtext></merror></math>`, error: String(error) };
  }
}

const limits = { throwOnError: true, strict: 'ignore', trust: false, maxExpand: 300, maxSize: 50 } as const;
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
