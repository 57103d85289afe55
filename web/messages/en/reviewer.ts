import type es from '../es/reviewer.ts';

export default {} satisfies Record<keyof typeof es, string>;
