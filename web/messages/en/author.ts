import type es from '../es/author.ts';

export default {} satisfies Record<keyof typeof es, string>;
