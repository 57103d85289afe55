/** Typst as WebAssembly, for every machine that Node runs on. Its PDFs are tagged, but not certified as PDF/UA-1. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import initialize, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import type { Engine } from './engine.ts';
import { fontFolders } from './fonts.ts';

const main = '/main.typ';
/** Of its ways to tell what is wrong: one line for each fault. */
const shortDiagnostics = 2;

export async function openPortableEngine(): Promise<Engine> {
  const { resolve } = createRequire(import.meta.url);
  await initialize({ module_or_path: await readFile(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  // It can read the pictures of its job, and no file of the machine.
  builder.set_dummy_access_model();
  for (const folder of fontFolders())
    for (const name of await readdir(folder))
      if (name.endsWith('.ttf')) await builder.add_raw_font(await readFile(join(folder, name)));
  const compiler = await builder.build();
  return {
    show: (name, bytes) => compiler.map_shadow(`/${name}`, bytes),
    compile: (source, unreadable) => {
      compiler.add_source(main, source);
      const output: { result?: Uint8Array; diagnostics?: unknown } = compiler.compile(
        main,
        [['unreadable', unreadable]],
        'pdf',
        shortDiagnostics,
      );
      const { result } = output;
      return result ? () => ({ pdf: result, warnings: [] }) : JSON.stringify(output.diagnostics ?? 'it said nothing');
    },
    forget: () => compiler.reset_shadow(),
  };
}
