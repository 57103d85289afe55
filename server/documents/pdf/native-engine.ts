/** Typst as native code: three times as fast, and it certifies PDF/UA-1; published for Linux on x64 alone. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { fontFolders } from './fonts.ts';

/** The part of it that is used here; of the package with its types, versions for other systems are missing. */
interface NodeCompiler {
  mapShadow: (path: string, content: Buffer) => void;
  resetShadow: () => void;
  evictCache: (maxAge: number) => void;
  compile: (options: { mainFileContent: string; inputs: Record<string, string> }) => {
    result: object | null;
    takeDiagnostics: () => { shortDiagnostics: unknown } | null;
  };
  pdf: (document: object, options?: { pdfStandard: 'ua-1' }) => Uint8Array;
}
interface Binding {
  NodeCompiler: {
    create: (options: { workspace: string; fontArgs: { fontPaths: string[] }[] }) => NodeCompiler;
  };
}

const builds = ['gnu', 'musl'].map((library) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${library}`);
/** Nothing lies there: a document can read the pictures of its job, and no file of the machine. */
const workspace = join(import.meta.dirname, 'design', 'no-files');

/** Undefined where there is none for this machine. */
export function openNativeEngine(): Engine | undefined {
  const binding = findBinding();
  if (!binding) return undefined;
  const compiler = binding.NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
  const write = (document: object) => {
    try {
      return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }), warnings: [] };
    } catch (refused) {
      const why = /message: "([^"]*)"/.exec(String(refused))?.[1] ?? String(refused);
      return { pdf: compiler.pdf(document), warnings: [`The PDF does not meet PDF/UA-1: ${why}`] };
    }
  };
  return {
    show: (name, bytes) => compiler.mapShadow(join(workspace, name), Buffer.from(bytes)),
    compile: (source, unreadable) => {
      const output = compiler.compile({ mainFileContent: source, inputs: { unreadable } });
      const { result } = output;
      if (!result) return JSON.stringify(output.takeDiagnostics()?.shortDiagnostics ?? 'it said nothing');
      return () => write(result);
    },
    forget: () => {
      compiler.resetShadow();
      compiler.evictCache(0);
    },
  };
}

function findBinding(): Binding | undefined {
  const load = createRequire(import.meta.url);
  for (const build of builds)
    try {
      return load(build);
    } catch {
      // Not installed here, or of another C library: the next one, or none.
    }
  return undefined;
}
