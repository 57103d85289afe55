import type es from '../es/mail.ts';

export default {
  'mail.title': 'Send Notification',
  'mail.lead':
    'The other person reads it in {journal}, among their notifications, and in their email too if {journal} sends any.',
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
  'mail.email.done': 'The email has been sent.',
  'mail.email.failed': 'The email could not be sent.',
  'mail.done': 'Notification sent!',
  'mail.failed': 'The notification could not be sent.',
} satisfies Record<keyof typeof es, string>;
