import { repeat, round, type Scene } from '@wl/art/svg';

/** Draws half a papaya with its seeds, as a 256 × 256 figure. */
export function papaya(scene: Scene): string {
  const flesh = scene.radial('papaya-flesh', [
    [0, '#ffc05a'],
    [0.6, '#ff8a3c'],
    [1, '#f2692a'],
  ]);
  const seeds = repeat(13, (i) => {
    const x = [0, -13, 13, -22, 2, 22, -15, 10, -20, 3, 20, -7, 10][i] ?? 0;
    const y = [-46, -28, -26, -6, -8, -4, 14, 14, 34, 34, 32, 52, 54][i] ?? 0;
    return `<ellipse cx="${x}" cy="${y}" rx="9" ry="10.500" fill="#1d1a20"/><circle cx="${x - 3}" cy="${y - 4}" r="2.600" fill="#8d93a0"/>`;
  });
  return (
    '<g transform="translate(128 130) rotate(28)"><path d="M0-120C44-114 84-20 82 32 80 92 42 116 0 116S-80 92-82 32C-84-20-44-114 0-120z" fill="#3f9a3a" stroke="#1c5522" stroke-width="6"/>' +
    `<path d="M0-106C36-98 70-16 68 32 66 80 36 102 0 102S-66 80-68 32C-70-16-36-98 0-106z" fill="${flesh}" stroke="#ffd98a" stroke-width="6"/><path d="M0-66C20-56 36 0 34 32 32 62 18 74 0 74S-32 62-34 32C-36 0-20-56 0-66z" fill="#ffd98a" stroke="#d9551c" stroke-width="5"/>${seeds}</g>`
  );
}

/** Draws five overlapping petals, each 100 units long, around (0, 0). */
function frangipani(petal: string, heart: string): string {
  const petals = repeat(
    5,
    (i) =>
      `<g transform="rotate(${i * 72})"><path d="M0 0C-46-22-54-78-16-100 20-108 44-66 30-30 24-14 12-4 0 0z" fill="${petal}" stroke="#a8506a" stroke-width="4" stroke-linejoin="round"/><path d="M0 0C-20-16-24-44-10-62 8-58 16-34 12-20z" fill="${heart}"/><path d="M-18-90C-32-76-34-56-28-42" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></g>`,
  );
  return `${petals}<circle r="9" fill="#f28a1c"/>`;
}

/** Draws a plumeria: five waxy petals around a yellow centre. */
export function plumeria(scene: Scene): string {
  const petal = scene.linear('plumeria-petal', [
    [0, '#ffffff'],
    [0.7, '#fff6ee'],
    [1, '#ffc9d4'],
  ]);
  const heart = scene.linear('plumeria-heart', [
    [0, '#ffe98a', 0],
    [0.5, '#ffd83d'],
    [1, '#ff9d1f'],
  ]);
  const leaf = scene.linear('plumeria-leaf', [
    [0, '#5fd06a'],
    [1, '#126b3a'],
  ]);
  const leaves = [52, 160, 268].map(
    (turn) =>
      `<g transform="translate(128 132) rotate(${turn})"><path d="M0-30C-40-60-34-104 0-128 34-104 40-60 0-30z" fill="${leaf}" stroke="#07432a" stroke-width="4" stroke-linejoin="round"/><path d="M0-40V-116" stroke="#c8f2b0" stroke-width="3.500" stroke-linecap="round"/></g>`,
  );
  return `${leaves.join('')}<g transform="translate(128 132) scale(1.16)">${frangipani(petal, heart)}</g>`;
}

/** Draws a lei: a garland of flowers worn around the neck. */
export function lei(scene: Scene): string {
  const heart = scene.radial('lei-heart', [
    [0, '#ffe14a'],
    [1, '#ffb01f', 0],
  ]);
  const petals = ['#ff5a9c', '#ffffff', '#ff9a3d', '#ffd94a', '#c65ad8'].map((colour, i) =>
    scene.linear(`lei-petal-${i}`, [
      [0, '#ffffff'],
      [0.55, colour],
      [1, colour],
    ]),
  );
  const flowers = repeat(14, (i) => {
    const turn = (i / 14) * 2 * Math.PI - Math.PI / 2;
    const x = round(128 + 88 * Math.cos(turn));
    const y = round(112 + 80 * Math.sin(turn));
    const petal = petals[i % petals.length] ?? '';
    const blades = repeat(
      5,
      (k) =>
        `<path transform="rotate(${k * 72 + i * 25})" d="M0 0C-18-8-20-26 0-32 20-26 18-8 0 0z" fill="${petal}" stroke="#7c1244" stroke-width="3"/>`,
    );
    return `<g transform="translate(${x} ${y})">${blades}<circle r="14" fill="${heart}"/><circle r="5" fill="#e8641c"/></g>`;
  });
  const leaves = repeat(
    14,
    (i) =>
      `<path transform="translate(128 112) rotate(${round((i / 14) * 360 + 13)}) translate(0 -84)" d="M0 26C-14 10-12-20 0-36 12-20 14 10 0 26z" fill="#2fa65a" stroke="#07432a" stroke-width="3"/>`,
  );
  return `<g transform="translate(14 20) scale(.89)">${leaves}${flowers}</g>`;
}

export function rainbow(scene: Scene): string {
  const cloud = scene.linear('rainbow-cloud', [
    [0, '#ffffff'],
    [1, '#bfe3f4'],
  ]);
  const sun = scene.radial('rainbow-sun', [
    [0, '#fffbe0'],
    [0.6, '#ffd83d'],
    [1, '#ff9d1f'],
  ]);
  const bands = ['#ef3f5a', '#ff8a2a', '#ffd93a', '#3fc46a', '#2fa3e8', '#8a4fd0'];
  const arcs = bands.map((colour, i) => {
    const radius = 106 - i * 13;
    return `<path d="M${128 - radius} 164A${radius} ${radius} 0 0 1 ${128 + radius} 164" fill="none" stroke="${colour}" stroke-width="14"/>`;
  });
  const rays = repeat(
    16,
    (i) => `<path transform="rotate(${i * 22.5} 128 132)" d="M128 78 121 96H135z"/>`,
  );
  const puff = (x: number) =>
    `<path transform="translate(${x} 0)" d="M-50 190C-66 176-58 152-40 154-38 130-6 124 2 144 20 132 42 146 38 164 56 166 58 186 44 192z" fill="${cloud}" stroke="#1f5a7a" stroke-width="5" stroke-linejoin="round"/>`;
  return (
    `<g transform="translate(-10 -16) scale(1.08)"><path d="M15 164A113 113 0 0 1 241 164H171A43 43 0 0 0 85 164z" fill="none" stroke="#3a1a4a" stroke-width="10" stroke-linejoin="round"/>${arcs.join('')}<path d="M30 140A102 102 0 0 1 112 64" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>` +
    `<g fill="#ffb52e" stroke="#a8560c" stroke-width="3" stroke-linejoin="round">${rays}</g><circle cx="128" cy="132" r="31" fill="${sun}" stroke="#a8560c" stroke-width="4"/>${puff(58)}${puff(200)}</g>`
  );
}
