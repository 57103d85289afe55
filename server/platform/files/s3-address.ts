import { z } from 'zod';

/** `https://KEY:SECRET@host:port/bucket?region=eu-west-1`, each part percent-encoded; the region may be left out. */
const schema = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const url = new URL(value);
  const bucket = /^\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  if (!bucket || !url.username || !url.password) {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    bucket: decodeURIComponent(bucket),
  };
});

/** What an `S3_URL` says. Throws where it is none. */
export const readS3Address = (url: string) => schema.parse(url);

/** Whether `readS3Address` reads it. */
export const isS3Address = (url: string): boolean => schema.safeParse(url).success;
