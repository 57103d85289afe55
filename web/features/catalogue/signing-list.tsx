import { authorPage } from '#contract/public-addresses.ts';
import { Link } from '#web/ui/Link.tsx';
import { FacetCount } from './facet-count.tsx';

type Props = { title: string; people: readonly { nombre: string; clave: string; total: number }[] };

/** Who signs works, each with how many; nothing where nobody does. */
export function SigningList({ title, people }: Props) {
  if (people.length === 0) return null;
  return (
    <section>
      <h2 className="label-caps mb-1">{title}</h2>
      <ul>
        {people.map(({ nombre, clave, total }) => (
          <li key={clave} className="text-sm">
            <Link
              to={authorPage(clave)}
              className="flex items-baseline justify-between gap-3 py-1 no-underline wrap-anywhere hover:text-accent hover:underline pointer-coarse:py-2.5"
            >
              {nombre} <FacetCount count={total} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
