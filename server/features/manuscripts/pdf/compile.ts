/** One call of Typst's compiler. It is synchronous and native: typesetter.ts runs it in a process of its own. */

import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './fonts.ts';
import type { Job, Result } from './job.ts';

/** Nothing lies there: a document can read the pictures of its job, and no file of the machine. */
const workspace = join(import.meta.dirname, 'design', 'no-files');
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });

/** The document as PDF, tagged for screen readers (PDF/UA-1) where it can be. */
export function compile({ source, pictures }: Job): Result {
  const path = (name: string) => join(workspace, name);
  try {
    for (const { name, bytes } of pictures) compiler.mapShadow(path(name), Buffer.from(bytes));
    const first = attempt(source, []);
    if (typeof first !== 'string') return write(first, []);
    const unreadable = pictures.map(({ name }) => name).filter((name) => !canDraw(name));
    const second = unreadable.length > 0 ? attempt(source, unreadable) : first;
    if (typeof second === 'string') return { error: second };
    return write(second, [`Imágenes que no se pueden leer: ${unreadable.length}.`]);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

type Compiled = NonNullable<ReturnType<NodeCompiler['compile']>['result']>;

/** The compiled document, or what the compiler says of it. */
function attempt(source: string, unreadable: readonly string[]): Compiled | string {
  const output = compiler.compile({ mainFileContent: source, inputs: { unreadable: unreadable.join(' ') } });
  return output.result ?? JSON.stringify(output.takeDiagnostics()?.shortDiagnostics ?? 'no document');
}

const canDraw = (name: string) => typeof attempt(`#image("${name}")`, []) !== 'string';

function write(document: Compiled, warnings: readonly string[]): Result {
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }), warnings: [...warnings] };
  } catch (refused) {
    const why = /message: "([^"]*)"/.exec(String(refused))?.[1] ?? String(refused);
    return { pdf: compiler.pdf(document), warnings: [...warnings, `El PDF no cumple PDF/UA-1: ${why}`] };
  }
}
