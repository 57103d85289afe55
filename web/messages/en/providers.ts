/** Institutions by which people log in (OpenID Connect): the administrators' and each person's. */
import type es from '../es/providers.ts';

export default {
  'providers.title': 'Institutional log-in',
  'providers.lead':
    'Your readers, authors and reviewers can log in with the account of their university (OpenID Connect). Here you enter each institution.',
  'providers.loading': 'Loading the institutions…',
  'providers.failed': 'The institutions could not be loaded',
  'providers.none': 'There are none yet.',
  'providers.new': 'New institution',
  'providers.make': 'Create',
  'providers.change': 'Change',
  'providers.save': 'Save',
  'providers.saveFailed': 'The institution could not be saved',
  'providers.actFailed': 'It could not be done',
  'providers.more': 'More actions',
  'providers.pause': 'Pause',
  'providers.resume': 'Resume',
  'providers.remove': 'Delete',
  'providers.remove.ask': 'Delete “{name}”?',
  'providers.remove.none': 'Nobody logs in with it.',
  'providers.remove.text':
    '{count, plural, one {One person logs in with it and} other {# people log in with it and}} no longer can. Their accounts stay, with their passwords.',
  'providers.active': 'Active',
  'providers.paused': 'Paused: nobody logs in with it',
  'providers.people':
    '{count, plural, =0 {Nobody logs in with it yet.} one {One person logs in with it.} other {# people log in with it.}}',
  'providers.back': 'Redirect address, to be given to the institution:',
  'providers.name': 'Name',
  'providers.name.hint': 'As those who log in know it: “Example University”.',
  'providers.issuer': 'Issuer',
  'providers.issuer.hint':
    'The address by which the institution names itself, letter by letter. It begins with https:// and is on the internet.',
  'providers.client': 'Client identifier',
  'providers.secret': 'Client secret',
  'providers.secret.kept':
    'Leave it empty to keep the one there is. If you change the issuer or the client, write it again.',
  'providers.secret.hint': 'It is kept encrypted and not shown again.',
  'providers.domains': 'Trusted mail domains',
  'providers.domains.hint':
    'Separated by spaces. An address of these domains that the institution says is confirmed is so here, too, in new accounts.',
  'providers.advanced': 'What it says of people',
  'providers.scopes': 'Scopes that are asked for',
  'providers.spaces': 'Separated by spaces.',
  'providers.claim.names': 'Claim of the given name',
  'providers.claim.surnames': 'Claim of the surname',
  'providers.claim.affiliation': 'Claim of the affiliation',
  'providers.claim.none': 'Empty, it is not read.',
  'providers.strong': 'Values of acr and amr that count as a second step',
  'providers.strong.hint':
    'Separated by spaces, such as https://refeds.org/profile/mfa. With them no code is asked for here: write only what the institution guarantees.',
  'providers.try': 'Try it',
  'providers.trying': 'Trying…',
  'providers.found.BIEN': 'All well: it answers, has keys, knows this platform, and its clock is right.',
  'providers.found.SIN_RESPUESTA':
    'It does not answer. See whether the address is right, and whether the server can reach it.',
  'providers.found.NO_PERMITIDA':
    'The issuer, or an address that it names, leads into a private network or does not begin with https://. Those addresses are not called.',
  'providers.found.OTRO_EMISOR':
    'It names itself otherwise than the address written here. Copy it letter by letter, the last slash, too.',
  'providers.found.NO_CONFORME':
    'What it answers is not OpenID Connect. It may be another page, a redirection or a breakdown of its own.',
  'providers.found.SIN_LLAVES': 'It does not publish the keys that it signs with (jwks_uri), or there are none there.',
  'providers.found.CLIENTE':
    'It does not know this platform: the client identifier or secret are not the right ones, or it may not use the code flow.',
  'providers.found.RELOJ':
    'Its clock and that of the server do not agree: {count, plural, one {# second} other {# seconds}} apart. Mend the one that is wrong.',
  'providers.mine.title': 'Institutional access',
  'providers.mine.intro':
    'Log into your account with that of your university or centre, without the password of this site.',
  'providers.mine.failed': 'Your institutional access could not be loaded',
  'providers.mine.since': 'Since {day}',
  'providers.mine.used': 'last used {when}',
  'providers.mine.paused': 'It cannot be used just now',
  'providers.mine.end': 'Remove',
  'providers.mine.end.of': 'Remove the access with {name}',
  'providers.mine.ended': 'You no longer log in with {name}.',
  'providers.mine.endFailed': 'It could not be removed',
  'providers.mine.connect': 'Connect {name}',
  'providers.mine.nothing': 'There is no institution to log in with yet.',
} satisfies Record<keyof typeof es, string>;
