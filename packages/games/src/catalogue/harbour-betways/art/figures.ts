import { DIAGONAL, repeat, round, type Scene } from '@wl/art/svg';

/** Draws the harbour bridge at dusk, with its steel arch between the pylons, as a 256 × 256 figure. */
export function harbourBridge(scene: Scene): string {
  const dusk = scene.linear('bridge-dusk', [
    [0, '#1c3f8f'],
    [0.55, '#f2866a'],
    [0.75, '#ffd28a'],
    [1, '#ffe9b4'],
  ]);
  const water = scene.linear('bridge-water', [
    [0, '#2fa6c4'],
    [1, '#0a4a6e'],
  ]);
  const stone = scene.linear(
    'bridge-stone',
    [
      [0, '#fff0cf'],
      [1, '#b98a52'],
    ],
    DIAGONAL,
  );
  const card = scene.define(
    'bridge-card',
    (id) => `<clipPath id="${id}"><rect x="8" y="6" width="240" height="214" rx="26"/></clipPath>`,
  );
  const low = (x: number) => 128 - 66 * Math.sin((Math.PI * (x - 44)) / 168);
  const high = (x: number) => low(x) - 16 - 8 * Math.sin((Math.PI * (x - 44)) / 168);
  const arch = (height: (x: number) => number) =>
    Array.from({ length: 25 }, (_, i) => `${44 + i * 7} ${round(height(44 + i * 7))}`).join('L');
  const web = repeat(12, (i) => {
    const x = 44 + i * 14;
    return `M${x} ${round(low(x))}V${round(high(x))}L${x + 14} ${round(low(x + 14))}`;
  });
  const hangers = repeat(11, (i) => `M${58 + i * 14} ${round(low(58 + i * 14))}V142`);
  const pylon = (x: number) =>
    `<path d="M${x} 84H${x + 30}L${x + 34} 176H${x - 4}z" fill="${stone}" stroke="#3a2409" stroke-width="4" stroke-linejoin="round"/><path d="M${x - 4} 76H${x + 34}V88H${x - 4}z" fill="#fff3d8" stroke="#3a2409" stroke-width="4" stroke-linejoin="round"/>`;
  const lights = repeat(13, (i) => `<circle cx="${20 + i * 18}" cy="138" r="3.500"/>`);
  return (
    `<g clip-path="${card}"><rect width="256" height="220" fill="${dusk}"/><circle cx="128" cy="134" r="40" fill="#fff3c0"/><path d="M0 160H256V220H0z" fill="${water}"/><path d="M24 176H66M150 182H226M70 194H134M176 202H232" stroke="#d5f6ff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="${hangers}" stroke="#12263f" stroke-width="3.500"/><g fill="none" stroke="#12263f" stroke-linejoin="round"><path d="${web}" stroke-width="4"/><path d="M${arch(low)}" stroke-width="8"/><path d="M${arch(high)}" stroke-width="7"/></g>` +
    `<path d="M0 138H256V152H0z" fill="#12263f"/><g fill="#ffe9a0">${lights}</g>${pylon(18)}${pylon(208)}</g>` +
    '<rect x="8" y="6" width="240" height="214" rx="26" fill="none" stroke="#063349" stroke-width="7"/><rect x="15" y="13" width="226" height="200" rx="20" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>'
  );
}

export function gullOnPost(scene: Scene): string {
  const white = scene.linear('gull-white', [
    [0, '#ffffff'],
    [0.7, '#f1f5f8'],
    [1, '#c3d0da'],
  ]);
  const wing = scene.linear('gull-wing', [
    [0, '#c9d5df'],
    [1, '#7f93a6'],
  ]);
  const wood = scene.linear('gull-wood', [
    [0, '#c48a54'],
    [1, '#6b4222'],
  ]);
  const edge = 'stroke="#1d3546" stroke-width="5" stroke-linejoin="round"';
  return (
    `<path d="M92 206H172V252H92z" fill="${wood}" stroke="#3a2110" stroke-width="5"/><ellipse cx="132" cy="206" rx="42" ry="12" fill="#e0b07a" stroke="#3a2110" stroke-width="5"/>` +
    '<path d="M118 174V202M148 174V202" stroke="#d8402c" stroke-width="9"/><path d="M106 204H126M140 204H162" stroke="#d8402c" stroke-width="9" stroke-linecap="round"/>' +
    `<path d="M168 150 252 176 236 188 172 176z" fill="#1d2c38" ${edge}/>` +
    `<path d="M36 62C36 32 60 14 88 16 118 18 134 42 136 70 140 96 196 112 212 150 190 184 116 192 82 170 52 150 60 112 54 92 44 86 36 76 36 62z" fill="${white}" ${edge}/>` +
    `<path d="M110 104C150 98 200 122 228 168 180 178 118 176 104 142 98 126 100 112 110 104z" fill="${wing}" ${edge}/><path d="M128 134C150 140 172 148 196 160M122 150C140 158 156 162 174 166" fill="none" stroke="#4a6074" stroke-width="4" stroke-linecap="round"/>` +
    '<path d="M42 58 4 70C2 78 10 82 18 82L48 78z" fill="#e8442e" stroke="#6b1408" stroke-width="5" stroke-linejoin="round"/><path d="M8 74 44 70" stroke="#6b1408" stroke-width="3.500"/><circle cx="74" cy="50" r="12" fill="#fff" stroke="#d8402c" stroke-width="4"/><circle cx="73" cy="50" r="6" fill="#10181f"/><path d="M60 32C68 24 80 22 92 24" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>'
  );
}
