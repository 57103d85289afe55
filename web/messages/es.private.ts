/** The Spanish texts of screens that are not public; the router loads them with the first of those screens. */
import account from './es/account.ts';
import admin from './es/admin.ts';
import author from './es/author.ts';
import editor from './es/editor.ts';
import reviewer from './es/reviewer.ts';

export const esPrivate = { ...account, ...author, ...reviewer, ...editor, ...admin };
