/** The English texts of screens that are not public. */
import account from './en/account.ts';
import admin from './en/admin.ts';
import author from './en/author.ts';
import editing from './en/editing.ts';
import editor from './en/editor.ts';
import imports from './en/imports.ts';
import profile from './en/profile.ts';
import recovery from './en/recovery.ts';
import reviewer from './en/reviewer.ts';
import settings from './en/settings.ts';
import statistics from './en/statistics.ts';
import templates from './en/templates.ts';
import versions from './en/versions.ts';

export const enPrivate = {
  ...account,
  ...recovery,
  ...profile,
  ...settings,
  ...author,
  ...editing,
  ...templates,
  ...statistics,
  ...reviewer,
  ...editor,
  ...admin,
  ...imports,
  ...versions,
};
