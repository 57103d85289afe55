/** The English texts of public pages, loaded when that language is chosen. `en.private.ts` has the rest. */
import catalogue from './en/catalogue.ts';
import common from './en/common.ts';
import layout from './en/layout.ts';
import work from './en/work.ts';

export const en = { ...common, ...layout, ...catalogue, ...work };
