/** An exported journal as it is read: nobody's word is taken for what is in it. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import type { z } from 'zod';
import { inWords } from '#contract/faults.ts';
import { faultCode, faultOf } from '#contract/issue-faults.ts';
import {
  anyManifestSchema,
  type Manifest,
  manifestSchema,
  type Part,
  readableVersions,
} from '#server/features/transfer/export/format/manifest.ts';
import { isPlace, places } from '#server/features/transfer/export/format/places.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import { machineLanguage } from '#server/platform/machine-words.ts';
import { ImportError } from './import-error.ts';
import { importWords } from './words.ts';

/** In bytes: what is read into memory as one. */
const largestRecord = 128 * 1024 * 1024;
const largestLine = 8 * 1024 * 1024;
const utf8 = ['utf-8', { fatal: true }] as const;

/** Whether a file begins as a ZIP does. */
export async function isZip(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(2) });
    return buffer.toString('latin1') === 'PK';
  } finally {
    await handle.close();
  }
}

export class JournalArchive {
  readonly manifest: Manifest;
  readonly parts: ReadonlyMap<string, Part>;
  readonly #zip: ZipReader;

  private constructor(zip: ZipReader, manifest: Manifest) {
    this.#zip = zip;
    this.manifest = manifest;
    this.parts = new Map(manifest.partes.map((part) => [part.ruta, part]));
  }

  /** Opens it: a ZIP that holds the parts of its manifest and nothing else. Throws ImportError. */
  static async open(path: string): Promise<JournalArchive> {
    const zip = await ZipReader.open(path).catch(refuseZip);
    try {
      const manifest = await readManifest(zip);
      const archive = new JournalArchive(zip, manifest);
      archive.#checkParts();
      return archive;
    } catch (error) {
      await zip.close();
      throw error;
    }
  }

  /** The bytes of a part. Throws ImportError at their end where they are not those of the manifest. */
  async *read(ruta: string): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    try {
      for await (const chunk of this.#zip.read(ruta)) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      refuseZip(error);
    }
    if (hash.digest('hex') !== this.parts.get(ruta)?.sha256)
      throw new ImportError(ruta, 'sha256', importWords.otherContent);
  }

  /** A part that is one record. Throws ImportError. */
  async record<S extends z.ZodType>(ruta: string, schema: S): Promise<z.output<S>> {
    if ((this.parts.get(ruta)?.bytes ?? 0) > largestRecord) throw new ImportError(ruta, 'bytes', importWords.tooLarge);
    const chunks: Buffer[] = [];
    for await (const chunk of this.read(ruta)) chunks.push(chunk);
    return parsed(ruta, textOf(ruta, new TextDecoder(...utf8), Buffer.concat(chunks)), schema);
  }

  /** A part with one record a line, one after the other. Throws ImportError, which names the line. */
  async *records<S extends z.ZodType>(ruta: string, schema: S): AsyncGenerator<z.output<S>> {
    const decoder = new TextDecoder(...utf8);
    let rest = '';
    let number = 0;
    for await (const chunk of this.read(ruta)) {
      const lines = (rest + textOf(ruta, decoder, chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield parsed(importWords.line(ruta, ++number), line, schema);
      if (rest.length > largestLine) throw new ImportError(ruta, '', importWords.lineTooLong(number + 1));
    }
    if (rest + textOf(ruta, decoder) !== '') throw new ImportError(ruta, '', importWords.lastLineCut);
  }

  async close(): Promise<void> {
    await this.#zip.close();
  }

  #checkParts(): void {
    const { entries } = this.#zip;
    if (this.parts.size < this.manifest.partes.length)
      throw new ImportError(places.manifest, 'partes', importWords.namedTwice);
    for (const { ruta, bytes } of this.manifest.partes) {
      const entry = entries.get(ruta);
      if (!isPlace(ruta)) throw new ImportError(places.manifest, 'partes', importWords.noPlace(ruta));
      if (!entry) throw new ImportError(ruta, '', importWords.missing);
      if (entry.bytes !== bytes) throw new ImportError(ruta, 'bytes', importWords.otherSize);
    }
    for (const name of entries.keys())
      if (name !== places.manifest && !this.parts.has(name)) throw new ImportError(name, '', importWords.notInManifest);
    for (const ruta of [places.journal, places.people, places.subscribers, places.activity])
      if (!this.parts.has(ruta)) throw new ImportError(ruta, '', importWords.missing);
  }
}

async function readManifest(zip: ZipReader): Promise<Manifest> {
  const entry = zip.entries.get(places.manifest);
  if (!entry) throw new ImportError(places.manifest, '', importWords.noExport);
  if (entry.bytes > largestRecord) throw new ImportError(places.manifest, '', importWords.tooLarge);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of zip.read(places.manifest)) chunks.push(chunk);
  } catch (error) {
    refuseZip(error);
  }
  const text = textOf(places.manifest, new TextDecoder(...utf8), Buffer.concat(chunks));
  const { version } = parsed(places.manifest, text, anyManifestSchema);
  if (!readableVersions.includes(version))
    throw new ImportError(places.manifest, 'version', importWords.otherVersion(version, Math.max(...readableVersions)));
  return parsed(places.manifest, text, manifestSchema);
}

/** Throws ImportError where the bytes are no UTF-8: another character in their place would be lost text. */
function textOf(part: string, decoder: TextDecoder, ...bytes: Parameters<TextDecoder['decode']>): string {
  try {
    return decoder.decode(...bytes);
  } catch {
    // TypeError.
    throw new ImportError(part, '', importWords.noUtf8);
  }
}

function parsed<S extends z.ZodType>(part: string, text: string, schema: S): z.output<S> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // SyntaxError.
    throw new ImportError(part, '', importWords.noJson);
  }
  const result = schema.safeParse(raw, { error: faultCode });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const names = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  throw new ImportError(
    part,
    [...(issue?.path ?? []), ...names].join('.'),
    issue ? inWords(faultOf(issue), machineLanguage) : '',
  );
}

function refuseZip(error: unknown): never {
  if (error instanceof ZipError) throw new ImportError(error.entry, '', `${error.message}.`);
  throw error;
}
