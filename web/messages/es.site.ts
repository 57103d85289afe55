/** The Spanish texts of the public site around the catalogue: home, institutions, contact, the pages administrators write. */
import contact from './es/contact.ts';
import home from './es/home.ts';
import institutions from './es/institutions.ts';
import newsletter from './es/newsletter.ts';
import page from './es/page.ts';
import times from './es/times.ts';

export const esSite = { ...home, ...institutions, ...contact, ...newsletter, ...page, ...times };
