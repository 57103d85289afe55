import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Facets } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueAddress, toggled, writeAddress } from './address.ts';
import { AddressFields } from './address-fields.tsx';
import { type Bar, barsOf, spanOf, writeYears, yearsOf } from './years.ts';

type Props = { address: CatalogueAddress; facets: Facets };

/** When the works sought were published: each bar a link that narrows to its years, and two boxes for any others. */
export function YearHistogram({ address, facets }: Props) {
  return (
    <>
      <Bars address={address} facets={facets} />
      <SpanForm key={address.anio.join()} address={address} />
    </>
  );
}

function Bars({ address, facets }: Props) {
  const bars = barsOf(facets.anio);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...bars.map(({ total }) => total));
  return (
    <div className="w-fit max-w-full">
      <ul className="flex h-20 items-stretch gap-px border-b border-line-strong">
        {bars.map((bar) => (
          <li key={bar.desde} className="flex w-10 min-w-6 shrink">
            <BarLink bar={bar} address={address} share={bar.total / most} exact={facets.exacto} />
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-1 flex justify-between gap-2 text-xs text-muted tabular-nums">
        <span>{first.desde}</span>
        {last.hasta > first.desde && <span>{last.hasta}</span>}
      </p>
    </div>
  );
}

type BarProps = { bar: Bar; address: CatalogueAddress; share: number; exact: boolean };

function BarLink({ bar: { desde, hasta, total, valor }, address, share, exact }: BarProps) {
  const t = useMessages();
  const chosen = address.anio.includes(valor);
  const covered = address.anio.some((each) => covers(each, desde, hasta));
  const years = writeYears(desde, hasta).replace('-', '–');
  const words = t('catalogue.years.bar', { years, count: total, least: exact ? 'no' : 'yes' });
  // A wider choice is narrowed to these years, and other years stay; else they come to it, or leave it.
  const others = chosen ? address.anio : address.anio.filter((each) => !covers(each, desde, hasta));
  const to = toggled({ ...address, anio: others }, 'anio', valor);
  return (
    <Link
      to={writeAddress(to)}
      rel="nofollow"
      title={words}
      aria-current={chosen || undefined}
      className="group flex w-full flex-col justify-end no-underline"
    >
      <span className="sr-only">{words}</span>
      {/* Its height is an attribute of the picture: what the server writes has no style attributes (http/security.ts). */}
      <svg
        aria-hidden
        data-covered={covered || undefined}
        className="w-full bg-accent-line not-[[height='0']]:min-h-0.5 group-hover:bg-accent data-covered:bg-accent"
        height={total === 0 ? '0' : `${Math.round(share * 100)}%`}
      />
    </Link>
  );
}

function covers(value: string, desde: number, hasta: number): boolean {
  const years = yearsOf(value);
  return years !== undefined && years.desde <= desde && years.hasta >= hasta;
}

/** Any years, from one to another: a plain form, which works without scripts. */
function SpanForm({ address }: Pick<Props, 'address'>) {
  const t = useMessages();
  const navigate = useNavigate();
  const only = address.anio.length === 1 ? yearsOf(address.anio[0] ?? '') : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const text = (name: string) => String(said.get(name) ?? '');
    const span = spanOf(text('desde'), text('hasta'));
    void navigate(writeAddress({ ...address, anio: span ? [span] : [], pagina: 1 }));
  };
  const box = (name: 'desde' | 'hasta') => (
    <Field label={t(`catalogue.years.${name}`)} hideLabel className="min-w-0 flex-1">
      <Input
        name={name}
        inputMode="numeric"
        pattern="[1-9][0-9]{3}"
        maxLength={4}
        placeholder={t(`catalogue.years.${name}.short`)}
        defaultValue={only && only[name] > 1000 && only[name] < 9999 ? String(only[name]) : ''}
        className="px-2 text-sm tabular-nums"
      />
    </Field>
  );
  return (
    <form action="/catalogo" onSubmit={submit} className="mt-2 flex items-center gap-1.5">
      <AddressFields address={address} without={['anio']} />
      {box('desde')}
      <span aria-hidden className="text-muted">
        –
      </span>
      {box('hasta')}
      <Button type="submit" className="px-3" aria-label={t('catalogue.years.submit.label')}>
        {t('catalogue.years.submit')}
      </Button>
    </form>
  );
}
