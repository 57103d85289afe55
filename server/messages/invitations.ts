/** The mail that invites somebody to review, in both languages. It says what the work is about, never who wrote it. */
import { journal } from './mail-frame.ts';
import type { StandardMails } from './standard-mail.ts';

export const invitationMail: StandardMails = {
  es: {
    asunto: '¿Puedes revisar «{titulo}»?',
    cuerpo: `Hola, {nombre}:

Nos gustaría que revisaras «{titulo}». Creemos que tu lectura le vendría muy bien.

Trata de esto:
{resumen}

Quien edita la obra te dice:
{indicaciones}

La revisión se entrega a más tardar el {plazo}.

Dinos si puedes antes del {vence}. Los botones abren una página; nada cambia hasta que respondas en ella, y no hace falta iniciar sesión.`,
    boton: 'Aceptar',
    otroBoton: 'Declinar',
    pie: `Recibes este correo porque revisas para ${journal}. El enlace es solo tuyo: no lo reenvíes.`,
  },
  en: {
    asunto: 'Could you review “{titulo}”?',
    cuerpo: `Hello, {nombre}:

We would like you to review “{titulo}”. We believe that it would benefit from your expertise.

This is what it is about:
{resumen}

Its editor says to you:
{indicaciones}

The review is due on {plazo}.

Tell us by {vence} whether you can. The buttons open a page; nothing changes until you answer there, and you need not log in.`,
    boton: 'Accept',
    otroBoton: 'Decline',
    pie: `You receive this mail because you review for ${journal}. The link is yours alone: do not forward it.`,
  },
};
