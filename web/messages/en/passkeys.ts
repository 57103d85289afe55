/** The passkeys of one's own account. What the login says of them is in account.ts. */
export default {
  'passkeys.title': 'Passkeys',
  'passkeys.intro':
    'Log in with the fingerprint, face or PIN of your device, without a password. They are a second step, too, and no false page can steal them from you.',
  'passkeys.load.failed': 'We could not load your passkeys.',
  'passkeys.notHere': 'This browser has no passkeys at this address.',
  'passkeys.made': 'Added on {when}',
  'passkeys.used': 'last used: {when}',
  'passkeys.unused': 'not used yet',
  'passkeys.add': 'Add a passkey',
  'passkeys.add.text': 'Confirm that it is you. Your browser will then ask where you want to keep it.',
  'passkeys.add.failed': 'No passkey has been added. If this device has one of yours already, it needs no other.',
  'passkeys.added': 'Passkey added.',
  'passkeys.rename': 'Rename',
  'passkeys.rename.of': 'Rename “{name}”',
  'passkeys.rename.failed': 'The name has not been changed.',
  'passkeys.name': 'Name',
  'passkeys.name.required': 'Write a name',
  'passkeys.remove': 'Remove',
  'passkeys.remove.of': 'Remove “{name}”',
  'passkeys.remove.text': 'You will no longer log in with “{name}”. Confirm that it is you.',
  'passkeys.remove.last':
    'You will no longer log in with “{name}”, and it is your only second step: your password will be enough, and your recovery codes will no longer work. Confirm that it is you.',
  'passkeys.remove.failed': 'The passkey has not been removed.',
  'passkeys.removed': 'Passkey removed.',
  'passkeys.needed': 'I would rather use a passkey',
  'passkeys.needed.app': 'I would rather use an authenticator app',
};
