/**
 * Pictures on their way from the author's machine into the text. Each belongs to a figure, known by its id, which
 * outlives moving, undoing and merging; the figure itself stays without an address until the server has given one.
 */
import type { z } from 'zod';
import type { pictureSchema } from '#contract/entities/file.ts';

export type StoredPicture = z.infer<typeof pictureSchema>;

export interface PictureUpload {
  file: File;
  /** A blob address, for the screen alone. */
  preview: string;
  /** From 0 to 1. */
  part: number;
  /** Why it did not arrive; null while it is on its way. */
  failure: string | null;
}

export interface Means {
  send: (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<StoredPicture>;
  /** The words for a failure. */
  reason: (error: unknown) => string;
}

export type PictureUploads = ReturnType<typeof createPictureUploads>;

export function createPictureUploads({ send, reason }: Means) {
  const uploads = new Map<string, PictureUpload>();
  const stops = new Map<string, AbortController>();
  const stored = new Map<string, StoredPicture>();
  const listeners = new Set<(id: string) => void>();
  const tell = (id: string) => {
    for (const listener of listeners) listener(id);
  };

  /** Sends a picture for a figure, in place of one that was on its way to it. */
  function start(id: string, file: File): void {
    forget(id);
    uploads.set(id, { file, preview: URL.createObjectURL(file), part: 0, failure: null });
    void attempt(id);
  }

  async function attempt(id: string): Promise<void> {
    const upload = uploads.get(id);
    if (!upload) return;
    const stop = new AbortController();
    stops.set(id, stop);
    const change = (changes: Partial<PictureUpload>) => {
      if (stop.signal.aborted) return;
      uploads.set(id, { ...upload, ...changes });
      tell(id);
    };
    change({ part: 0, failure: null });
    try {
      const picture = await send(
        upload.file,
        (sent) => change({ part: Math.min(1, sent / upload.file.size) }),
        stop.signal,
      );
      if (stop.signal.aborted) return;
      drop(id);
      stored.set(id, picture);
      tell(id);
    } catch (error) {
      change({ failure: reason(error) });
    }
  }

  function drop(id: string): void {
    const upload = uploads.get(id);
    if (upload) URL.revokeObjectURL(upload.preview);
    uploads.delete(id);
    stops.delete(id);
  }

  /** Stops what is on its way to a figure, which stays as it was before. */
  function forget(id: string): void {
    stops.get(id)?.abort();
    drop(id);
    stored.delete(id);
    tell(id);
  }

  return {
    start,
    forget,
    /** Sends again what did not arrive. */
    retry: (id: string) => void attempt(id),
    /** What is on its way to a figure, or did not arrive. */
    of: (id: string | null) => (id === null ? undefined : uploads.get(id)),
    /** What has arrived for a figure since the page was opened. */
    storedFor: (id: string | null) => (id === null ? undefined : stored.get(id)),
    /** Hears of each step of each figure's picture; gives how to stop hearing. */
    subscribe: (listener: (id: string) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Stops all: the page is left. */
    end: () => {
      for (const id of [...uploads.keys()]) forget(id);
    },
  };
}
