import type { PageRequest } from '#web/routing/screen.ts';
import type { Head } from '#web/routing/head.ts';

export async function loader({ t, origin, url }: PageRequest): Promise<Head> {
  return { title: t('common.title', { title: t('layout.catalogue') }), canonical: `${origin}${url.pathname}` };
}

export function Screen() {
  return null;
}
