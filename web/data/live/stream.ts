/** The live stream over fetch, which can send the session's token, as EventSource cannot: kept open as long as it is wanted. */
import type { LiveEvent } from '#contract/entities/live-event.ts';
import { longestPageAgeMs, pageAgeHeader, streamPath } from '#contract/live-scopes.ts';
import { authorizedFetch, parse } from '../api.ts';
import { readEvent } from './read-event.ts';
import { takeFrames } from './read-frames.ts';

/** The server says something every 25 s: a line that is silent for longer is broken. */
const silenceMs = 60_000;
const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** After a refusal, as for too many streams. */
const refusedWaitMs = 60_000;

/** Milliseconds before the next try after so many failures, spread so that not everybody comes back at once. */
export const waitAfter = (failures: number, chance = Math.random()): number =>
  Math.min(firstWaitMs * 2 ** failures, longestWaitMs) * (0.5 + chance / 2);

/**
 * Reads until `signal`, and comes back after each break, from the event that was heard last. It begins with what happened since
 * the page was opened, where that is not long ago; else with everything.
 */
export async function followStream(hear: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  let lastId = '';
  let failures = 0;
  let hasBegun = false;
  let age: Record<string, string> = {};
  const heard = (event: LiveEvent, id: string | undefined) => {
    lastId = id ?? lastId;
    failures = 0;
    if (hasBegun || event.ambito !== 'listo') return hear(event);
    hasBegun = true;
    // What happened since the page asked was told before this.
    if (!age[pageAgeHeader]) hear({ ambito: 'todo' });
  };
  while (!signal.aborted) {
    if (!lastId) age = pageAge();
    const from = lastId ? { 'last-event-id': lastId } : age;
    const status = await readOnce(from, heard, signal).catch(() => 0);
    // The session is over: whoever logs in begins anew.
    if (status === 401) return;
    const refused = status >= 400 && status < 500;
    await pause(refused ? refusedWaitMs : waitAfter(failures++), signal);
  }
}

/** Nothing was asked for before the page was opened. */
function pageAge(): Record<string, string> {
  const age = Math.ceil(performance.now());
  return age <= longestPageAgeMs ? { [pageAgeHeader]: String(age) } : {};
}

/** Reads one answer to its end; gives its status. Throws where the line breaks. */
async function readOnce(
  from: Record<string, string>,
  heard: (event: LiveEvent, id: string | undefined) => void,
  signal: AbortSignal,
): Promise<number> {
  const silence = new AbortController();
  let alarm: number | undefined;
  const alive = () => {
    window.clearTimeout(alarm);
    alarm = window.setTimeout(() => silence.abort(), silenceMs);
  };
  alive();
  try {
    const answer = await authorizedFetch(streamPath, {
      headers: { accept: 'text/event-stream', ...from },
      // It never ends: nothing that somebody waits for gives way to it, and whoever waits until a page is there does not wait for it.
      priority: 'low',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel();
      return answer.status;
    }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      alive();
      const { frames, rest } = takeFrames(text + piece.value);
      text = rest;
      for (const { id, data } of frames) {
        const event = readEvent(parse(data));
        if (event) heard(event, id);
      }
    }
    return answer.status;
  } finally {
    window.clearTimeout(alarm);
  }
}

/** Ends early when the machine is connected again, or when it is called off. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
