import { useInsertionEffect } from 'react';
import type { House } from '#contract/entities/house.ts';
import { wearAccent } from './accent-style.ts';
import { useIdentity } from './use-identity.ts';

/** The journal's own accent, on every page: that of the house in which it is, else the platform's; nothing where it has none. */
export function IdentityStyle({ house }: { house?: House | undefined }) {
  const identity = useIdentity();
  const { color } = house ?? identity;
  useInsertionEffect(() => wearAccent(color), [color]);
  return null;
}
