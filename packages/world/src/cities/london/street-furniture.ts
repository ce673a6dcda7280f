import { repeat, type Scene } from '@wl/art/svg';

/** Draws a red double-decker bus of 330 × 150 units, seen from the side, with its upper left corner at (x, y). */
export function drawBus(scene: Scene, x: number, y: number): string {
  const paint = scene.linear('bus', [
    [0, '#f0455a'],
    [0.5, '#d02338'],
    [1, '#8f1226'],
  ]);
  const glass = scene.linear('bus-glass', [
    [0, '#fff2c4'],
    [1, '#ffc878'],
  ]);
  const beam = scene.linear(
    'bus-beam',
    [
      [0, '#fff0c0', 0.55],
      [1, '#fff0c0', 0],
    ],
    [0, 0, 1, 0],
  );
  const upper = repeat(7, (i) => `<rect x="${14 + i * 43}" y="16" width="38" height="34" rx="4"/>`);
  const lower = repeat(5, (i) => `<rect x="${58 + i * 43}" y="72" width="38" height="36" rx="4"/>`);
  const people = [40, 122, 168, 250].map(
    (at) => `<path d="M${at} 50v-7a8 8 0 0 1 16 0v7zM${at + 8} 36a6 6 0 1 1 .1 0z"/>`,
  );
  const wheel = (at: number) =>
    `<circle cx="${at}" cy="140" r="21" fill="#14101f"/><circle cx="${at}" cy="140" r="11" fill="#8a8296"/><circle cx="${at}" cy="140" r="4" fill="#2a2438"/>`;
  return (
    `<g transform="translate(${x} ${y})"><path d="M328 114L600 138V158H328z" fill="${beam}"/>` +
    `<path d="M0 14Q0 0 14 0H314Q328 0 329 14L334 136Q334 142 328 142H6Q0 142 0 136z" fill="${paint}"/><path d="M4 8Q8 3 16 3H312Q320 3 324 8" stroke="#fff" stroke-opacity=".55" stroke-width="2" fill="none"/>` +
    `<g fill="${glass}">${upper}${lower}<path d="M276 72H322L326 108H276z"/></g><g fill="#3a1a2a" opacity=".75">${people.join('')}</g>` +
    '<rect x="0" y="56" width="330" height="9" fill="#fbeed0"/><path d="M10 70H48V140H10z" fill="#5c0a18"/><path d="M14 74H44V138H14zM29 74V138" fill="#ffd89a" stroke="#5c0a18" stroke-width="2"/>' +
    `<rect x="240" y="57.5" width="60" height="6" rx="2" fill="#14101f"/><path d="M246 60.5h48" stroke="#ffcf4b" stroke-width="2.5" stroke-dasharray="5 3"/><rect x="0" y="118" width="333" height="4" fill="#fbeed0" opacity=".7"/>` +
    `<circle cx="326" cy="120" r="6" fill="#fff6d6"/><circle cx="4" cy="122" r="4" fill="#ff6a5a"/>${wheel(84)}${wheel(268)}<ellipse cx="170" cy="164" rx="180" ry="6" fill="#000" opacity=".4"/></g>`
  );
}

/** Draws a cast-iron lamp on the embankment, with its foot at (x, y). */
export function drawLamp(scene: Scene, x: number, y: number): string {
  if (!scene.has('lamp'))
    scene.radial('lamp', [
      [0, '#ffe9b4', 0.85],
      [0.3, '#ffc67a', 0.35],
      [1, '#ffb46a', 0],
    ]);
  const globe = (dx: number, dy: number, r: number) =>
    `<circle cx="${dx}" cy="${dy}" r="${r * 4.6}" fill="url(#${scene.id('lamp')})"/><circle cx="${dx}" cy="${dy}" r="${r}" fill="#fff4d2"/><path d="M${dx - r * 0.6} ${dy - r}h${r * 1.2}l-${r * 0.3}-${r * 0.6}h-${r * 0.6}z" fill="#0d0c1c"/>`;
  return (
    `<g transform="translate(${x} ${y})"><path d="M-26 10H26L20-14H-20zM-16-14H16L10-44H-10zM-6-44H6L4-300H-4z" fill="#0d0c1c"/><path d="M-12-60H12V-52H-12zM-9-180H9V-172H-9z" fill="#0d0c1c"/>` +
    `<path d="M-42-262Q-40-240 0-244 40-240 42-262" fill="none" stroke="#0d0c1c" stroke-width="6"/>${globe(-42, -276, 14)}${globe(42, -276, 14)}${globe(0, -322, 18)}</g>`
  );
}
