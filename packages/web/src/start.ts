/**
 * First script of every page, kept very small. On an empty page (`shell.html`), it fetches the application immediately.
 *
 * A prerendered page is readable without scripts. The application is therefore fetched only after the page has loaded
 * and painted, or at the first input. Until then, the page's fonts and map have the whole bandwidth.
 */
const root = document.getElementById('root');
const isWritten = (root?.childElementCount ?? 0) > 0;

/**
 * Time in ms after which the application starts even if the page is still loading, for example because of a slow
 * picture.
 */
const PATIENCE_MS = 4000;

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

const painted = new Promise<void>((resolve) => {
  // A page in a background tab is not painted, so there is no paint to wait for.
  if (document.visibilityState === 'hidden') resolve();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** Button that was pressed while the application was loading. The script clicks the button again after loading. */
let pressed: HTMLElement | undefined;
const keepPress = (event: Event) => {
  if (event.target instanceof Element) pressed = event.target.closest('button') ?? undefined;
};

const touched = new Promise<void>((resolve) => {
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'wheel'])
    addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});

/** Preloads the files that the application will request first, as listed by the prerender step. */
function fetchAlong() {
  const names = document.querySelector<HTMLElement>('[data-along]')?.dataset['along'] ?? '';
  for (const href of names.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

if (isWritten) {
  addEventListener('click', keepPress, true);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([loaded, painted]), touched, patience]);
  fetchAlong();
}
const { ready } = await import('./main.tsx');
await ready;
removeEventListener('click', keepPress, true);
pressed?.click();

export {};
