/** Institutions by which people log in (OpenID Connect, SAML): the administrators' and each person's. */
import type es from '../es/providers.ts';

export default {
  'providers.title': 'Institutional log-in',
  'providers.lead':
    'Your readers, authors and reviewers can log in with the account of their university (OpenID Connect or SAML). Here you enter each institution.',
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
  'providers.ownMetadata':
    'Metadata of this platform, to be given to the institution; its address is also its name (entityID):',
  'providers.certificatesUntil':
    '{count, plural, one {Its certificate is valid until {days}.} other {Its certificates are valid until {days}.}}',
  'providers.name': 'Name',
  'providers.name.hint': 'As those who log in know it: “Example University”.',
  'providers.protocol': 'Protocol',
  'providers.protocol.hint': 'Where the institution speaks both, OpenID Connect is easier to keep.',
  'providers.protocol.OIDC': 'OpenID Connect',
  'providers.protocol.SAML': 'SAML 2.0',
  'providers.metadata': 'Metadata of the institution (XML)',
  'providers.metadata.hint':
    'Paste the whole document that the institution or its federation gives you. With it its name, its address and its certificates need not be written.',
  'providers.metadata.again':
    'Paste it again where it has changed, as with a new certificate. Empty, what is below stays.',
  'providers.entity': 'Name of the institution (entityID)',
  'providers.entity.hint': 'Letter by letter. It often looks like an address, though nothing may be there.',
  'providers.entrance': 'Sign-on address (SSO, HTTP-Redirect)',
  'providers.entrance.hint': 'Where people are sent. It begins with https:// and is on the internet.',
  'providers.certificates': 'Certificates that it signs with',
  'providers.certificates.hint':
    'In PEM, one below the other. While they change, write the present one and the next: both count.',
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
  'providers.domains.saml':
    'Separated by spaces. Where its addresses count (below), those of these domains are confirmed in new accounts.',
  'providers.advanced': 'What it says of people',
  'providers.scopes': 'Scopes that are asked for',
  'providers.spaces': 'Separated by spaces.',
  'providers.addresses': 'The addresses that the institution tells count as confirmed',
  'providers.addresses.hint':
    'SAML does not say whether an address is confirmed. Tick it only where the institution itself gives them out, and their owners cannot change them.',
  'providers.subject': 'Attribute that says who each person is',
  'providers.subject.hint':
    'Empty, the persistent NameID. Where it gives none: pairwise-id, subject-id or eduPersonPrincipalName. Never a mail address. It cannot change once somebody logs in.',
  'providers.claim.mail': 'Attribute of the mail address',
  'providers.claim.names': 'Claim of the given name',
  'providers.claim.surnames': 'Claim of the surname',
  'providers.claim.affiliation': 'Claim of the affiliation',
  'providers.claim.none': 'Empty, it is not read.',
  'providers.strong': 'Values of acr and amr that count as a second step',
  'providers.strong.saml': 'Values of AuthnContextClassRef that count as a second step',
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
  'providers.found.CERTIFICADO':
    'None of its certificates is valid now: they have expired or their day has not come. Nobody can log in until you enter the one that it uses.',
  'providers.found.CERTIFICADO_CADUCA':
    'It answers, but its certificate {count, plural, =0 {expires today} one {expires in # day} other {expires in # days}}. Ask the institution for the next and enter it beside this one.',
  'providers.found.saml.BIEN':
    'All well, as far as can be seen without a person: it answers, its certificates are valid, and its clock is right. Log in yourself once to see the rest.',
  'providers.found.saml.NO_CONFORME':
    'There is nothing at the sign-on address. See whether it is right, or ask the institution for its present metadata.',
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
