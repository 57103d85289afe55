/** What a work's page alone says. The build puts those texts in the place of this file, and leaves them out of the area. */
import work from './es/work.ts';

export const esLanding = work;
