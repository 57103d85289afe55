/** Server-sent events out of a body that comes in pieces (WHATWG HTML §9.2, as far as our server writes it). */

export interface Frame {
  id: string | undefined;
  data: string;
}

/**
 * Takes the frames that are whole off the text that has come so far; gives them and what is left. A comment, as a
 * heartbeat, is none.
 */
export function takeFrames(text: string): { frames: Frame[]; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  const frames = parts.flatMap((part) => {
    const data = /^data: (.*)$/m.exec(part)?.[1];
    return data === undefined ? [] : [{ id: /^id: (.*)$/m.exec(part)?.[1], data }];
  });
  return { frames, rest };
}
