import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { contentsOf, type OutlineSection } from '#contract/outline.ts';
import type { ManuscriptLabels } from './labels.ts';

type Props = {
  documento: Manuscript;
  referencias: readonly Reference[];
  labels: ManuscriptLabels;
  /** That of the view. */
  prefix?: string;
  /** The section being read, by the id of its heading on the page. */
  present?: string | undefined;
};

/** Links to the sections of a text, to its notes and to its references; nothing where there is nothing to name. */
export function TableOfContents({ documento, referencias, labels, prefix = '', present }: Props) {
  const sections = contentsOf({ documento, referencias }, labels);
  if (sections.length === 0) return null;
  return (
    <nav aria-label={labels.contents} className="table-of-contents">
      <Sections sections={sections} prefix={prefix} present={present} />
    </nav>
  );
}

type SectionsProps = { sections: readonly OutlineSection[]; prefix: string; present: string | undefined };

function Sections({ sections, prefix, present }: SectionsProps) {
  return (
    <ol>
      {sections.map(({ id, text, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one id
        <li key={index}>
          <a href={`#${prefix}${id}`} aria-current={prefix + id === present ? 'location' : undefined}>
            {text}
          </a>
          {children.length > 0 && <Sections sections={children} prefix={prefix} present={present} />}
        </li>
      ))}
    </ol>
  );
}
