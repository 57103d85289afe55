/**
 * Who may see and do what (docs/specification.md 5): the only place, beside contract/workflow.ts and contract/roles.ts, that knows roles,
 * ownership and blindness. Pure functions of plain facts; lists translate `readGrants` into SQL (features/publications/scope.ts), and a
 * test holds the two to one another.
 */
export * from './byline.ts';
export * from './chapters.ts';
export * from './claims.ts';
export * from './discussions.ts';
export * from './events.ts';
export * from './institutions.ts';
export * from './issues.ts';
export * from './masking.ts';
export * from './merging.ts';
export * from './notes.ts';
export * from './people.ts';
export * from './production.ts';
export * from './published-reviews.ts';
export * from './reviews.ts';
export * from './rights.ts';
export * from './scopes.ts';
export * from './second-factor.ts';
export * from './works.ts';
