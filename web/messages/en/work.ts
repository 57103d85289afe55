import type es from '../es/work.ts';

export default {} satisfies Record<keyof typeof es, string>;
