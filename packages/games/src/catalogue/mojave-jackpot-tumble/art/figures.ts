import { lettering } from '@wl/art/lettering';
import { DIAGONAL, GOLD, repeat, round, type Scene } from '@wl/art/svg';

/** Draws a casino chip with a diamond in its middle, as a 256 × 256 figure. */
export function chip(scene: Scene): string {
  const face = scene.radial(
    'chip-face',
    [
      [0, '#3f8ee8'],
      [1, '#123f92'],
    ],
    'cx=".4" cy=".3" r=".9"',
  );
  const edges = repeat(
    8,
    (i) => `<path d="M113 26H143V58H113z" fill="#fff6e0" transform="rotate(${i * 45} 128 128)"/>`,
  );
  return (
    `<circle cx="128" cy="128" r="108" fill="${face}" stroke="#0a2152" stroke-width="7"/>${edges}` +
    '<circle cx="128" cy="128" r="108" fill="none" stroke="#0a2152" stroke-width="7"/><circle cx="128" cy="128" r="66" fill="#fff6e0" stroke="#0a2152" stroke-width="5"/><circle cx="128" cy="128" r="55" fill="none" stroke="#c8303f" stroke-width="4" stroke-dasharray="9 7"/>' +
    '<path d="M128 84C138 104 150 118 166 128 150 138 138 152 128 172 118 152 106 138 90 128 106 118 118 104 128 84z" fill="#c8303f"/><path d="M60 74C76 54 96 44 118 42" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round" fill="none"/>'
  );
}

/** Draws a horseshoe with its ends pointing up. */
export function horseshoe(scene: Scene): string {
  const steel = scene.linear('shoe-steel', [
    [0, '#f4f7fb'],
    [0.5, '#9fb0c4'],
    [1, '#56677d'],
  ]);
  const bow = 'M74 42C26 118 46 214 128 214S230 118 182 42';
  const nails = [
    [66, 92],
    [62, 136],
    [82, 178],
    [190, 92],
    [194, 136],
    [174, 178],
  ];
  return (
    `<path d="${bow}" fill="none" stroke="#26313f" stroke-width="58" stroke-linecap="round"/><path d="${bow}" fill="none" stroke="${steel}" stroke-width="46" stroke-linecap="round"/>` +
    `<path d="${bow}" fill="none" stroke="#3a4859" stroke-width="13"/><path d="M58 60C34 112 36 160 62 192" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>` +
    nails.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7.5" fill="#131a24"/>`).join('')
  );
}

/** Draws a steer's skull, bleached by the desert. */
export function steerSkull(scene: Scene): string {
  const bone = scene.linear('skull-bone', [
    [0, '#fffdf2'],
    [1, '#d6bf94'],
  ]);
  const horn = scene.linear('skull-horn', [
    [0, '#3b2a20'],
    [0.45, '#a07a50'],
    [1, '#e9d6ae'],
  ]);
  const edge = 'stroke="#4a2f1a" stroke-width="6" stroke-linejoin="round"';
  const horns =
    'M96 100C52 102 18 76 10 18 30 46 56 62 102 62zM160 100C204 102 238 76 246 18 226 46 200 62 154 62z';
  return (
    `<path d="${horns}" fill="${horn}" ${edge}/><path d="M92 92 58 104 66 120 94 118zM164 92 198 104 190 120 162 118z" fill="${bone}" ${edge}/>` +
    `<path d="M92 60C106 48 150 48 164 60 178 92 168 128 156 152L152 214C148 236 108 236 104 214L100 152C88 128 78 92 92 60z" fill="${bone}" ${edge}/>` +
    '<path d="M92 104C102 96 116 104 116 118 114 132 98 132 92 120zM164 104C154 96 140 104 140 118 142 132 158 132 164 120z" fill="#2e1a10"/><path d="M118 196C112 190 110 204 116 212 120 216 123 206 118 196zM138 196C144 190 146 204 140 212 136 216 133 206 138 196z" fill="#2e1a10"/><path d="M128 70V104M120 148 128 168 136 148" stroke="#b8966a" stroke-width="5" stroke-linecap="round" fill="none"/>'
  );
}

export function cowboyHat(scene: Scene): string {
  const felt = scene.linear('hat-felt', [
    [0, '#c98a4b'],
    [1, '#7b4420'],
  ]);
  const edge = 'stroke="#3a1d0b" stroke-width="6" stroke-linejoin="round"';
  return (
    `<path d="M8 146C30 128 52 152 84 160H172C204 152 226 128 248 146 240 190 190 212 128 212S16 190 8 146z" fill="${felt}" ${edge}/>` +
    `<path d="M70 166C72 112 78 66 100 52 116 44 120 60 128 60S140 44 156 52C178 66 184 112 186 166 160 182 96 182 70 166z" fill="${felt}" ${edge}/>` +
    '<path d="M73 138C100 154 156 154 183 138L186 166C160 182 96 182 70 166z" fill="#4a1616" stroke="#3a1d0b" stroke-width="5"/><path d="M118 150H138V172H118z" fill="#f0c463" stroke="#3a1d0b" stroke-width="4"/><path d="M128 62C124 84 124 100 126 118" stroke="#3a1d0b" stroke-opacity=".55" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M96 72C90 88 88 104 87 122" stroke="#ffd9a4" stroke-opacity=".8" stroke-width="6" stroke-linecap="round" fill="none"/>'
  );
}

