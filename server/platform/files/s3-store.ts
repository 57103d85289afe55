/** Files in a bucket of an S3-compatible service. */
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ToldError } from '../error-words.ts';
import type { ByteRange, FileStore, ListedFile } from './file-store.ts';
import { readS3Address } from './s3-address.ts';
import { s3Words } from './s3-words.ts';

/** Of what is sent at once; the service takes 10,000 such parts of one file. */
const partBytes = 8 * 1024 * 1024;

const maxSockets = 1000;

/** For so long it may keep silent where something is waited for. */
const silentMs = 60_000;

/**
 * The bucket of an address, as `S3_URL`. Throws, naming the setting, where it cannot be reached. What is read ends in an error where the service says
 * nothing for `patienceMs`; a reader may take as long as they like. `setting` is the address's name, `partSize` of what is sent at once.
 */
export async function openS3Store(
  url: string,
  patienceMs = silentMs,
  { setting = 'S3_URL', partSize = partBytes } = {},
): Promise<FileStore> {
  const { bucket: Bucket, ...address } = readS3Address(url);
  const client = new S3Client({
    ...address,
    // Any service has the bucket in the path; not every one as a host of its own.
    forcePathStyle: true,
    // Each download holds a connection for as long as its reader takes.
    requestHandler: {
      connectionTimeout: 5000,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
    // Not every service knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const asked = { requestTimeout: patienceMs };
  await client.send(new HeadBucketCommand({ Bucket }), asked).catch((cause: unknown) => {
    throw new ToldError(s3Words.unreachable(setting, Bucket, new URL(url).host, whyUnreachable(setting, cause)), {
      cause,
    });
  });

  async function* list(Prefix: string): AsyncGenerator<ListedFile> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      for (const { Key, LastModified } of Contents)
        if (Key !== undefined && LastModified) yield { name: Key, modified: LastModified };
  }

  async function* read(Key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const Range = range && `bytes=${range.from}-${range.to}`;
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }), asked);
    if (Body instanceof Readable) yield* within(patienceMs, Body);
  }

  return {
    put: async (Key, content) => {
      const sent =
        typeof content === 'string' || content instanceof Uint8Array
          ? { Body: content, failure: undefined }
          : asStream(content);
      const params = { Bucket, Key, Body: sent.Body };
      try {
        await new Upload({ client, params, partSize, queueSize: 2 }).done();
      } catch (error) {
        // Taking back what was sent may fail too, and must not hide why.
        throw sent.failure?.() ?? error;
      }
    },
    get: async (Key) => {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key }), asked).catch(undefinedWhereMissing);
      if (!head) return undefined;
      const bytes = head.ContentLength ?? 0;
      return { bytes, stream: (range) => Readable.from(read(Key, range), { objectMode: false }) };
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    list,
    removeUnfinished: async (before) => {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated && Initiated < before)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    },
  };
}

/** The chunks, each of which is waited for so long: a connection that stays open and brings nothing would be waited for for ever. */
async function* within(ms: number, body: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = setTimeout(() => body.destroy(new Error(`The object store sent nothing for ${ms} ms.`)), ms);
      const { done, value } = await chunks.next().finally(() => clearTimeout(silence));
      if (done) return;
      yield value;
    }
  } finally {
    // Whoever reads no further leaves no connection behind.
    body.destroy();
  }
}

/** The answer to a look at the bucket has no body: only its status says what is wrong. */
function whyUnreachable(setting: string, cause: unknown): string {
  if (cause instanceof S3ServiceException) {
    const status = cause.$metadata.httpStatusCode ?? 0;
    if (status === 404) return s3Words.noBucket(setting);
    if (status === 401 || status === 403) return s3Words.noAccess(setting);
    if (status >= 300 && status < 400) return s3Words.otherRegion(setting);
  }
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return s3Words.notFound(setting);
  if (code === 'ECONNREFUSED' || code === 'ETIMEDOUT' || code === 'EHOSTUNREACH') return s3Words.noAnswer(setting);
  return s3Words.other(setting, String(cause));
}

/** The content as a stream, and the error that it ended in. */
function asStream(content: AsyncIterable<Uint8Array>) {
  let failure: unknown;
  async function* noted() {
    try {
      yield* content;
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { Body: Readable.from(noted(), { objectMode: false }), failure: () => failure };
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
}
