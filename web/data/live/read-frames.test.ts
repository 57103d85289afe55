import { expect, it } from 'vitest';
import { takeFrames } from './read-frames.ts';

it('takes whole events, and leaves what has only begun', () => {
  const { frames, rest } = takeFrames('retry: 2000\n\nid: 7\ndata: {"a":1}\n\n:\n\ndata: {"b":2}\n\nid: 8\nda');
  expect(frames).toEqual([
    { id: '7', data: '{"a":1}' },
    { id: undefined, data: '{"b":2}' },
  ]);
  expect(rest).toBe('id: 8\nda');
});
