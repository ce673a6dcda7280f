import { ACROSS, DIAGONAL, GOLD, repeat, type Scene } from '@wl/art/svg';

/** Draws a fringed flying carpet, as a 256 × 256 figure. */
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

/** Draws a tulip-shaped glass of tea on a saucer. */
export function teaGlass(scene: Scene): string {
  const tea = scene.linear(
    'tea-amber',
    [
      [0, '#8a1f06'],
      [0.3, '#f08a2a'],
      [0.6, '#d2480e'],
      [1, '#6e1504'],
    ],
    ACROSS,
  );
  const saucer = scene.linear('tea-saucer', [
    [0, '#ffffff'],
    [1, '#d9e3ea'],
  ]);
  const gold = scene.linear('tea-gold', GOLD);
  const glass =
    'M74 36C70 74 84 96 92 118 100 142 82 160 80 184 80 208 102 218 128 218S176 208 176 184C174 160 156 142 164 118 172 96 186 74 182 36z';
  const dots = repeat(
    9,
    (i) =>
      `<ellipse cx="${(48 + i * 20).toFixed(0)}" cy="${(226 - Math.abs(i - 4) * 1.6).toFixed(1)}" rx="6" ry="3.500"/>`,
  );
  return (
    '<g transform="translate(0 14)"><g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="9" stroke-opacity=".9"><path d="M108 20C98 12 118 2 108-8M148 20C138 12 158 2 148-8"/></g>' +
    `<ellipse cx="128" cy="212" rx="118" ry="33" fill="${saucer}" stroke="#2a5560" stroke-width="5"/><g fill="#d8203c">${dots}</g><ellipse cx="128" cy="206" rx="72" ry="17" fill="#b9cdd6"/>` +
    `<path d="${glass}" fill="#f3fbff" stroke="#2a5560" stroke-width="6" stroke-linejoin="round"/><path d="M82 58C84 82 94 98 100 116 108 142 90 162 88 184 88 202 108 210 128 210S168 202 168 184C166 162 148 142 156 116 162 98 172 82 174 58z" fill="${tea}"/>` +
    `<ellipse cx="128" cy="58" rx="46" ry="9" fill="#ffb35a"/><ellipse cx="128" cy="37" rx="54" ry="10" fill="#e6f5fa" fill-opacity=".85" stroke="${gold}" stroke-width="6"/><path d="M92 76C96 94 106 106 108 120M98 176C98 190 104 196 112 200" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="8" stroke-linecap="round"/><path d="M99 118H157" stroke="${gold}" stroke-width="6"/>` +
    '<g stroke="#7d8f98" stroke-width="4" stroke-linejoin="round"><path d="M196 196 214 186 234 194 216 205z" fill="#fff"/><path d="M196 196V214L216 224V205z" fill="#eef3f5"/><path d="M216 205 234 194V212L216 224z" fill="#cfdbe1"/></g></g>'
  );
}

/** Draws a long-handled copper pot with foaming coffee over embers. */
export function coffeePot(scene: Scene): string {
  const copper = scene.linear(
    'pot-copper',
    [
      [0, '#8a3a14'],
      [0.25, '#ffb27a'],
      [0.5, '#d8703a'],
      [0.8, '#a2491c'],
      [1, '#5e220a'],
    ],
    ACROSS,
  );
  const brass = scene.linear('pot-brass', GOLD);
  const foam = scene.radial('pot-foam', [
    [0, '#d9a066'],
    [0.7, '#8a4f22'],
    [1, '#4a230c'],
  ]);
  const beats = repeat(
    12,
    (i) =>
      `<circle cx="${(64 + (i % 4) * 28 + (Math.floor(i / 4) % 2) * 12).toFixed(0)}" cy="${(150 + Math.floor(i / 4) * 24).toFixed(0)}" r="6"/>`,
  );
  return (
    '<g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="10" stroke-opacity=".9"><path d="M82 62C66 46 98 34 82 12M122 62C106 46 138 34 122 12"/></g>' +
    `<path d="M150 112 238 44C248 36 258 50 248 58L158 128z" fill="${brass}" stroke="#4a1c08" stroke-width="5" stroke-linejoin="round"/><circle cx="240" cy="54" r="5" fill="#4a1c08"/>` +
    `<path d="M52 90C54 116 26 136 22 178 18 218 52 238 100 238S182 218 178 178C174 136 146 116 150 90z" fill="${copper}" stroke="#4a1c08" stroke-width="6" stroke-linejoin="round"/>` +
    `<g fill="#fff" fill-opacity=".22">${beats}</g><path d="M53 104C80 116 122 116 149 104L151 118C122 132 80 132 48 118z" fill="${brass}" stroke="#4a1c08" stroke-width="3.500" stroke-linejoin="round"/>` +
    `<path d="M34 88 12 78 46 74z" fill="${copper}" stroke="#4a1c08" stroke-width="5" stroke-linejoin="round"/><ellipse cx="101" cy="86" rx="64" ry="20" fill="${brass}" stroke="#4a1c08" stroke-width="5"/><ellipse cx="101" cy="86" rx="50" ry="13" fill="${foam}"/><g fill="#f3cf9a"><circle cx="82" cy="84" r="5"/><circle cx="100" cy="90" r="4"/><circle cx="118" cy="82" r="5"/></g>` +
    '<path d="M40 166C40 190 48 206 62 216" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/>'
  );
}

