/** The Spanish texts of screens that are not public; the router loads them with the first of those screens. */
import account from './es/account.ts';
import admin from './es/admin.ts';
import anonymise from './es/anonymise.ts';
import answers from './es/answers.ts';
import apiKeys from './es/api-keys.ts';
import assignment from './es/assignment.ts';
import author from './es/author.ts';
import bids from './es/bids.ts';
import byline from './es/byline.ts';
import calendar from './es/calendar.ts';
import candidates from './es/candidates.ts';
import claims from './es/claims.ts';
import cockpit from './es/cockpit.ts';
import composer from './es/composer.ts';
import consents from './es/consents.ts';
import decisions from './es/decisions.ts';
import declarations from './es/declarations.ts';
import deposits from './es/deposits.ts';
import desk from './es/desk.ts';
import discussion from './es/discussion.ts';
import editing from './es/editing.ts';
import editor from './es/editor.ts';
import files from './es/files.ts';
import imports from './es/imports.ts';
import inboxes from './es/inboxes.ts';
import invitation from './es/invitation.ts';
import publishedIssues from './es/issues.ts';
import jobs from './es/jobs.ts';
import keys from './es/keys.ts';
import letters from './es/letters.ts';
import loads from './es/loads.ts';
import logs from './es/logs.ts';
import mail from './es/mail.ts';
import managing from './es/managing.ts';
import membership from './es/membership.ts';
import metrics from './es/metrics.ts';
import moving from './es/moving.ts';
import navigation from './es/navigation.ts';
import notices from './es/notices.ts';
import notifications from './es/notifications.ts';
import numbering from './es/numbering.ts';
import organisations from './es/organisations.ts';
import outbox from './es/outbox.ts';
import packages from './es/packages.ts';
import palette from './es/palette.ts';
import particulars from './es/particulars.ts';
import passkeys from './es/passkeys.ts';
import passport from './es/passport.ts';
import platform from './es/platform.ts';
import production from './es/production.ts';
import profile from './es/profile.ts';
import providers from './es/providers.ts';
import queue from './es/queue.ts';
import received from './es/received.ts';
import recognition from './es/recognition.ts';
import recovery from './es/recovery.ts';
import repositories from './es/repositories.ts';
import reviewer from './es/reviewer.ts';
import reviewing from './es/reviewing.ts';
import rights from './es/rights.ts';
import roster from './es/roster.ts';
import saving from './es/saving.ts';
import searches from './es/searches.ts';
import secondFactor from './es/second-factor.ts';
import settings from './es/settings.ts';
import setup from './es/setup.ts';
import similar from './es/similar.ts';
import statistics from './es/statistics.ts';
import succession from './es/succession.ts';
import templates from './es/templates.ts';
import track from './es/track.ts';
import users from './es/users.ts';
import versions from './es/versions.ts';
import webhooks from './es/webhooks.ts';
import yearly from './es/yearly.ts';

export const esPrivate = {
  ...account,
  ...membership,
  ...received,
  ...recovery,
  ...profile,
  ...providers,
  ...queue,
  ...repositories,
  ...rights,
  ...roster,
  ...searches,
  ...secondFactor,
  ...settings,
  ...setup,
  ...platform,
  ...composer,
  ...apiKeys,
  ...author,
  ...bids,
  ...byline,
  ...succession,
  ...anonymise,
  ...answers,
  ...consents,
  ...decisions,
  ...declarations,
  ...particulars,
  ...passkeys,
  ...letters,
  ...desk,
  ...discussion,
  ...editing,
  ...templates,
  ...statistics,
  ...recognition,
  ...reviewer,
  ...reviewing,
  ...saving,
  ...invitation,
  ...editor,
  ...calendar,
  ...candidates,
  ...claims,
  ...production,
  ...cockpit,
  ...deposits,
  ...similar,
  ...assignment,
  ...admin,
  ...imports,
  ...files,
  ...versions,
  ...track,
  ...users,
  ...webhooks,
  ...inboxes,
  ...moving,
  ...navigation,
  ...keys,
  ...palette,
  ...notices,
  ...notifications,
  ...mail,
  ...metrics,
  ...logs,
  ...jobs,
  ...numbering,
  ...organisations,
  ...loads,
  ...managing,
  ...publishedIssues,
  ...outbox,
  ...packages,
  ...passport,
  ...yearly,
};
