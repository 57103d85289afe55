/** Where what is being written is: on the server, on its way, in this browser. */
export default {
  'saving.saved': 'Saved',
  'saving.saved.at': 'Saved at {time}',
  'saving.saved.on': 'Saved on {moment}',
  'saving.sending': 'Saving…',
  'saving.changed': 'Changes not saved yet',
  'saving.changed.here': 'Saved in this browser…',
  'saving.changed.nowhere':
    'This browser cannot keep a copy: we send your text to the server every few seconds. Before you close it, wait until it says “Saved”.',
  'saving.unreadable':
    'It could not be saved: there is something in the text that we cannot read. Undo what you did last (Ctrl+Z), and do not close this tab.',
  'saving.apart.offline': 'Offline: saved in this browser. We will send it as soon as you are back online.',
  'saving.apart.server':
    'The server is not answering as it should: saved in this browser. We try again every few seconds.',
  'saving.apart.busy': 'The server asks us to wait: saved in this browser. We will send it at {time}.',
  'saving.apart.session': 'Your session has expired: saved in this browser. Log in and we will send it.',
  'saving.nowhere': 'We could save it neither here nor on the server. Do not close this tab, and copy your text.',
  'saving.refused': 'It could not be saved: {why} Do not close this tab.',
  'saving.refused.here': 'It could not be saved: {why} Your text is still in this browser.',
  'saving.conflict': 'There is another version on the server: yours is saved in this browser.',
  'saving.logout.title': 'Log out before everything has been sent?',
  'saving.logout.text':
    'Something you wrote has not reached the server yet. Logging out deletes it from this browser, and it is lost.',
  'saving.logout.confirm': 'Log out and lose it',
  'saving.logout.stay': 'Stay here',
  'saving.newer': 'There is a more recent version of this text',
  'saving.newer.text': 'It was saved from another window or device ({when}). What you see here has not been changed.',
  'saving.newer.take': 'See the most recent',
  'saving.newer.keepMine': 'Keep this one',
  'saving.newer.other': 'The other version stays here for as long as this screen is open.',
  'saving.newer.putBack': 'Change to the other',
};
