import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import { inLanguage } from '../entities/publication.ts';
import { exportFormats } from '../vocabulary.ts';

export const exportCalls = defineCalls({
  exportPublication: {
    method: 'GET',
    path: '/publications/{id}/export/{formato}',
    summary: 'Una publicación como archivo, en su texto actual o en una versión enviada',
    access: 'anyone',
    open: true,
    params: z.object({ id, formato: z.enum(exportFormats) }),
    query: inLanguage.extend({ version: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: z.file(),
    file: true,
    // Typesetting costs.
    perMinute: 30,
  },
});
