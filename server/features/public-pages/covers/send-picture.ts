import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inMemory, sendStored } from '#server/platform/http/send-stored.ts';

/** Pages of any site may show what anybody may read. Asked for again within the hour: it may be public no more. */
export function sendPicture(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array, type: string) {
  reply.headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' });
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return sendStored(request, reply, { file: inMemory(bytes), type, etag });
}
