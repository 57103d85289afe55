/**
 * The formula alone, from a `tex-math` that may hold a whole LaTeX document around it
 * (`\documentclass … \begin{document} \[ x^2 \] \end{document}`), as publishers' converters write it.
 */
export function unwrapTex(source: string): string {
  const start = source.indexOf('\\begin{document}');
  const end = source.lastIndexOf('\\end{document}');
  let tex = source.slice(start < 0 ? 0 : start + '\\begin{document}'.length, end < 0 ? undefined : end).trim();
  // Converters nest delimiters, as in `\( $x$ \)`.
  for (let layer = 0; layer < 3; layer += 1) {
    tex = tex
      .replace(/^(?:\\\[|\\\(|\${1,2})/, '')
      .replace(/(?:\\\]|\\\)|(?<!\\)\${1,2})$/, '')
      .trim();
  }
  return tex;
}
