/** An address, or a part of one, with its %-escapes read: `a b` for `a%20b`; as it is where they are broken. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // URIError: the percent sign stands for itself.
    return address;
  }
}