/** Draws a cowboy boot with its stitching. */
export function cowboyBoot(scene: Scene): string {
  const leather = scene.linear('boot-leather', [
    [0, '#d9823c'],
    [1, '#8a3a17'],
  ]);
  const edge = 'stroke="#3c1607" stroke-width="6" stroke-linejoin="round"';
  return (
    `<path d="M60 206H104L100 240H68z" fill="#3c1607"/><path d="M98 204C120 200 132 216 150 218H240V230H142C126 228 114 220 100 222z" fill="#3c1607"/>` +
    `<path d="M62 26C78 40 96 40 110 24 124 40 142 40 158 26L152 112C154 142 178 154 212 166 240 178 246 202 238 218H150C132 216 124 202 104 206L60 208C54 178 72 148 70 116z" fill="${leather}" ${edge}/>` +
    '<path d="M84 62C94 70 104 70 110 60 116 70 126 70 136 62M88 84C96 92 104 92 110 82 116 92 124 92 134 84" stroke="#ffd58a" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M70 118C92 130 128 130 152 116" stroke="#3c1607" stroke-opacity=".6" stroke-width="5" fill="none"/><path d="M176 178C196 182 214 192 222 208M160 172C156 182 158 194 166 206" stroke="#ffd58a" stroke-width="5" stroke-linecap="round" fill="none"/>'
  );
}

/** Draws a seven on a desert highway shield with lit bulbs. */
export function roadSeven(scene: Scene): string {
  const enamel = scene.linear('road-enamel', [
    [0, '#2fc4c0'],
    [1, '#0a5468'],
  ]);
  const gold = scene.linear('road-gold', GOLD);
  const seven = scene.linear('road-seven', [
    [0, '#fff6d0'],
    [0.45, '#ffd45a'],
    [0.55, '#ff8a2a'],
    [1, '#e2341f'],
  ]);
  const shield =
    'M128 6C142 22 172 30 202 16L240 56C224 78 230 98 238 124 246 176 192 216 128 250 64 216 10 176 18 124 26 98 32 78 16 56L54 16C84 30 114 22 128 6z';
  const bulbs = [
    [128, 30],
    [92, 38],
    [58, 36],
    [38, 62],
    [46, 94],
    [36, 128],
    [46, 164],
    [76, 192],
    [106, 212],
    [128, 226],
  ].flatMap(([x = 0, y = 0]) =>
    x === 128
      ? [[x, y]]
      : [
          [x, y],
          [256 - x, y],
        ],
  );
  const lamps = bulbs.map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="8" fill="#fff8d0" stroke="#c2640f" stroke-width="3"/>`,
  );
  return (
    `<path d="${shield}" fill="${gold}" stroke="#4a1f05" stroke-width="6" stroke-linejoin="round"/><path transform="translate(11.500 10.500) scale(.91)" d="${shield}" fill="#7a1f12" stroke="#4a1f05" stroke-width="4" stroke-linejoin="round"/>` +
    `<path transform="translate(41 37) scale(.68)" d="${shield}" fill="${enamel}" stroke="#4a1f05" stroke-width="6" stroke-linejoin="round"/>${lamps.join('')}` +
    lettering('7', {
      size: 158,
      width: 150,
      x: 128,
      y: 178,
      fill: seven,
      stroke: '#3a0f05',
      strokeWidth: 9,
    })
  );
}

/** Draws the star of a motel sign: gold and red enamel with bulbs along its edge. */
export function motelStar(scene: Scene): string {
  const gold = scene.linear('motel-gold', GOLD, DIAGONAL);
  const enamel = scene.radial(
    'motel-enamel',
    [
      [0, '#ff8a4a'],
      [0.5, '#e02a2f'],
      [1, '#7a0a1c'],
    ],
    'gradientUnits="userSpaceOnUse" cx="118" cy="104" r="130"',
  );
  const corners = (outer: number, inner: number) =>
    Array.from({ length: 10 }, (_, i) => {
      const radius = i % 2 === 0 ? outer : inner;
      const turn = (i * Math.PI) / 5 - Math.PI / 2;
      return [128 + radius * Math.cos(turn), 132 + radius * Math.sin(turn)] as const;
    });
  const star = (outer: number, inner: number) =>
    `M${corners(outer, inner)
      .map(([x, y]) => `${round(x)} ${round(y)}`)
      .join('L')}z`;
  const along = corners(103, 47);
  const bulbs = repeat(30, (i) => {
    const [x1, y1] = along[Math.floor(i / 3)] ?? [0, 0];
    const [x2, y2] = along[(Math.floor(i / 3) + 1) % 10] ?? [0, 0];
    const part = (i % 3) / 3;
    return `<circle cx="${round(x1 + (x2 - x1) * part)}" cy="${round(y1 + (y2 - y1) * part)}" r="6.500"/>`;
  });
  const facets = repeat(5, (i) => {
    const [x1, y1] = corners(66, 30)[i * 2] ?? [0, 0];
    const [x2, y2] = corners(66, 30)[(i * 2 + 1) % 10] ?? [0, 0];
    return `M128 132L${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)}z`;
  });
  return (
    `<path d="${star(124, 58)}" fill="${gold}" stroke="#4a1f05" stroke-width="7" stroke-linejoin="round"/><path d="${star(112, 52)}" fill="${enamel}" stroke="#4a1f05" stroke-width="4" stroke-linejoin="round"/>` +
    `<g fill="#fffbe0" stroke="#ffb52e" stroke-width="3">${bulbs}</g><path d="${star(66, 30)}" fill="#fff3b8" stroke="#7a3a08" stroke-width="5" stroke-linejoin="round"/><path d="${facets}" fill="#f2a23a"/><path d="${star(66, 30)}" fill="none" stroke="#7a3a08" stroke-width="5" stroke-linejoin="round"/>`
  );
}
