import { repeat, type Scene } from '@wl/art/svg';

/** A casino chip with a diamond in its middle. A figure of 256 × 256. */
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

/** A horseshoe, its ends up so that the luck stays in. */
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

/** The skull of a steer, bleached by the desert. */
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

/** A cowboy's hat. */
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

/** A cowboy's boot with its stitching. */
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
