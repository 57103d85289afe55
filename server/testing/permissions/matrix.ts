/** The permission matrix: for every call, role, relation, estado and blind mode what is allowed, written by hand from docs/specification.md. */
import { desk } from './desk.ts';
import { lists } from './lists.ts';
import { platform } from './platform.ts';
import type { Table } from './read-table.ts';
import { reviews } from './reviews.ts';
import { workflow } from './workflow.ts';
import { works } from './works.ts';

export const tables: readonly Table[] = [platform, lists, works, workflow, desk, reviews];
/** By question. */
export const matrix: Table = Object.assign({}, ...tables);