/** Draws an Iznik faience plate with tulips and carnations around a star. */
export function faiencePlate(scene: Scene): string {
  const cobalt = scene.linear('plate-cobalt', [
    [0, '#2f7fe0'],
    [1, '#0c3a94'],
  ]);
  const glaze = scene.radial(
    'plate-glaze',
    [
      [0, '#ffffff'],
      [1, '#e3f0f4'],
    ],
    'cx=".4" cy=".3" r=".8"',
  );
  const gold = scene.linear('plate-gold', GOLD, DIAGONAL);
  const tulips = repeat(
    8,
    (i) =>
      `<g transform="translate(128 112) rotate(${i * 45})"><path d="M0-42V-52" stroke="#14806e" stroke-width="5"/><path d="M-15-82C-8-76-6-80 0-90 6-80 8-76 15-82 18-62 10-50 0-50S-18-62-15-82z" fill="#e8404f" stroke="#7a0a1c" stroke-width="3" stroke-linejoin="round"/></g>`,
  );
  const leaves = repeat(
    8,
    (i) =>
      `<path transform="translate(128 112) rotate(${i * 45 + 22.5})" d="M0-34C-13-50-11-66 0-80 11-66 13-50 0-34z" fill="#12a594" stroke="#07544c" stroke-width="3"/>`,
  );
  const rim = repeat(
    16,
    (i) =>
      `<circle transform="rotate(${(i * 22.5).toFixed(1)} 128 112)" cx="128" cy="8" r="6.500"/>`,
  );
  const petals = repeat(
    8,
    (i) =>
      `<path transform="translate(128 112) rotate(${i * 45})" d="M0 0C-14-12-12-28 0-38 12-28 14-12 0 0z"/>`,
  );
  return (
    `<g transform="translate(12 15) scale(.905)"><circle cx="128" cy="112" r="116" fill="${cobalt}" stroke="${gold}" stroke-width="9"/><g fill="#e9fbff">${rim}</g><circle cx="128" cy="112" r="95" fill="${glaze}" stroke="#0a2c6e" stroke-width="5"/>` +
    leaves +
    tulips +
    `<circle cx="128" cy="112" r="40" fill="#0f5fc0" stroke="#0a2c6e" stroke-width="4"/><g fill="#aef3ec">${petals}</g><circle cx="128" cy="112" r="11" fill="#e8404f" stroke="#fff" stroke-width="4"/><path d="M44 84A92 92 0 0 1 106 24" fill="none" stroke="#fff" stroke-width="7" stroke-opacity=".8" stroke-linecap="round"/></g>`
  );
}

/** Draws a shiny brass oil lamp with its flame lit. */
export function brassLamp(scene: Scene): string {
  const brass = scene.linear('lamp-brass', [
    [0, '#fffbe0'],
    [0.3, '#ffd75e'],
    [0.6, '#d9902a'],
    [1, '#7a3f0a'],
  ]);
  const flame = scene.radial(
    'lamp-flame',
    [
      [0, '#ffffff'],
      [0.4, '#ffe45a'],
      [1, '#ff7a1f'],
    ],
    'cx=".5" cy=".75" r=".7"',
  );
  const light = scene.radial('lamp-light', [
    [0, '#fff3b0', 0.95],
    [1, '#ffb52e', 0],
  ]);
  const edge = 'stroke="#4a1f05" stroke-width="5" stroke-linejoin="round"';
  return (
    `<circle cx="224" cy="70" r="58" fill="${light}"/><path d="M224 18C240 46 248 58 242 78 236 94 212 94 206 78 200 60 216 46 224 18z" fill="${flame}" stroke="#c2410c" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M58 128C10 96-2 164 34 178 50 184 66 178 74 170" fill="none" stroke="#4a1f05" stroke-width="24" stroke-linecap="round"/><path d="M58 128C10 96-2 164 34 178 50 184 66 178 74 170" fill="none" stroke="#f0b53c" stroke-width="14" stroke-linecap="round"/>` +
    `<path d="M84 222C84 206 100 204 116 196H140C156 204 172 206 172 222L180 238H76z" fill="${brass}" ${edge}/>` +
    `<path d="M40 134C60 122 90 118 126 118 166 118 178 108 206 94L240 92C244 96 242 104 238 108 220 126 212 200 128 202 72 202 44 170 40 134z" fill="${brass}" ${edge}/>` +
    `<path d="M82 122C82 92 102 78 126 78S170 92 170 118C140 126 110 126 82 122z" fill="${brass}" ${edge}/><path d="M118 76C112 66 118 56 126 50 134 56 140 66 134 76z" fill="${brass}" ${edge}/><circle cx="126" cy="44" r="9" fill="#e8404f" ${edge}/>` +
    '<path d="M50 146C90 158 160 158 214 120" fill="none" stroke="#8a4a0c" stroke-width="5"/><g fill="#1fb5ae" stroke="#0a4f52" stroke-width="3"><circle cx="86" cy="168" r="8"/><circle cx="120" cy="174" r="9"/><circle cx="154" cy="170" r="8"/></g><path d="M64 142C84 132 104 130 124 130M98 104C102 94 108 90 116 88" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="7" stroke-linecap="round"/>'
  );
}
