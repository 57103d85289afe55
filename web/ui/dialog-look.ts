/** Dialog and ConfirmDialog: a sheet that rises from the foot of a phone, a framed page in the middle elsewhere. */
export const overlayLook = 'fixed inset-0 z-40 bg-overlay data-[state=open]:animate-[appear_150ms_ease-out]';

export const sheetLook =
  'fixed z-40 flex flex-col bg-sheet text-ink shadow-float focus:outline-none ' +
  'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-float border-t border-line ' +
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] ' +
  'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-float sm:border ' +
  'data-[state=open]:animate-[rise_180ms_ease-out]';

export const dialogTitleLook = 'font-serif text-lg font-semibold text-balance';

export const dialogFooterLook =
  'flex flex-col-reverse gap-2 border-t border-line px-4 py-3 sm:flex-row sm:justify-end sm:px-6';
