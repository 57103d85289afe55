/**
 * The content security policy forbids `eval`; zod would try it once and be reported. This is zod's own `config({ jitless: true })`,
 * said before zod is loaded at all.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
