/** The English texts of screens that are not public. */
import account from './en/account.ts';
import admin from './en/admin.ts';
import author from './en/author.ts';
import editor from './en/editor.ts';
import reviewer from './en/reviewer.ts';

export const enPrivate = { ...account, ...author, ...reviewer, ...editor, ...admin };
