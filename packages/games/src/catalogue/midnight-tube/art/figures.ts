import { lettering } from '@wl/art/lettering';
import { ACROSS, GOLD, repeat, type Scene } from '@wl/art/svg';

/** Draws a mug of tea with the bag still in it, as a 256 × 256 figure. */
export function teaMug(scene: Scene): string {
  const enamel = scene.linear(
    'mug-enamel',
    [
      [0, '#d9e2ef'],
      [0.3, '#ffffff'],
      [1, '#b7c3d8'],
    ],
    ACROSS,
  );
  const edge = 'stroke="#0c1340" stroke-width="6" stroke-linejoin="round"';
  const bands = repeat(
    3,
    (i) => `M36 ${124 + i * 38}C80 ${138 + i * 38} 148 ${138 + i * 38} 192 ${124 + i * 38}`,
  );
  return (
    '<g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="11"><path d="M86 56C68 40 104 28 86 6M140 56C122 40 158 28 140 6"/></g>' +
    '<path d="M190 112C244 100 252 196 186 192" fill="none" stroke="#0c1340" stroke-width="32" stroke-linecap="round"/><path d="M190 112C244 100 252 196 186 192" fill="none" stroke="#2f49c8" stroke-width="20" stroke-linecap="round"/>' +
    `<path d="M30 86 38 218C40 236 70 246 114 246S188 236 190 218L198 86z" fill="${enamel}" ${edge}/><path d="${bands}" fill="none" stroke="#2440b8" stroke-width="19"/>` +
    `<ellipse cx="114" cy="86" rx="84" ry="25" fill="#eef2fa" ${edge}/><ellipse cx="114" cy="89" rx="68" ry="16" fill="#8a3f12"/><path d="M62 90C80 80 104 78 124 80" fill="none" stroke="#e0965a" stroke-width="6" stroke-linecap="round"/>` +
    '<path d="M140 88C150 108 140 128 144 150" fill="none" stroke="#fff" stroke-width="7"/><path d="M140 88C150 108 140 128 144 150" fill="none" stroke="#7a5a2a" stroke-width="3.500"/><path d="M124 150H166V202L145 214 124 202z" fill="#e8303f" stroke="#5c0712" stroke-width="5" stroke-linejoin="round"/><circle cx="145" cy="180" r="11" fill="#fff4d8"/>' +
    '<path d="M50 116 58 208" stroke="#fff" stroke-opacity=".85" stroke-width="9" stroke-linecap="round"/>'
  );
}

/** Draws a red double-decker night bus. */
export function nightBus(scene: Scene): string {
  const red = scene.linear('bus-red', [
    [0, '#ff5a50'],
    [0.5, '#d81f2c'],
    [1, '#8f0a18'],
  ]);
  const lit = scene.linear('bus-lit', [
    [0, '#fff6c4'],
    [1, '#ffc94a'],
  ]);
  const edge = 'stroke="#3d040c" stroke-width="6" stroke-linejoin="round"';
  const pane = (x: number, y: number, width: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="40" rx="5" fill="${lit}" stroke="#3d040c" stroke-width="4"/><path d="M${x + 6} ${y + 32}L${x + 18} ${y + 8}" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round"/>`;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="214" r="26" fill="#14161d" stroke="#05060a" stroke-width="4"/><circle cx="${x}" cy="214" r="13" fill="#c7cfdb"/><circle cx="${x}" cy="214" r="5" fill="#3f4654"/>`;
  return (
    `<path d="M12 46C12 30 22 22 38 22H222C238 22 246 32 246 48V210C246 216 242 220 236 220H22C16 220 12 216 12 210z" fill="${red}" ${edge}/>` +
    `${pane(24, 42, 38)}${pane(68, 42, 38)}${pane(112, 42, 38)}${pane(156, 42, 38)}${pane(200, 42, 36)}<path d="M12 96H246V106H12z" fill="#fff2d6"/>` +
    `<rect x="172" y="112" width="64" height="26" rx="5" fill="#14161d" stroke="#3d040c" stroke-width="4"/>${lettering('N 12', { face: 'bricolage', size: 22, width: 52, x: 204, y: 133, fill: '#ffd45a' })}` +
    `${pane(24, 116, 40)}${pane(70, 116, 40)}<path d="M120 114H160V214H120z" fill="#5c0712" stroke="#3d040c" stroke-width="4"/><path d="M127 122H153V206H127z" fill="${lit}"/><path d="M140 122V206" stroke="#3d040c" stroke-width="4"/><rect x="170" y="144" width="70" height="40" rx="5" fill="#dff2ff" stroke="#3d040c" stroke-width="4"/><path d="M180 176 196 152M198 176 214 152" stroke="#fff" stroke-width="5" stroke-linecap="round"/>` +
    '<path d="M12 190H120M160 190H246" stroke="#fff2d6" stroke-width="4"/><circle cx="234" cy="202" r="9" fill="#fff8d0" stroke="#3d040c" stroke-width="4"/><path d="M28 32H220" stroke="#ffb3a8" stroke-width="5" stroke-linecap="round"/>' +
    wheel(64) +
    wheel(196)
  );
}

/** Draws the last train's lights at the mouth of the tunnel. */
export function tunnelMouth(scene: Scene): string {
  const tiles = scene.linear('tunnel-tiles', GOLD);
  const dark = scene.radial(
    'tunnel-dark',
    [
      [0, '#3f56c8'],
      [0.6, '#151d5c'],
      [1, '#060a26'],
    ],
    'cx=".5" cy=".6" r=".7"',
  );
  const body = scene.linear('tunnel-train', [
    [0, '#ff5a50'],
    [1, '#a30d20'],
  ]);
  const beam = scene.radial('tunnel-beam', [
    [0, '#ffffff'],
    [0.35, '#fff0b0', 0.9],
    [1, '#ffd75e', 0],
  ]);
  const stones = repeat(
    11,
    (i) =>
      `<path transform="rotate(${i * 18 - 90} 128 128)" d="M128 4V28" stroke="#6b3f08" stroke-width="5"/>`,
  );
  return (
    `<path d="M4 222V128C4 58 58 4 128 4S252 58 252 128V222z" fill="${tiles}" stroke="#3a1f05" stroke-width="6" stroke-linejoin="round"/>${stones}<path d="M30 222V128C30 74 74 30 128 30S226 74 226 128V222z" fill="${dark}" stroke="#3a1f05" stroke-width="6"/>` +
    `<path d="M60 222V112C60 74 86 54 128 54S196 74 196 112V222z" fill="#f2f5fb" stroke="#060a26" stroke-width="5"/><path d="M60 146H196V222H60z" fill="${body}" stroke="#060a26" stroke-width="5"/>` +
    '<path d="M72 140V112C72 92 82 80 100 74V140zM184 140V112C184 92 174 80 156 74V140z" fill="#16215c"/><path d="M108 140V72H148V140z" fill="#c3192b" stroke="#060a26" stroke-width="4"/><path d="M114 80H142V112H114z" fill="#16215c"/><path d="M80 132 94 88M164 132 178 88" stroke="#9fb6ff" stroke-width="5" stroke-linecap="round"/>' +
    `<circle cx="86" cy="166" r="38" fill="${beam}"/><circle cx="170" cy="166" r="38" fill="${beam}"/><circle cx="86" cy="166" r="11" fill="#fff" stroke="#ffe07a" stroke-width="4"/><circle cx="170" cy="166" r="11" fill="#fff" stroke="#ffe07a" stroke-width="4"/>`
  );
}
