import type { Autosave } from './autosave.ts';
import { countSaving } from './unsent.ts';

/**
 * Has something that saves itself saved when the page is hidden or goes, and when there is a connection again; and looked
 * after when the page is in front again, where it may have been gone on with elsewhere (`looks`). Where it is nowhere but on
 * this page, the browser asks before that goes. Gives what ends all this.
 */
export function followPage<C>({ save, leave, look, isNowhere, isWaiting }: Autosave<C>, looks: boolean): () => void {
  const connected = () => void save();
  const turned = () => {
    if (document.visibilityState === 'hidden') leave();
    else if (looks) void look();
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (isNowhere()) event.preventDefault();
  };
  const uncount = countSaving({ save, isWaiting });
  window.addEventListener('beforeunload', ask);
  window.addEventListener('online', connected);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', turned);
  return () => {
    uncount();
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('online', connected);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', turned);
  };
}
