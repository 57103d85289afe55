/** Another main author for a work: on the work's page, on its desk, and what a person is asked. */
export default {
  'succession.title': 'Main author',
  'succession.intro':
    'The main author submits the work, takes it back and says who signs it. Somebody else who signs it can become the main author, if they agree.',
  'succession.propose': 'Propose another main author',
  'succession.desk.propose': 'Propose another main author',
  'succession.desk.text': 'If whoever submitted it cannot go on, somebody else who signs it can be its main author.',
  'succession.ask.title': 'Whom do you propose as the main author?',
  'succession.ask.text':
    'Until they say yes nothing changes, and you can take the proposal back. Afterwards you stay among the authors, in the same place, but you no longer submit the work or take it back.',
  'succession.ask.text.editors':
    'We will ask them and the present main author, with your reason. If the present one does not answer within {days} days, it counts as a yes; where they objected to a change within the last year, they have to say yes.',
  'succession.ask.who': 'Person',
  'succession.ask.choose': 'Choose somebody',
  'succession.ask.named': '{name} (has not said yet whether they sign)',
  'succession.ask.why': 'Reason',
  'succession.ask.why.hint': 'The people who are asked will read it.',
  'succession.ask.send': 'Propose',
  'succession.ask.done': 'Proposal sent: you will be notified of what {name} says',
  'succession.ask.failed': 'We could not send the proposal',
  'succession.open': 'Proposed as main author: {name}',
  'succession.open.desk': '{name} was proposed as the main author on {day}.',
  'succession.waits.new': 'They have yet to say yes. Until then nothing changes.',
  'succession.waits.both': 'They have yet to say yes, and the present main author to answer before {day}.',
  'succession.waits.present':
    'They have said yes. The present main author has yet to answer: without that, it is done on {day}.',
  'succession.waits.bothYes':
    'They have yet to say yes, and so has the present main author, who objected to a change before: without their answer nothing changes.',
  'succession.waits.presentYes':
    'They have said yes. The present main author, who objected to a change before, has yet to say so too: without their answer nothing changes.',
  'succession.reason': 'Reason: {reason}',
  'succession.answer': 'Answer',
  'succession.withdraw': 'Take the proposal back',
  'succession.withdraw.done': 'Proposal taken back: everything stays as it was',
  'succession.withdraw.failed': 'We could not take the proposal back',
  'succession.list.title': 'Changes of main author',
  'succession.list.failed': 'We could not load the changes of main author that wait for your answer.',
  'succession.list.NUEVO':
    'You are proposed as the main author. If you accept, you submit the work, take it back and say who signs it. The order of its authors does not change.',
  'succession.list.sign': 'You have not said yet whether you sign this work: by accepting you do.',
  'succession.list.ACTUAL':
    'The editors propose that {name} be the main author in your place. You would stay among the authors, in the same place. If you do not answer before {day}, it counts as a yes.',
  'succession.list.ACTUAL.unlimited':
    'The editors propose again that {name} be the main author in your place. You would stay among the authors, in the same place. As you objected to a change before, nothing changes without your answer.',
  'succession.list.yes.NUEVO': 'I accept',
  'succession.list.yes.NUEVO.of': 'I accept to be the main author of “{title}”',
  'succession.list.yes.ACTUAL': 'I agree',
  'succession.list.yes.ACTUAL.of': 'I agree to another main author of “{title}”',
  'succession.list.no.NUEVO': 'I decline',
  'succession.list.no.NUEVO.of': 'I decline to be the main author of “{title}”',
  'succession.list.no.ACTUAL': 'I object',
  'succession.list.no.ACTUAL.of': 'I object to another main author of “{title}”',
  'succession.yes.ask.NUEVO': 'Are you the main author of “{title}” from now on?',
  'succession.yes.ask.ACTUAL': 'Do you stop being the main author of “{title}”?',
  'succession.yes.text.NUEVO':
    'From then on it is yours to submit, correct and take back. You can propose another main author later.',
  'succession.yes.text.ACTUAL': 'You will no longer be able to submit it or take it back. You still sign it.',
  'succession.done.changed': 'Done: the work has another main author',
  'succession.done.waiting': 'Answer saved: the other person has yet to answer',
  'succession.done.no': 'Answer saved: everything stays as it was',
  'succession.answer.failed': 'We could not save your answer',
};
