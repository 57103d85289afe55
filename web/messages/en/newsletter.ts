/** Joining and leaving the newsletter from its mails. */
export default {
  'newsletter.confirm.title': 'Confirm your subscription',
  'newsletter.confirm.text': 'Press the button and you will receive our newsletter. You can leave it at any time.',
  'newsletter.confirm.action': 'Confirm my subscription',
  'newsletter.confirm.done': 'Done: you will receive the newsletter',
  'newsletter.leave.title': 'Leave the newsletter',
  'newsletter.leave.text': 'Press the button and we will not write to you again.',
  'newsletter.leave.action': 'Leave the newsletter',
  'newsletter.leave.done': 'Done: we will not write to you again',
  'newsletter.incomplete': 'A part of this link is missing. Open it again from the message we sent you.',
  'newsletter.failed': 'This link no longer works. You may have used it before, or it has expired.',
};
