/** The content security policy forbids `eval`; zod would try it once and be reported. Imported before any schema. */
import { config } from 'zod';

config({ jitless: true });
