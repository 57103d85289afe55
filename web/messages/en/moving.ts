/** A sent work that goes to another journal: on its desk, and what its main author is asked. */
import type es from '../es/moving.ts';

export default {
  'moving.title': 'Journal',
  'moving.move': 'Move to another journal',
  'moving.ask.title': 'To which journal does the work go?',
  'moving.ask.text':
    'Its versions, reviews, notes and decisions go with it, and its reviewers stay. It leaves its section, its number and its production here. Its authors are told why; where the other journal asks something else of them, the main author is asked first.',
  'moving.ask.journal': 'Journal',
  'moving.ask.choose': 'Choose a journal',
  'moving.ask.section': 'Section',
  'moving.ask.section.none': 'None',
  'moving.ask.why': 'Reason',
  'moving.done': 'The work is in {name} now',
  'moving.proposed': 'Proposal sent: the work goes once its main author says yes',
  'moving.failed': 'We could not move the work to another journal',
  'moving.open.desk': 'On {day} its main author was asked whether it goes to {name}. They have yet to answer.',
  'moving.withdraw': 'Take the proposal back',
  'moving.withdraw.done': 'Proposal taken back: the work stays in its journal',
  'moving.withdraw.failed': 'We could not take the proposal back',
  'moving.open': 'The editors propose that the work go to {name}',
  'moving.open.mine':
    'Until you say yes, nothing changes. What was agreed about the review under way stays; from the next version on what the other journal asks is asked.',
  'moving.open.others': 'The main author answers. Meanwhile nothing changes.',
  'moving.open.changes': 'In the other journal this is different:',
  'moving.change.IDENTIDAD': 'who knows whom in the review',
  'moving.change.REVISIONES_PUBLICAS': 'whether reviews are published with the work',
  'moving.change.DECLARACIONES': 'what authors declare',
  'moving.change.LICENCIA': 'the licence and what is signed',
  'moving.reason': 'Reason: {reason}',
  'moving.accept': 'Yes, let it go',
  'moving.decline': 'No, let it stay',
  'moving.accepted': 'The work is in {name} now',
  'moving.declined': 'The work stays in its journal',
  'moving.answer.failed': 'We could not save your answer',
} satisfies typeof es;
