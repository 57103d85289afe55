import type es from '../es/catalogue.ts';

export default {} satisfies Record<keyof typeof es, string>;
