/** The mail server and the bucket of a soak: both can go and come back, at the address that they had and with what they keep. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from '#server/testing/postgres-cluster.ts';
import { type Received, startSmtp } from '#server/testing/smtp.ts';

export interface Service {
  /** What `SMTP_URL` or `S3_URL` takes. */
  url: string;
  /** Listens no more, and cuts who is connected. */
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Leaves, and forgets what it kept. */
  stop: () => Promise<void>;
}

/** A mail server; `received` has what it took since it began, across its absences. */
export async function startMail(): Promise<Service & { received: () => Received[] }> {
  const kept: Received[] = [];
  const port = await freePort();
  let server = await startSmtp({}, port);
  const leave = async () => {
    await server.close();
    kept.push(...server.received.splice(0));
  };
  return {
    url: server.url,
    received: () => [...kept, ...server.received],
    leave,
    comeBack: async () => {
      server = await startSmtp({}, port);
    },
    stop: leave,
  };
}

/** An S3-compatible service with one bucket. */
export async function startBucket(): Promise<Service> {
  const directory = mkdtempSync(join(tmpdir(), 'pliego-soak-s3-'));
  const port = await freePort();
  const start = async () => {
    const configureBuckets = [{ name: 'pliego' }];
    const started = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
    await started.run();
    return started;
  };
  let service: S3rver | undefined = await start();
  const leave = async () => {
    const gone = service?.close();
    service?.httpServer.closeAllConnections();
    await gone;
    service = undefined;
  };
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/pliego`,
    leave,
    comeBack: async () => {
      service = await start();
    },
    stop: async () => {
      await leave();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
