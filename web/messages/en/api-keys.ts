import type es from '../es/api-keys.ts';

export default {
  'apiKeys.title': 'API keys',
  'apiKeys.intro':
    'With a key your programs read what is published more often. It opens nothing of yours: they see what anybody sees without an account.',
  'apiKeys.guide': 'How the public API is used',
  'apiKeys.failed': 'We could not load your keys.',
  'apiKeys.empty': 'You have none.',
  'apiKeys.name': 'Name of the key',
  'apiKeys.name.hint': 'What you will use it for, so that you know it later.',
  'apiKeys.name.required': 'Give it a name.',
  'apiKeys.make': 'Make a key',
  'apiKeys.make.failed': 'The key was not made. Try again.',
  'apiKeys.full': 'You have {count, number} keys, as many as there is room for. Revoke one to make another.',
  'apiKeys.unconfirmed': 'Until then you cannot make keys. We send you a link to {email}.',
  'apiKeys.made': 'Key made. Copy it now: it will not be shown again.',
  'apiKeys.made.key': 'Key “{name}”',
  'apiKeys.copy': 'Copy',
  'apiKeys.copied': 'Copied',
  'apiKeys.copy.failed': 'It could not be copied: select it and copy it yourself.',
  'apiKeys.close': 'I have kept it',
  'apiKeys.since': 'Made on {day}',
  'apiKeys.used': 'Last used on {day}',
  'apiKeys.unused': 'Not used yet',
  'apiKeys.revoke': 'Revoke',
  'apiKeys.about': '{action}: {name}',
  'apiKeys.revoke.ask': 'Revoke “{name}”?',
  'apiKeys.revoke.text': 'The programs that use it will stop being able to at once. This cannot be undone.',
  'apiKeys.revoke.failed': 'The key was not revoked',
  'apiKeys.revoked': 'Key “{name}” revoked.',
  'apiKeys.all': 'API keys',
  'apiKeys.all.intro':
    'Those that work, and whose they are. They only read what is published; if a program misbehaves, you can revoke its key.',
  'apiKeys.all.count': '{count, plural, one {# key} other {# keys}}',
  'apiKeys.all.failed': 'We could not load the API keys.',
  'apiKeys.all.revoke.text':
    'It is {owner}’s. The programs that use it will stop being able to at once. This cannot be undone.',
} satisfies Record<keyof typeof es, string>;
