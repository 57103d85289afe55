/** The English texts of the public site around the catalogue. */
import contact from './en/contact.ts';
import home from './en/home.ts';
import institutions from './en/institutions.ts';
import newsletter from './en/newsletter.ts';
import page from './en/page.ts';
import times from './en/times.ts';

export const enSite = { ...home, ...institutions, ...contact, ...newsletter, ...page, ...times };
