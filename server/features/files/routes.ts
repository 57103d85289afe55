import type { fileCalls } from '#contract/calls/files.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { changeFile, removeFile } from './change.ts';
import { listFaultyFiles } from './fixity/list-faulty.ts';
import { linkFile } from './link.ts';
import { listFiles } from './list.ts';
import { uploadFile } from './upload.ts';
import { uploadPicture } from './upload-picture.ts';

export function fileRoutes(services: Services): Pick<Handlers, keyof typeof fileCalls> {
  return {
    listFaultyFiles: ({ query }) => listFaultyFiles(services, query),
    listFiles: ({ viewer, params, query }) => listFiles(services, viewer, params.id, query.version),
    uploadFile: ({ viewer, params, query, body }) => uploadFile(services, viewer, params.id, query, body),
    changeFile: ({ viewer, params, body }) => changeFile(services, viewer, params.id, body),
    removeFile: async ({ viewer, params }) => {
      await removeFile(services, viewer, params.id);
      return undefined;
    },
    linkFile: ({ viewer, params }) => linkFile(services, viewer, params.id),
    uploadPicture: ({ viewer, params, body }) => uploadPicture(services, viewer, params.id, body),
  };
}
