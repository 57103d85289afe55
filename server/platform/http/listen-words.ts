/** Why the server cannot listen where HOST and PORT say, for whoever starts it. */
import { inMachineLanguage } from '../machine-words.ts';

const es = {
  reserved: (port: number) =>
    `Este usuario no puede abrir el puerto ${port}: el sistema guarda los más bajos, como el 80, para su administrador.\n` +
    'Elige otro con PORT, como 3000, y pon delante un proxy si los lectores han de entrar por el 80 o el 443.',
  noHost: (host: string) => `No se encuentra «${host}», donde Pliego tiene que escuchar. Revisa HOST.`,
};
const en: typeof es = {
  reserved: (port) =>
    `This user may not open port ${port}: the system keeps the lowest, as 80, for its administrator.\n` +
    'Choose another with PORT, as 3000, and put a proxy before it if readers have to come in by 80 or 443.',
  noHost: (host) => `“${host}”, where Pliego has to listen, is not found. Check HOST.`,
};

export const listenWords = inMachineLanguage({ es, en });
