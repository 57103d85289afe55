import type es from '../es/api-keys.ts';

export default {
  'api-keys.title': 'API keys',
  'api-keys.intro':
    'With a key your programs read what is published more often. It opens nothing of yours: they see what anybody sees without an account.',
  'api-keys.guide': 'How the public API is used',
  'api-keys.failed': 'We could not load your keys.',
  'api-keys.empty': 'You have none.',
  'api-keys.name': 'Name of the key',
  'api-keys.name.hint': 'What you will use it for, so that you know it later.',
  'api-keys.name.required': 'Give it a name.',
  'api-keys.make': 'Make a key',
  'api-keys.make.failed': 'The key was not made. Try again.',
  'api-keys.full': 'You have {count, number} keys, as many as there is room for. Revoke one to make another.',
  'api-keys.unconfirmed': 'Until then you cannot make keys. We sent you a link to {email}.',
  'api-keys.made': 'Key made. Copy it now: it will not be shown again.',
  'api-keys.made.key': 'Key “{name}”',
  'api-keys.copy': 'Copy',
  'api-keys.copied': 'Copied',
  'api-keys.copy.failed': 'It could not be copied: select it and copy it yourself.',
  'api-keys.close': 'I have kept it',
  'api-keys.since': 'Made on {day}',
  'api-keys.used': 'Last used on {day}',
  'api-keys.unused': 'Not used yet',
  'api-keys.revoke': 'Revoke',
  'api-keys.about': '{action}: {name}',
  'api-keys.revoke.ask': 'Revoke “{name}”?',
  'api-keys.revoke.text': 'The programs that use it will stop being able to at once. This cannot be undone.',
  'api-keys.revoke.failed': 'The key was not revoked',
  'api-keys.revoked': 'Key “{name}” revoked.',
  'api-keys.all': 'API keys',
  'api-keys.all.intro':
    'Those that work, and whose they are. They only read what is published; if a program misbehaves, you can revoke its key.',
  'api-keys.all.count': '{count, plural, one {# key} other {# keys}}',
  'api-keys.all.failed': 'We could not load the API keys.',
  'api-keys.all.revoke.text':
    'It is {owner}’s. The programs that use it will stop being able to at once. This cannot be undone.',
} satisfies Record<keyof typeof es, string>;
