/** Host names as requests and settings give them: `revista.example`, `127.0.0.1:3000`, `[::1]:3000`. */

/** Whether it is a host, alone or with a port, and nothing else. */
export const isHost = (host: string): boolean =>
  /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);

/** Whether it names the machine itself (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
export function isLoopback(host: string): boolean {
  const name = host.replace(/(?<=^[^:]*|\]):\d+$/, '');
  return /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(name);
}
