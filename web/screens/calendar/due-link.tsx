import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Due } from './use-due.ts';

/** To the review or the work that something due is about. */
export const DueLink = ({ due, ...shown }: { due: Due; className: string; children: ReactNode }) => (
  <Link to={due.to} {...shown} />
);
