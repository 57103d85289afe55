/** The part of s3rver 3 that the tests use; it brings no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    /** While it runs. */
    httpServer: import('node:http').Server;
  }
}
