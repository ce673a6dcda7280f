/**
 * The first script of every page, and a very small one. A prerendered page is complete without scripts: they would only take
 * the line from its faces and its map. So the application is fetched once the page has loaded and was painted, or as soon
 * as somebody touches it. An empty page (`shell.html`) starts at once.
 */
const root = document.getElementById('root');
const isWritten = (root?.childElementCount ?? 0) > 0;

/** A page that never finishes loading, because of one picture, is woken all the same. */
const PATIENCE_MS = 4000;

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});

const painted = new Promise<void>((resolve) => {
  // A page in the background is not painted, and in no hurry for the line either.
  if (document.visibilityState === 'hidden') resolve();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** The button that was pressed before anything could answer; it is pressed again when something can. */
let pressed: HTMLElement | undefined;
const keepPress = (event: Event) => {
  if (event.target instanceof Element) pressed = event.target.closest('button') ?? undefined;
};

const touched = new Promise<void>((resolve) => {
  for (const sign of ['pointerdown', 'keydown', 'touchstart', 'wheel'])
    addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});

/** What the page will ask for as soon as the application runs: named by the prerender step, fetched beside it. */
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
const { standing } = await import('./main.tsx');
await standing;
removeEventListener('click', keepPress, true);
pressed?.click();

export {};
