import { lettering } from '@wl/art/lettering';
import { drawClockTower } from '@wl/art/london';
import { GOLD, repeat, type Scene } from '@wl/art/svg';

/** Draws a black London cab with its sign lit, as a 256 × 256 figure. */
export function blackCab(scene: Scene): string {
  const paint = scene.linear('cab-paint', [
    [0, '#5a5f6b'],
    [0.35, '#23262e'],
    [1, '#08090c'],
  ]);
  const glass = scene.linear('cab-glass', [
    [0, '#e6f6ff'],
    [1, '#8fc3e0'],
  ]);
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="192" r="29" fill="#0a0a0c" stroke="#cfd5de" stroke-width="3"/><circle cx="${x}" cy="192" r="15" fill="#dfe4ea"/><circle cx="${x}" cy="192" r="5" fill="#4a515c"/>`;
  return (
    `<rect x="96" y="44" width="64" height="30" rx="8" fill="#ffc93c" stroke="#3a2a05" stroke-width="4"/>` +
    lettering('TAXI', { face: 'bricolage', size: 20, width: 48, x: 128, y: 66, fill: '#2a1c02' }) +
    `<path d="M10 190V150C10 136 20 130 36 128L60 88C68 76 78 72 92 72H166C184 72 194 80 202 94L218 126C238 130 248 142 248 160V190z" fill="${paint}" stroke="#000" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M60 126 78 96C82 90 86 88 94 88H116V126zM126 88H164C174 88 180 92 186 102L198 126H126z" fill="${glass}"/><path d="M121 90V182M200 132V180M60 132V180" stroke="#6b7280" stroke-width="3"/><path d="M104 142H116M178 142H190" stroke="#e9edf2" stroke-width="5" stroke-linecap="round"/>` +
    '<path d="M10 162H248" stroke="#e9edf2" stroke-width="4"/><circle cx="234" cy="152" r="10" fill="#fff4c0" stroke="#cfd5de" stroke-width="4"/><path d="M10 150H22V164H10z" fill="#e8404f"/><path d="M4 188H252V198H4z" fill="#cfd5de"/>' +
    wheel(62) +
    wheel(194)
  );
}

/** Draws the Westminster clock tower in brown stone. */
export function clockTower(scene: Scene): string {
  const stone = scene.linear('ben-stone', [
    [0, '#caa35c'],
    [1, '#6f4d1e'],
  ]);
  const at = { x: 128, y: 244, height: 232, breadth: 0.23 };
  return (
    `<g stroke="#3a2409" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${drawClockTower(at, { stone, face: '#fff8e0' })}</g>` +
    '<circle cx="128" cy="90.900" r="35" fill="none" stroke="#3a2409" stroke-width="5"/>'
  );
}

export function phoneBox(scene: Scene): string {
  const red = scene.linear('box-red', [
    [0, '#ef3b3b'],
    [1, '#a50f1a'],
  ]);
  const panes = repeat(
    15,
    (i) =>
      `<rect x="${88 + (i % 3) * 28}" y="${84 + Math.floor(i / 3) * 27}" width="23" height="22" rx="2" fill="#dff2ff"/>`,
  );
  return (
    `<path d="M70 44C76 20 100 12 128 12S180 20 186 44z" fill="${red}" stroke="#5a060d" stroke-width="5" stroke-linejoin="round"/><rect x="62" y="42" width="132" height="196" rx="6" fill="${red}" stroke="#5a060d" stroke-width="6"/><rect x="76" y="50" width="104" height="24" rx="3" fill="#fffbe9" stroke="#5a060d" stroke-width="3"/>` +
    lettering('TELEPHONE', {
      face: 'bricolage',
      size: 17,
      width: 94,
      x: 128,
      y: 68,
      fill: '#1c1c1c',
    }) +
    `<rect x="80" y="78" width="96" height="142" fill="#7d0a14"/>${panes}<path d="M56 228H200V244H56z" fill="#5a060d"/><path d="M84 34C92 26 104 22 118 21" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round" fill="none"/>`
  );
}

export function bowler(scene: Scene): string {
  const felt = scene.linear('bowler-felt', [
    [0, '#5d6473'],
    [0.5, '#2a2d36'],
    [1, '#101116'],
  ]);
  const edge = 'stroke="#050507" stroke-width="5" stroke-linejoin="round"';
  return (
    `<path d="M6 158C34 150 44 176 72 184H184C212 176 222 150 250 158 246 196 196 214 128 214S10 196 6 158z" fill="${felt}" ${edge}/><path d="M58 178C52 100 80 48 128 48S204 100 198 178C176 196 80 196 58 178z" fill="${felt}" ${edge}/>` +
    '<path d="M58 148C84 164 172 164 198 148L198 180C174 196 82 196 58 180z" fill="#8a0d24"/><path d="M82 122C86 92 100 72 120 66" stroke="#fff" stroke-opacity=".55" stroke-width="8" stroke-linecap="round" fill="none"/>'
  );
}

