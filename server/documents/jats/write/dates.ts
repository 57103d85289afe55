import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { said, type Xml } from './writing.ts';

/** `day` is `2026-03-01`. */
export function writeDate(parent: Xml, name: string, day: string, attributes: Record<string, string>): void {
  const [year, month, date] = day.split('-');
  const element = parent.ele(name, attributes);
  said(element, 'day', date);
  said(element, 'month', month);
  said(element, 'year', year);
}

export function writeHistory(meta: Xml, { fechaRecepcion, fechaAceptacion, fechaRetractacion }: ExportedWork): void {
  const events = [
    ['received', fechaRecepcion],
    ['accepted', fechaAceptacion],
    ['retracted', fechaRetractacion],
  ].flatMap(([type, day]) => (type && day ? [{ type, day }] : []));
  if (events.length === 0) return;
  const history = meta.ele('history');
  for (const { type, day } of events) writeDate(history, 'date', day, { 'date-type': type });
}
