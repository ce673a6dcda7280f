import { repeat, type Scene } from '@wl/art/svg';

/** A flying carpet with fringes. A figure of 256 × 256. */
export function carpet(scene: Scene): string {
  const wool = scene.linear('carpet-wool', [
    [0, '#e2433f'],
    [1, '#8c0f2a'],
  ]);
  const edge = 'M50 62C92 30 132 96 222 46L238 168C150 224 104 146 24 196z';
  const fringe = repeat(
    9,
    (i) =>
      `M${50 - i * 3.2} ${(66 + i * 16).toFixed(0)}l-18 3M${222 + i * 2} ${(52 + i * 14).toFixed(0)}l18-4`,
  );
  return (
    `<path d="${fringe}" stroke="#f6d58a" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${edge}" fill="${wool}" stroke="#4a0616" stroke-width="6" stroke-linejoin="round"/>` +
    '<path d="M62 78C98 52 134 112 210 68L222 156C152 198 104 136 42 176z" fill="none" stroke="#ffd067" stroke-width="9" stroke-linejoin="round"/><path d="M74 92C102 76 136 126 198 88L208 148C152 180 106 126 60 158z" fill="#14507a" stroke="#0a2b4a" stroke-width="4" stroke-linejoin="round"/>' +
    '<path d="M132 88 164 116 138 152 104 126z" fill="#ffd067" stroke="#8c0f2a" stroke-width="5" stroke-linejoin="round"/><path d="M133 106 148 118 136 134 120 122z" fill="#e2433f"/><circle cx="86" cy="128" r="8" fill="#ffd067"/><circle cx="184" cy="118" r="8" fill="#ffd067"/>' +
    '<path d="M30 226C60 216 84 222 104 228M150 232C176 222 200 222 226 226" stroke="#7d94a8" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" fill="none"/>'
  );
}
