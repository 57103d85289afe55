export default {
  'invitation.title': 'Invitation to review',
  'invitation.lead': 'Hello, {name}. We would be glad of your reading.',
  'invitation.lead.plain': 'We would be glad of your reading.',
  'invitation.loading': 'Loading the invitation...',
  'invitation.failed': 'It could not be done. Try again.',
  'invitation.gone':
    'This invitation is no longer open: it has expired, you declined it, or the work has its decision. There is nothing to do.',
  'invitation.takenBack':
    'The editors have taken this request to review back, and told you why in a mail. There is nothing to do. Thank you for your time.',
  'invitation.until': 'Answer by',
  'invitation.declined': 'Thank you for telling us. We will ask somebody else.',
  'invitation.completed': 'You have handed in this review already. Thank you!',
  'invitation.back': 'Back',
  'invitation.goOn': 'Go to the review',
  'invitation.goOn.text': 'You can read the work and write your review now.',
  'invitation.login': 'Log in and go to the review',
  'invitation.login.text': 'Log in with your account to read the work and write your review.',
  'invitation.account.title': 'Choose a password to read the work',
  'invitation.account.text':
    'With it you come back whenever you like, from another device, too: you log in as {email}. The account reads only what you are asked to review.',
  'invitation.account.open': 'Log in and read the work',
  'invitation.account.opening': 'Logging in...',
  'invitation.account.failed': 'The account could not be opened. Try again.',
};