/** Draws a china cup with a gold rim, filled with milky tea. */
export function teaCup(scene: Scene): string {
  const china = scene.linear('cup-china', [
    [0, '#ffffff'],
    [0.6, '#f4f0e6'],
    [1, '#cfc3a8'],
  ]);
  const tea = scene.radial('cup-tea', [
    [0, '#e9b47a'],
    [0.8, '#b9743a'],
    [1, '#8a4f20'],
  ]);
  const gold = scene.linear('cup-gold', GOLD);
  const edge = 'stroke="#3a2409" stroke-width="5" stroke-linejoin="round"';
  const rose = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-34 12C-24-2-14-2-6 8-16 20-26 20-34 12zM34 12C24-2 14-2 6 8 16 20 26 20 34 12z" fill="#2f8f4e"/><circle r="19" fill="#d8304a" stroke="#7d0a1c" stroke-width="3"/><path d="M-9 4C-12-8 2-14 8-6 12 2 4 8-1 3M-14 8C-6 18 10 16 14 4" fill="none" stroke="#ffc0c8" stroke-width="4" stroke-linecap="round"/></g>`;
  return (
    '<g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="10"><path d="M86 58C70 42 102 30 86 8M128 58C112 42 144 30 128 8"/></g>' +
    `<ellipse cx="116" cy="208" rx="114" ry="32" fill="${china}" ${edge}/><ellipse cx="116" cy="206" rx="96" ry="23" fill="none" stroke="${gold}" stroke-width="5"/><ellipse cx="116" cy="206" rx="56" ry="13" fill="#b3a585"/>` +
    `<path d="M188 108C236 88 258 122 238 150 224 170 196 176 174 176" fill="none" stroke="#3a2409" stroke-width="26" stroke-linecap="round"/><path d="M188 108C236 88 258 122 238 150 224 170 196 176 174 176" fill="none" stroke="#f8f4ea" stroke-width="16" stroke-linecap="round"/>` +
    `<path d="M20 88C20 160 62 212 116 212S212 160 212 88z" fill="${china}" ${edge}/>${rose(112, 154, 1.25)}${rose(52, 140, 0.6)}${rose(176, 140, 0.6)}` +
    `<ellipse cx="116" cy="88" rx="96" ry="28" fill="#fffdf6" ${edge}/><ellipse cx="116" cy="89" rx="90" ry="24" fill="none" stroke="${gold}" stroke-width="5"/><ellipse cx="116" cy="92" rx="78" ry="18" fill="${tea}"/><path d="M70 92C92 82 112 100 136 88 146 84 156 88 164 92" fill="none" stroke="#fff1dc" stroke-width="6" stroke-linecap="round"/>` +
    '<path d="M36 120C40 146 52 168 68 182" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>'
  );
}

/** Draws two banks of fog in front of a lit street lamp. */
export function fogBank(scene: Scene): string {
  const light = scene.radial('fog-light', [
    [0, '#fff6c8'],
    [0.4, '#ffdf80', 0.8],
    [1, '#ffd060', 0],
  ]);
  const far = scene.linear('fog-far', [
    [0, '#9fb0be'],
    [1, '#6d8092'],
  ]);
  const near = scene.linear('fog-near', [
    [0, '#ffffff'],
    [1, '#b9c6d2'],
  ]);
  const edge = 'stroke="#43566a" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"';
  return (
    `<circle cx="128" cy="66" r="92" fill="${light}"/><path d="M122 92H134V238H122z" fill="#1c232c"/><path d="M100 36H156L146 92H110z" fill="#fff0b0" stroke="#1c232c" stroke-width="6" stroke-linejoin="round"/><path d="M92 38C100 18 114 12 128 10 142 12 156 18 164 38z" fill="#2f3a46" stroke="#1c232c" stroke-width="4" stroke-linejoin="round"/><path d="M128 38V92" stroke="#1c232c" stroke-width="5"/><circle cx="128" cy="68" r="15" fill="#fff"/>` +
    `<path d="M14 160C2 134 28 112 50 122 56 94 100 90 112 114 128 96 160 100 166 122 190 106 222 122 218 148 246 150 250 184 226 188H40C22 188 10 174 14 160z" fill="${far}" ${edge}/>` +
    `<path d="M10 212C-4 184 26 166 46 176 54 148 96 148 108 170 122 152 152 154 162 174 184 156 222 170 220 194 250 198 250 234 222 238H36C20 238 10 226 10 212z" fill="${near}" ${edge}/>` +
    `<path d="M44 206C44 192 64 190 68 202M112 200C114 184 140 186 140 202M178 208C180 194 200 196 200 208" fill="none" ${edge}/><path d="M58 146C60 134 78 134 80 144M128 140C132 126 152 130 152 142" fill="none" stroke="#e6eef4" stroke-width="5" stroke-linecap="round"/>`
  );
}
