import type es from '../es/editor.ts';

export default {} satisfies Record<keyof typeof es, string>;
