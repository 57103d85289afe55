import { attribute, descendants, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import { holdsFormula } from './read-formula.ts';

const groups = ['fig-group', 'table-wrap-group'];

/**
 * Which ids of the file a mention can lead to: from each to the id whose element is written. A group of one figure
 * or table in several languages is written once, so all its ids mean that one.
 */
export function findTargets(parts: readonly XmlElement[]): Map<string, string> {
  const targets = new Map<string, string>();
  const add = (id: string | undefined, written = id) => {
    if (id && written && !targets.has(id)) targets.set(id, written);
  };
  for (const part of parts) {
    for (const group of descendants(part, ...groups)) {
      const members = elements(group, 'fig', 'table-wrap').map((member) => attribute(member, 'id'));
      const written = groupId(group);
      for (const id of [written, ...members]) add(id, written);
    }
    for (const element of descendants(part, 'fig', 'table-wrap')) add(attribute(element, 'id'));
    for (const section of descendants(part, 'sec', 'app')) if (hasHeading(section)) add(attribute(section, 'id'));
    for (const formula of descendants(part, 'disp-formula')) if (holdsFormula(formula)) add(attribute(formula, 'id'));
  }
  return targets;
}

/** The id under which a group is written: its own, or its first member's. */
export function groupId(group: XmlElement): string | undefined {
  return attribute(group, 'id') ?? attribute(elements(group, 'fig', 'table-wrap')[0], 'id');
}

/** An appendix always gets a heading; a section only where it has a title. */
function hasHeading(section: XmlElement): boolean {
  return section.name === 'app' || elements(section, 'title', 'label').length > 0;
}
