/** The published works a person opened last, kept in this browser alone: nobody else learns what they read. */
import { z } from 'zod';

const mostKept = 10;
const keyOf = (userId: string) => `pliego.viewed.${userId}`;
const viewedSchema = z.array(z.uuid()).catch([]);

/** Ids of works, the last one opened first. */
export function recentlyViewed(userId: string): string[] {
  try {
    return viewedSchema.parse(JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Puts a work first among those the person opened. */
export function rememberView(userId: string, workId: string): void {
  const others = recentlyViewed(userId).filter((id) => id !== workId);
  window.localStorage.setItem(keyOf(userId), JSON.stringify([workId, ...others].slice(0, mostKept)));
}
