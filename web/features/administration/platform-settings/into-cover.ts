import { leastCoverImage } from '#contract/entities/system.ts';

/** Pixels: twice what the widest place has for it. */
const longest = 1600;

/** A picture as its places show it: no longer than they need, and never made smaller than is asked for. */
export function intoCover(width: number, height: number) {
  const fitting = Math.max(
    longest / Math.max(width, height),
    leastCoverImage.width / width,
    leastCoverImage.height / height,
  );
  const scale = Math.min(1, fitting);
  // Rounded up: 629.6 would be refused.
  const scaled = (length: number) => Math.ceil(length * scale - 1e-6);
  return { width: scaled(width), height: scaled(height), paper: '#ffffff', type: 'image/jpeg' as const };
}
