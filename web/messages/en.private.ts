/** The English texts of screens that are not public. */
import account from './en/account.ts';
import admin from './en/admin.ts';
import anonymise from './en/anonymise.ts';
import answers from './en/answers.ts';
import apiKeys from './en/api-keys.ts';
import assignment from './en/assignment.ts';
import author from './en/author.ts';
import bids from './en/bids.ts';
import byline from './en/byline.ts';
import calendar from './en/calendar.ts';
import candidates from './en/candidates.ts';
import claims from './en/claims.ts';
import cockpit from './en/cockpit.ts';
import composer from './en/composer.ts';
import consents from './en/consents.ts';
import decisions from './en/decisions.ts';
import declarations from './en/declarations.ts';
import deposits from './en/deposits.ts';
import desk from './en/desk.ts';
import discussion from './en/discussion.ts';
import editing from './en/editing.ts';
import editor from './en/editor.ts';
import files from './en/files.ts';
import imports from './en/imports.ts';
import inboxes from './en/inboxes.ts';
import invitation from './en/invitation.ts';
import publishedIssues from './en/issues.ts';
import jobs from './en/jobs.ts';
import keys from './en/keys.ts';
import letters from './en/letters.ts';
import loads from './en/loads.ts';
import logs from './en/logs.ts';
import mail from './en/mail.ts';
import managing from './en/managing.ts';
import membership from './en/membership.ts';
import metrics from './en/metrics.ts';
import moving from './en/moving.ts';
import navigation from './en/navigation.ts';
import notices from './en/notices.ts';
import notifications from './en/notifications.ts';
import numbering from './en/numbering.ts';
import organisations from './en/organisations.ts';
import outbox from './en/outbox.ts';
import packages from './en/packages.ts';
import palette from './en/palette.ts';
import particulars from './en/particulars.ts';
import passkeys from './en/passkeys.ts';
import passport from './en/passport.ts';
import platform from './en/platform.ts';
import production from './en/production.ts';
import profile from './en/profile.ts';
import providers from './en/providers.ts';
import queue from './en/queue.ts';
import received from './en/received.ts';
import recognition from './en/recognition.ts';
import recovery from './en/recovery.ts';
import repositories from './en/repositories.ts';
import reviewer from './en/reviewer.ts';
import reviewing from './en/reviewing.ts';
import rights from './en/rights.ts';
import roster from './en/roster.ts';
import saving from './en/saving.ts';
import searches from './en/searches.ts';
import secondFactor from './en/second-factor.ts';
import settings from './en/settings.ts';
import setup from './en/setup.ts';
import similar from './en/similar.ts';
import statistics from './en/statistics.ts';
import succession from './en/succession.ts';
import templates from './en/templates.ts';
import track from './en/track.ts';
import users from './en/users.ts';
import versions from './en/versions.ts';
import webhooks from './en/webhooks.ts';
import yearly from './en/yearly.ts';

export const enPrivate = {
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
