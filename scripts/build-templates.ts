/** Makes the authors' templates alone, for `npm run dev`, which builds nothing else. */
import { buildTemplates } from './templates/build.ts';

await buildTemplates();
