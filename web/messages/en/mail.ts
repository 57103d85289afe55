import type es from '../es/mail.ts';

export default {
  'mail.title': 'Send Notification',
  'mail.lead': 'The other person gets an email, and a notification in Pliego.',
  'mail.about': 'About “{title}”',
  'mail.to': 'Recipient',
  'mail.to.hint': 'An address, or part of a name to choose from the list.',
  'mail.to.choose': 'Choose who to write to',
  'mail.to.required': 'Choose the recipient',
  'mail.to.invalid': 'Write a valid email address',
  'mail.to.loading': 'Looking up who you can write to...',
  'mail.to.failed': 'The people you can write to could not be loaded.',
  'mail.to.none': 'The editors and co-authors of your works will appear here. There is nobody yet.',
  'mail.to.EDICION': 'The editor of “{work}”',
  'mail.to.COAUTORIA': '{name} (co-author of “{work}”)',
  'mail.subject': 'Subject',
  'mail.subject.required': 'Write the subject',
  'mail.message': 'Message',
  'mail.message.required': 'Write the message',
  'mail.submit': 'Send',
  'mail.done': 'Notification sent!',
  'mail.failed': 'The notification could not be sent.',
} satisfies Record<keyof typeof es, string>;
