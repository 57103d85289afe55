/** Where the server cannot listen is said by its settings. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkPort } from './check-port.ts';

it('a host that there is not is told as HOST', async () => {
  await expect(checkPort(0, 'no.existe.invalid')).rejects.toThrow(
    /^No se encuentra «no\.existe\.invalid».*Revisa HOST\.$/,
  );
});

const firstOpen = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
const isReserved = existsSync(firstOpen) && Number(readFileSync(firstOpen, 'utf8')) > 80;

// Only root can be somebody else.
it.runIf(isReserved && process.getuid?.() === 0)('a port that is reserved is told as PORT', () => {
  const program = `import { checkPort } from '${import.meta.dirname}/check-port.ts';
    await checkPort(80, '127.0.0.1').catch(({ message }) => console.log(message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    uid: 65534,
    gid: 65534,
    encoding: 'utf8',
  });
  expect(stdout).toContain('Este usuario no puede abrir el puerto 80');
  expect(stdout).toContain('Elige otro con PORT');
});
