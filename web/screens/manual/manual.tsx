/**
 * `/ayuda/:rol` and `/ayuda/:rol/:tema`: the manual of a role, and each of its pages. For anybody, also where the site is closed. And `/ayuda`
 * itself (help.tsx): of a file of its own the first visit of every page would carry the name.
 */
import { useEffect, useRef } from 'react';
import { redirect, useLocation, useParams } from 'react-router';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { findPage } from './find-page.ts';
import { Help, loadHelp } from './help.tsx';
import { ManualProse } from './manual-prose.tsx';
import { type Block, plainOf, readManual, wordsOf } from './manual-text.ts';
import { PageList } from './page-list.tsx';
import { type Manual, type ManualPage, manualPath, manuals } from './pages.ts';
import { type PictureName, pictureOf, pictureSize } from './pictures.ts';
import { loadManuals } from './texts.ts';

export const ahead = loadManuals;

export async function loader(request: PageRequest): Promise<Head> {
  const { params, origin, t, identity } = request;
  if (params.rol === undefined) return loadHelp(request);
  const found = findPage(params.rol, params.tema);
  if (!found) throw Response.json(null, { status: 404 });
  if ('to' in found) throw redirect(found.to);
  const { manual, page } = found;
  const own = t(`manual.of.${manual.slug}`);
  const { title, about } = page ? readManual(t(page.text)) : { title: own, about: t(`manual.about.${manual.slug}`) };
  return {
    title: t('common.title', {
      title: page ? t('manual.within', { page: title, manual: own }) : own,
      site: identity.nombre,
    }),
    description: plainOf(about),
    canonical: origin + manualPath(manual, page),
    // Every platform has the same: to who searches the web they say nothing of this one.
    noindex: true,
  };
}

export function Screen() {
  const { rol, tema } = useParams();
  if (rol === undefined) return <Help />;
  const found = findPage(rol, tema);
  if (!found || 'to' in found) return null;
  const { manual, page } = found;
  return page ? <PageOfManual manual={manual} page={page} /> : <ContentsOfManual manual={manual} />;
}

function ContentsOfManual({ manual }: { manual: Manual }) {
  const t = useMessages();
  const others = manuals.filter(({ slug }) => manual.reads.includes(slug));
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader
        title={t(`manual.of.${manual.slug}`)}
        intro={t(`manual.about.${manual.slug}`)}
        back={<Link to="/ayuda">{t('page.ayuda')}</Link>}
      />
      <PageList manual={manual} />
      {others.length > 0 && (
        <p className="mt-8">
          {t('manual.reads')}{' '}
          {others.map((other, at) => (
            <span key={other.slug}>
              {at > 0 && ' · '}
              <Link to={manualPath(other)} className="link">
                {t(`manual.of.${other.slug}`)}
              </Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function PageOfManual({ manual, page }: { manual: Manual; page: ManualPage }) {
  const t = useMessages();
  const { title, about, blocks } = readManual(t(page.text));
  const at = manual.pages.indexOf(page);
  const text = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // Come to from within the site: the browser looks for the part before it is drawn.
  useEffect(() => {
    if (hash) text.current?.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView();
  }, [hash]);
  return (
    <article className="page py-10 sm:py-14">
      <PageHeader
        title={title}
        intro={plainOf(about)}
        back={<Link to={manualPath(manual)}>{t(`manual.of.${manual.slug}`)}</Link>}
      />
      <Parts blocks={blocks} />
      {page.picture && <Picture name={page.picture} />}
      <div ref={text}>
        <ManualProse blocks={blocks} />
      </div>
      <Neighbours manual={manual} at={at} />
    </article>
  );
}

function Parts({ blocks }: { blocks: readonly Block[] }) {
  const t = useMessages();
  const parts = blocks.filter((block) => block.kind === 'part');
  if (parts.length < 3) return null;
  return (
    <nav aria-label={t('manual.parts')} data-print="hide" className="mb-8">
      <p className="label-caps">{t('manual.parts')}</p>
      <ul className="mt-2">
        {parts.map(({ id, runs }) => (
          <li key={id}>
            <a href={`#${id}`} className="link link-alone inline-block py-1">
              {wordsOf(runs)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A picture of the screen that is told of; nothing where none was taken. */
function Picture({ name }: { name: PictureName }) {
  const t = useMessages();
  const address = pictureOf(name, useLanguage());
  if (!address) return null;
  return (
    // On a telephone it is seen whole by itself.
    <a href={address} className="mb-8 block max-w-reading">
      <img
        src={address}
        alt={t(`manual.picture.${name}`)}
        {...pictureSize}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-md border border-line"
      />
    </a>
  );
}

/** The pages before and after. */
function Neighbours({ manual, at }: { manual: Manual; at: number }) {
  const t = useMessages();
  const [before, after] = [manual.pages[at - 1], manual.pages[at + 1]];
  return (
    <nav
      aria-label={t('manual.neighbours')}
      data-print="hide"
      className="mt-12 flex max-w-reading flex-wrap justify-between gap-x-8 gap-y-3 border-t border-line pt-4"
    >
      {before && (
        <Link to={manualPath(manual, before)} rel="prev" className="link link-alone">
          ← {readManual(t(before.text)).title}
        </Link>
      )}
      {after && (
        <Link to={manualPath(manual, after)} rel="next" className="link link-alone ms-auto">
          {readManual(t(after.text)).title} →
        </Link>
      )}
    </nav>
  );
}
