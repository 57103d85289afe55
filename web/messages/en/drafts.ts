/** Where what is being written in a form is kept. */
export default {
  'drafts.kept': 'Saved',
  'drafts.kept.at': 'Saved at {time}',
  'drafts.kept.on': 'Saved on {moment}',
  'drafts.changed': 'Saving…',
  'drafts.apart.offline': 'Saved in this browser: no connection. We will send it as soon as there is one.',
  'drafts.apart.session': 'Saved in this browser: your session has expired. We will send it when you log in again.',
  'drafts.nowhere': 'We could not save it. Do not close this tab, and copy your text.',
  'drafts.refused': 'We could not save it: {why} Do not close this tab.',
  'drafts.refused.here': 'Saved in this browser only: {why}',
  'drafts.newer': 'There is a more recent version of this text',
  'drafts.newer.text': 'It was saved from another window or device ({when}). What you see here has not been changed.',
  'drafts.newer.take': 'See the most recent',
  'drafts.newer.keepMine': 'Keep this one',
};
