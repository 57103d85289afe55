/** A new password by mail, and confirming an address (docs/specification.md 1). */
export default {
  'recovery.forgot.title': 'Recover your password',
  'recovery.forgot.lead':
    'Write your email and we will send you a link to set another. It lasts an hour and works once.',
  'recovery.forgot.submit': 'Send link',
  'recovery.forgot.submitting': 'Sending...',
  'recovery.forgot.sent.title': 'Check your email',
  'recovery.forgot.sent.text':
    'If there is an account for {email}, you will receive the link within minutes. Look among the spam too.',
  'recovery.forgot.failed': 'The link could not be sent',
  'recovery.forgot.remembered': 'Did you remember it?',
  'recovery.reset.title': 'Set another password',
  'recovery.reset.lead': 'Saving it closes the sessions you have open.',
  'recovery.reset.password': 'New password',
  'recovery.reset.submit': 'Save password',
  'recovery.reset.submitting': 'Saving...',
  'recovery.reset.done': 'Password saved. You can log in now.',
  'recovery.reset.failed': 'This link no longer works. Ask for another.',
  'recovery.reset.again': 'Ask for another link',
  'recovery.incomplete': 'A part of this link is missing. Open it again from the mail we sent you.',
  'recovery.verify.title': 'Confirm your email',
  'recovery.verify.lead': 'Press the button to confirm that this address is yours.',
  'recovery.verify.submit': 'Confirm my email',
  'recovery.verify.done': 'Your email is confirmed. Thank you!',
  'recovery.verify.failed': 'This link no longer works. You can ask for another in your profile.',
};
