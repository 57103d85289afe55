import { Link } from 'react-router';
import { workPage } from '#contract/public-addresses.ts';
import { Kept } from '#web/data/kept.tsx';
import { useHealingCall } from '#web/data/queries.ts';
import { WorkLine } from '#web/features/publications/work-line.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';

/** Other works on the same matter, at the foot of a work's page; nothing where there are none. */
export function RelatedWorks({ id }: { id: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { data } = useHealingCall('relatedWorks', { params: { id } });
  if (!data || data.publications.length === 0) return null;
  return (
    <Kept name="related" by={[data]}>
      <section lang={language} data-print="hide" className="rule-fold mt-16 pt-5">
        <h2 className="text-xl">{t('work.related')}</h2>
        <ul className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {data.publications.map((work) => (
            <li key={work.id} className="border-t border-line pt-3">
              <h3 lang={work.idioma} className="mb-1 text-base leading-snug">
                <Link to={workPage(work.id)} className="link-alone no-underline hover:text-accent hover:underline">
                  {work.titulo}
                </Link>
              </h3>
              <WorkLine tipo={work.tipo} aviso={work.aviso} autor={work.autor} fecha={work.fechaPublicacion} />
            </li>
          ))}
        </ul>
      </section>
    </Kept>
  );
}
