import { addressFields, type CatalogueAddress } from './address.ts';

type Props = { address: CatalogueAddress; without: readonly (keyof CatalogueAddress)[] };

/** What a form leaves as it is, so that it stays in the address when a browser sends the form by itself. */
export function AddressFields({ address, without }: Props) {
  return addressFields({ ...address, pagina: 1 })
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
