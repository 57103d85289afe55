/** The icons of the platform and of each journal in all the sizes that browsers and telephones ask for, and the manifests that name them. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { defaultSettings } from '#contract/entities/system.ts';
import { faceOf } from '#contract/face.ts';
import { principalJournal } from '#contract/journals.ts';
import {
  type IconSize,
  iconAddress,
  iconOfJournal,
  iconPicture,
  iconPictureOfJournal,
  iconSizes,
  journalPage,
  manifestAddress,
  manifestOfJournal,
} from '#contract/public-addresses.ts';
import { journalMark } from '#server/platform/files/kept-pictures.ts';
import { journalAt } from '#server/platform/http/own-sites.ts';
import { storedRoute } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';
import { type Looks, looksOf, shownJournal } from '#server/platform/shown-journals.ts';
import { drawIconInChild } from './draw.ts';
import { keptPicture } from './kept-picture.ts';
import { sendPicture } from './send-picture.ts';

/** Grows where the drawing changes. */
const design = 2;
/** Of the picture in the icon that browsers show beside the address, at twice its size and more. */
const inIcon = 48;
/** What feed readers and chat programs ask for without having read a page, of the host alone. */
const iconOfHost = '/favicon.ico';

/** Serves them. */
export function serveIcons(app: FastifyInstance, services: Services): void {
  /** That of a journal, by its id; of the principal one the platform's. */
  const drawn = async (size: IconSize, id = principalJournal): Promise<Uint8Array> => {
    const { nombre: journal, logo: mark, color } = looksOf(services.settings, id);
    // As it was chosen: on it, the initial takes the ink that is read.
    const accent = color || faceOf('').light.accent;
    const isPlatform = journal === defaultSettings.nombre;
    // The platform's mark would be the icon of all of them.
    const logo = id === principalJournal || mark !== services.settings.get().logo ? mark : '';
    const from = JSON.stringify([design, journal, logo, accent]);
    return keptPicture(
      services,
      { of: id === principalJournal ? 'sitio' : id, kind: `icono-${size}`, ending: 'png', from },
      async () => drawIconInChild({ size, journal, accent, isPlatform, logo: await journalMark(services, logo) }),
    );
  };

  const asSvg = async (id?: string): Promise<Buffer> => {
    const png = Buffer.from(await drawn(inIcon, id)).toString('base64');
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${inIcon} ${inIcon}">` +
        `<clipPath id="c"><rect width="${inIcon}" height="${inIcon}" rx="6"/></clipPath>` +
        `<image clip-path="url(#c)" width="${inIcon}" height="${inIcon}" href="data:image/png;base64,${png}"/></svg>`,
    );
  };

  for (const size of iconSizes) {
    app.route({
      ...storedRoute,
      url: iconPicture(size),
      handler: async (request, reply) => sendPicture(request, reply, await drawn(size), 'image/png'),
    });
    app.route({
      ...storedRoute,
      url: iconPictureOfJournal(':clave', size),
      handler: async (request, reply) => {
        const { id } = shownJournal(services.settings, request.params);
        return sendPicture(request, reply, await drawn(size, id), 'image/png');
      },
    });
  }

  app.route({
    ...storedRoute,
    url: iconOfJournal(':clave'),
    handler: async (request, reply) => {
      const { id } = shownJournal(services.settings, request.params);
      return sendPicture(request, reply, await asSvg(id), 'image/svg+xml');
    },
  });

  app.route({
    ...storedRoute,
    url: iconAddress,
    handler: async (request, reply) => {
      const { nombre, logo, color } = looksOf(services.settings);
      // The platform's own is a drawing that follows the theme (web/public).
      if (nombre === defaultSettings.nombre && logo === '' && color === '')
        return reply.header('cache-control', 'no-cache').redirect('/favicon.svg', 302);
      return sendPicture(request, reply, await asSvg(), 'image/svg+xml');
    },
  });

  app.route({
    ...storedRoute,
    url: iconOfHost,
    handler: async (request, reply) => {
      const ico = asIco(await drawn(inIcon, journalAt(services, request)?.id));
      return sendPicture(request, reply, ico, 'image/x-icon');
    },
  });

  app.get(manifestAddress, { schema: { hide: true } }, (_request, reply) => {
    const icons = (size: IconSize) => iconPicture(size);
    return sendManifest(reply, { looks: looksOf(services.settings), home: '/', icons });
  });

  app.get(manifestOfJournal(':clave'), { schema: { hide: true } }, (request, reply) => {
    const { id, clave } = shownJournal(services.settings, request.params);
    const icons = (size: IconSize) => iconPictureOfJournal(clave, size);
    return sendManifest(reply, { looks: looksOf(services.settings, id), home: journalPage(clave), icons });
  });
}

/** An ICO of one picture, which is a PNG: a header of six bytes and an entry of sixteen, little-endian. */
function asIco(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(inIcon, 6);
  head.writeUInt8(inIcon, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

interface Installed {
  looks: Looks;
  /** Where it begins. */
  home: string;
  icons: (size: IconSize) => string;
}

function sendManifest(reply: FastifyReply, { looks: { nombre, institucion, color }, home, icons }: Installed) {
  const { paper, accentFill } = faceOf(color).light;
  reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600');
  return reply.send(
    JSON.stringify({
      name: nombre,
      short_name: nombre,
      ...(institucion && { description: institucion }),
      lang: 'es',
      start_url: home,
      // A journal's works stand at the platform's addresses.
      scope: '/',
      id: home,
      display: 'minimal-ui',
      background_color: paper,
      // Around an installed journal; pages say their own paper (web/data/theme-script.ts).
      theme_color: color === '' ? paper : accentFill,
      icons: ([192, 512] as const).map((size) => ({
        src: icons(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }),
  );
}
