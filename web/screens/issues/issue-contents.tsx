/** The contents of a number, under the headings of its sections. */
import type { IssueWork } from '#contract/entities/issue.ts';
import { workPage } from '#contract/public-addresses.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Link } from '#web/ui/Link.tsx';

/** Works that stand one after the other under one heading. */
export function sectionsOf(works: readonly IssueWork[]): { title: string; works: IssueWork[] }[] {
  const sections: { title: string; works: IssueWork[] }[] = [];
  for (const work of works) {
    const last = sections.at(-1);
    if (last && last.title === work.seccion) last.works.push(work);
    else sections.push({ title: work.seccion, works: [work] });
  }
  return sections;
}

export function IssueContents({ works }: { works: readonly IssueWork[] }) {
  const t = useMessages();
  if (works.length === 0) return <p className="text-muted">{t('issues.empty')}</p>;
  return sectionsOf(works).map(({ title, works }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a heading may come twice
    <section key={place} className="mt-6">
      {title && <h3 className="label-caps mb-1">{title}</h3>}
      <ol data-rows className="divide-y divide-line border-y border-line">
        {works.map((work) => (
          <Item key={work.id} work={work} />
        ))}
      </ol>
    </section>
  ));
}

function Item({ work }: { work: IssueWork }) {
  const t = useMessages();
  const { paginaInicial: first, paginaFinal: last, articulo } = work;
  const pages = last && last !== first ? `${first}–${last}` : first;
  const place = first ? t(pages === first ? 'issues.pages' : 'issues.pages.several', { pages }) : articulo;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4 sm:flex-nowrap">
      <div className="min-w-0">
        <p lang={work.idioma} className="font-serif text-lg wrap-anywhere">
          <Link to={workPage(work.id)} className="link">
            {work.titulo}
          </Link>
        </p>
        <p className="mt-1 text-sm text-muted">
          {work.retractada && <span className="me-2 text-rubric">{t('issues.retracted')}</span>}
          {work.autor}
        </p>
      </div>
      {place && <p className="shrink-0 text-sm text-muted tabular-nums">{place}</p>}
    </li>
  );
}
