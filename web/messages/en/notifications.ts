import type es from '../es/notifications.ts';

export default {
  'notifications.bell':
    '{count, plural, =0 {Notifications} one {Notifications: # unread} other {Notifications: # unread}}',
  'notifications.title': 'Notifications',
  'notifications.unread.count':
    '{count, plural, =0 {You have read everything.} one {You have # unread.} other {You have # unread.}}',
  'notifications.unread': 'Unread',
  'notifications.loading': 'Loading notifications...',
  'notifications.noPage': 'There are none on this page: look at the earlier ones.',
  'notifications.open': 'View',
  'notifications.about': '{action}: {title}',
  'notifications.markAll': 'Mark all as read',
  'notifications.markAll.done': 'All your notifications are read',
  'notifications.markAll.failed': 'They could not be marked as read',
  'notifications.para': 'To',
  'notifications.asunto': 'Subject',
  'notifications.mensaje': 'Message',
  'notifications.fecha': 'Date',
  'notifications.toWork': 'View the publication',
  'notifications.toWork.detail': 'Go to the publication',
  'notifications.toReviews': 'Go to my reviews',
  'notifications.toUsers': 'Go to user management',
  'notifications.toProfile': 'Go to your profile',
  'notifications.leave.title': 'Stop these emails',
  'notifications.leave.text':
    'You will no longer get notifications of this kind by email. You will still see them on screen, and you can turn the emails back on in your settings.',
  'notifications.leave.action': 'Stop sending me these emails',
  'notifications.leave.done': 'Done: you will get no more emails of this kind.',
  'notifications.leave.failed': 'That did not work. Please try again.',
  'notifications.leave.incomplete': 'Part of the link is missing. Copy all of it from your email.',
  'notifications.leave.settings': 'Go to my settings',
} satisfies Record<keyof typeof es, string>;
