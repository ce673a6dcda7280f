import { repeat, type Scene } from '@wl/art/svg';

/** The iron tower of Paris, lit for the night. A figure of 256 × 256. */
export function eiffelTower(scene: Scene): string {
  const iron = scene.linear('eiffel-iron', [
    [0, '#ffe7a6'],
    [0.5, '#dc9a3c'],
    [1, '#9a5a1e'],
  ]);
  const body =
    'M121 52H135C136 104 148 160 206 238H164C158 208 146 194 128 194 110 194 98 208 92 238H50C108 160 120 104 121 52z';
  const braces = repeat(7, (i) => {
    const y = 66 + i * 20;
    const half = 6 + i * i * 0.95;
    return `M${128 - half} ${y}L${128 + half + 6} ${y + 20}M${128 + half} ${y}L${128 - half - 6} ${y + 20}`;
  });
  const deck = (y: number, half: number, height: number) =>
    `<rect x="${128 - half}" y="${y}" width="${2 * half}" height="${height}" rx="3" fill="#ffe9b4" stroke="#5b3210" stroke-width="4"/>`;
  const inside = scene.define(
    'eiffel-inside',
    (id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`,
  );
  return (
    '<path d="M128 10V54" stroke="#5b3210" stroke-width="9" stroke-linecap="round"/><path d="M128 12V54" stroke="#ffe7a6" stroke-width="4" stroke-linecap="round"/>' +
    `<path d="${body}" fill="${iron}"/><path d="${braces}" clip-path="${inside}" stroke="#6b3a12" stroke-opacity=".7" stroke-width="4" fill="none"/>` +
    `<path d="${body}" fill="none" stroke="#5b3210" stroke-width="5" stroke-linejoin="round"/>` +
    deck(176, 54, 13) +
    deck(122, 26, 10) +
    deck(50, 13, 9)
  );
}

/** A street lamp of cast iron with a warm light. */
export function streetLamp(scene: Scene): string {
  const light = scene.radial('lamp-light', [
    [0, '#ffd45a', 0.85],
    [1, '#ffb52e', 0],
  ]);
  const glass = scene.linear('lamp-glass', [
    [0, '#fff9d8'],
    [1, '#ffc23d'],
  ]);
  return (
    `<circle cx="128" cy="92" r="92" fill="${light}"/>` +
    '<path d="M120 150H136L140 216H116z" fill="#2b4a4a"/><path d="M90 240C92 222 108 216 128 216S164 222 166 240z" fill="#1d3535"/><path d="M112 168H144V178H112zM106 206H150V216H106z" fill="#3f6b68"/>' +
    `<path d="M84 66H172L154 142H102z" fill="${glass}" stroke="#1d3535" stroke-width="8" stroke-linejoin="round"/><path d="M128 66V142" stroke="#1d3535" stroke-width="6"/>` +
    '<path d="M74 66C84 40 108 32 128 30 148 32 172 40 182 66z" fill="#2b4a4a" stroke="#1d3535" stroke-width="5" stroke-linejoin="round"/><circle cx="128" cy="20" r="11" fill="#3f6b68" stroke="#1d3535" stroke-width="4"/><path d="M96 142H160V154H96z" fill="#1d3535"/><path d="M96 58C104 48 112 45 122 43" stroke="#7fb3ab" stroke-width="5" stroke-linecap="round" fill="none"/>'
  );
}
