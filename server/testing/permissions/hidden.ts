/**
 * Whom a work, a review or a thing is hidden from: who may neither read it nor is told more than a plain refusal. What they are answered
 * about it is what they are answered about nothing, also where 403 comes before it is looked for.
 */
import { calls } from '#contract/calls.ts';
import type { Cell } from './axes.ts';
import { matrix } from './matrix.ts';
import type { Question } from './questions.ts';
import { fits } from './read-table.ts';

const outcomeIn = (key: string, cell: Cell) => matrix[key]?.find((row) => fits(row, cell))?.outcome;

/** What is asked of a review is hidden from who reads neither review nor work: an editor reads the reviews of a work that is a draft again. */
const readings = ['getPublication', 'getReview', 'getReview/unfinished', 'getReview/declined'];
/** A message, from who reads neither the discussion nor the work. */
const readingsOfMessage = ['getPublication', 'readDiscussion'];
const isOfMessage = ({ call }: Question) => calls[call].path.startsWith('/discussion-messages/');
const isOfReview = ({ call }: Question) => /^\/review(s|-files)\b/.test(calls[call].path);

/** Whether nothing of what is asked about is to be known in the cell. */
export function isHiddenIn(question: Question, cell: Cell): boolean {
  const { key, about, lists } = question;
  if (lists || about === 'platform') return false;
  const outcome = outcomeIn(key, cell);
  if (outcome === '401' || outcome === '404') return true;
  if (outcome !== '403') return false;
  if (about === 'thing') return cell.relation !== 'own';
  const ofMessage = isOfMessage(question) ? readingsOfMessage : readings.slice(0, 1);
  const asked = isOfReview(question) ? readings : ofMessage;
  return asked.every((reading) => outcomeIn(reading, cell) === '404');
}
