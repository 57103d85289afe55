import type es from '../es/admin.ts';

export default {} satisfies Record<keyof typeof es, string>;
