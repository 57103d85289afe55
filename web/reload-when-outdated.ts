const mark = 'pliego.reloaded';
const minute = 60_000;

/** After a new version was deployed, an open page asks for files that are gone: it is loaded anew, once a minute at most. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(window.sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < minute) return;
    event.preventDefault();
    window.sessionStorage.setItem(mark, String(Date.now()));
    window.location.reload();
  });
}
