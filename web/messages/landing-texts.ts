/** Brings the texts that a work's page alone says, with the page itself: nothing of it is drawn before. */
import { esLanding } from './es.landing.ts';
import { i18n } from './i18n.ts';

i18n.load('es', esLanding);
