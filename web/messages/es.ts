/** The Spanish texts that every visitor loads: what public pages say. `es.private.ts` has the rest. */
import catalogue from './es/catalogue.ts';
import common from './es/common.ts';
import layout from './es/layout.ts';
import work from './es/work.ts';

export const es = { ...common, ...layout, ...catalogue, ...work };
