/** A report of the COUNTER API as JSON, written piece by piece. */
import { world } from '#contract/counter.ts';
import type { Services } from '#server/platform/services.ts';
import type { Asked } from './arguments.ts';
import type { Narrowed } from './asked-works.ts';
import { exception } from './exceptions.ts';
import { namespaceOf, type Provider, platformOf } from './named-things.ts';
import { itemsOf, type ReportEntry } from './report-items.ts';
import { kindOf } from './reports.ts';

export interface Making extends Provider {
  services: Pick<Services, 'db' | 'env' | 'settings'>;
  asked: Asked;
  narrowed: Narrowed;
  now: Date;
}

/** The world, as this platform identifies it. */
export const institutionId = ({ site }: Provider) => ({ Proprietary: [`${namespaceOf(site)}:${world.id}`] });

/** What a report says of itself. `isEmpty`: nothing was used of what is asked for. */
export function headerOf(making: Making, isEmpty: boolean) {
  const { asked, now } = making;
  const { id, months, filters, attributes, exceptions } = asked;
  // What is not counted yet, or was not, is no month without usage.
  const said = isEmpty && months.from <= months.until ? [...exceptions, exception(3030)] : exceptions;
  return {
    ...{ Report_Name: kindOf(id).name, Report_ID: id, Release: '5.1' },
    ...{ Institution_Name: world.name, Institution_ID: institutionId(making) },
    Report_Filters: filters,
    ...(Object.keys(attributes).length > 0 ? { Report_Attributes: attributes } : {}),
    ...(said.length > 0 ? { Exceptions: said } : {}),
    Created: `${now.toISOString().slice(0, 19)}Z`,
    Created_By: platformOf(making),
    /** Of a platform that is not in COUNTER's registry. */
    Registry_Record: '',
  };
}

/** The pieces of its JSON. Items of an Item Report stand in their titles, or together. */
export async function* writeReport(making: Making): AsyncGenerator<string> {
  const items = itemsOf(making);
  const first = await items.next();
  yield `{"Report_Header":${JSON.stringify(headerOf(making, first.done === true))},"Report_Items":[`;
  const isGrouped = kindOf(making.asked.id).of === 'item';
  let group: string | undefined;
  for (let next = first; !next.done; next = await items.next()) {
    const { parent, item }: ReportEntry = next.value;
    const key = parent?.key ?? '';
    const isNew = isGrouped && key !== group;
    const between = next === first ? '' : isNew ? ']},' : ',';
    yield `${between}${isNew ? openGroup(parent) : ''}${JSON.stringify(item)}`;
    group = key;
  }
  yield `${isGrouped && !first.done ? ']}' : ''}]}`;
}

/** Up to its first item. */
const openGroup = (parent: ReportEntry['parent']): string =>
  `${JSON.stringify({ ...parent?.said, Items: [] }).slice(0, -2)}`;
