import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { StreamHub } from './hub.ts';

const reader = { person: { id: 'ana', roles: [], ambitos: {} }, sessionId: 'log-in', endsAt: Number.POSITIVE_INFINITY };
const answer = () => new ServerResponse(new IncomingMessage(new Socket()));
/** What is closed says so a turn later. */
const gone = (closed: ServerResponse) => new Promise((resolve) => closed.once('close', resolve).destroy());

describe('the open streams of a process', () => {
  it('hold a reader until they leave', async () => {
    const hub = new StreamHub();
    const open = answer();
    hub.open(reader, open);
    expect(hub.size).toBe(1);
    await gone(open);
    expect(hub.size).toBe(0);
  });

  it('take in nobody who left while it was found out who they are, so that no place is lost', async () => {
    const hub = new StreamHub();
    for (let at = 0; at < 20; at++) {
      const left = answer();
      await gone(left);
      expect(hub.open(reader, left)).toBeUndefined();
    }
    expect(hub.size).toBe(0);
    expect(hub.open(reader, answer())).toBeDefined();
    hub.close();
  });

  it('take in nobody any more once the server stops, which would wait for them', async () => {
    const hub = new StreamHub();
    hub.close();
    expect(hub.isClosed).toBe(true);
    expect(hub.open(reader, answer())).toBeUndefined();
  });
});
