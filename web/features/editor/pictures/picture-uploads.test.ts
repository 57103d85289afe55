import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureUploads, type StoredPicture } from './picture-uploads.ts';

const file = new File(['0123456789'], 'foto.png', { type: 'image/png' });
const picture: StoredPicture = { src: '/files/obra/a.png', ancho: 640, alto: 480 };

beforeEach(() => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:foto', revokeObjectURL: vi.fn() });
});

/** Uploads whose sendings the test ends by hand. */
function uploads() {
  const sendings: { end: (picture: StoredPicture) => void; fail: () => void; tell: (sent: number) => void }[] = [];
  const signals: AbortSignal[] = [];
  const made = createPictureUploads({
    send: (_, tell, signal) =>
      new Promise((end, reject) => {
        signals.push(signal);
        sendings.push({ end, fail: () => reject(new Error('No hay conexión.')), tell });
      }),
    reason: (error) => (error instanceof Error ? error.message : ''),
  });
  return { ...made, sendings, signals };
}

describe('a picture on its way into the text', () => {
  it('is shown at once, tells how far it is, and is known by its figure when it has arrived', async () => {
    const { start, of, storedFor, subscribe, sendings } = uploads();
    const heard = vi.fn();
    subscribe(heard);
    start('fig-1', file);
    expect(of('fig-1')).toMatchObject({ preview: 'blob:foto', part: 0, failure: null });
    sendings[0]?.tell(5);
    expect(of('fig-1')?.part).toBe(0.5);
    sendings[0]?.end(picture);
    await vi.waitFor(() => expect(storedFor('fig-1')).toEqual(picture));
    expect(of('fig-1')).toBeUndefined();
    expect(heard).toHaveBeenCalledWith('fig-1');
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:foto');
  });

  it('that does not arrive is kept, and sent again when asked', async () => {
    const { start, retry, of, storedFor, sendings } = uploads();
    start('fig-1', file);
    sendings[0]?.fail();
    await vi.waitFor(() => expect(of('fig-1')).toMatchObject({ preview: 'blob:foto', failure: 'No hay conexión.' }));
    retry('fig-1');
    expect(of('fig-1')?.failure).toBeNull();
    sendings[1]?.end(picture);
    await vi.waitFor(() => expect(storedFor('fig-1')).toEqual(picture));
  });

  it('gives way to another for the same figure, and never comes late', async () => {
    const { start, storedFor, sendings, signals } = uploads();
    start('fig-1', file);
    start('fig-1', new File(['otra'], 'otra.png', { type: 'image/png' }));
    expect(signals[0]?.aborted).toBe(true);
    sendings[1]?.end(picture);
    sendings[0]?.end({ ...picture, src: '/files/obra/vieja.png' });
    await vi.waitFor(() => expect(storedFor('fig-1')).toEqual(picture));
  });
});
