/** The second step of one's own sign-ins, and what administrators see of it. What the login says of it is in account.ts. */
export default {
  'second-factor.title': 'Second step to log in',
  'second-factor.intro':
    'Besides your password you will be asked for a code of an authenticator app on your telephone. Whoever finds out your password cannot log in with it alone.',
  'second-factor.load.failed': 'We could not load how your second step is.',
  'second-factor.begin': 'Set up the second step',
  'second-factor.password': 'Your password',
  'second-factor.password.hint': 'So that we know it is you.',
  'second-factor.password.required': 'Write your password',
  'second-factor.go': 'Go on',
  'second-factor.failed': 'It could not be set up. Try again.',
  'second-factor.scan':
    'Open your authenticator app, add an account with this QR code and write the code of six figures that it shows.',
  'second-factor.qr': 'QR code for your authenticator app',
  'second-factor.byHand': 'If you cannot scan it, write this key into the app:',
  'second-factor.open': 'Open the app on this device',
  'second-factor.confirm': 'Set up',
  'second-factor.codes.title': 'Keep your recovery codes now: they will not be shown again',
  'second-factor.codes.text':
    'If your telephone is not at hand, each of these codes lets you in once. Keep them where only you find them.',
  'second-factor.copy': 'Copy',
  'second-factor.copied': 'Copied',
  'second-factor.copy.failed': 'They could not be copied: please select and copy them yourself.',
  'second-factor.save': 'Save as a file',
  'second-factor.file': 'Recovery codes of {journal}. Each works once.',
  'second-factor.kept': 'I have kept them',
  'second-factor.on': 'Set up since {day}.',
  'second-factor.left':
    '{count, plural, =0 {You have no recovery code left: ask for others.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  'second-factor.codes.new': 'Get other recovery codes',
  'second-factor.codes.new.text': 'Those that you had will work no more.',
  'second-factor.end': 'End the second step',
  'second-factor.end.text': 'Your password will be enough to log in.',
  'second-factor.end.asked':
    'Your role asks for a second step: if you end it you will have to set it up again before you go on. It is what you do to change your telephone.',
  'second-factor.end.failed': 'The second step has not been ended.',
  'second-factor.ended': 'Second step ended.',
  'second-factor.needed.title': 'Set up the second step to go on',
  'second-factor.needed.text':
    'Your role in {journal} asks, besides the password, for a code of an authenticator app. It is set up once, in a couple of minutes.',
  'second-factor.needed.leave': 'Log out',
  'second-factor.proof.title': 'Confirm that it is you',
  'second-factor.proof.text':
    'You logged in a while ago, and what you are about to do is grave. Write your password, and it goes on by itself.',
  'second-factor.proof.toCode': 'Use a code of my app',
  'second-factor.proof.toPassword': 'Use my password',
  'second-factor.proof.failed': 'It could not be checked. Try again.',
  'second-factor.asked': 'Second step needed',
  'second-factor.asked.hint':
    'Whoever holds the role and has not set it up yet does so the next time they log in, before anything else.',
  'second-factor.asked.EDITOR': 'Of editors',
  'second-factor.asked.ADMIN': 'Of administrators',
  'second-factor.asked.figures':
    '{total, plural, one {# account} other {# accounts}}; {missing, plural, =0 {all have set it up} one {# has not set it up yet} other {# have not set it up yet}}.',
  'second-factor.reset': 'Take away their second step',
  'second-factor.reset.ask': 'Take away the second step of {name}?',
  'second-factor.reset.text':
    'Do so only if you are certain who asks for it: whoever knows their password can log in with it alone. Their sessions will end, and they are told by mail.',
  'second-factor.reset.done': 'Second step taken away. We have told them by mail.',
  'second-factor.reset.failed': 'The second step has not been taken away',
};
