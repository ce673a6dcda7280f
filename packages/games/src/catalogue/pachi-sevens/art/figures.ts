import { lettering } from '@wl/art/lettering';
import { GOLD, repeat, round, type Scene } from '@wl/art/svg';

/** Draws a plum with its leaf, as a 256 × 256 figure. */
export function plum(scene: Scene): string {
  const skin = scene.radial(
    'plum-skin',
    [
      [0, '#c58bf0'],
      [0.5, '#7a2fb4'],
      [1, '#3d0d66'],
    ],
    'cx=".36" cy=".32" r=".8"',
  );
  return (
    `<path d="M128 72C166 44 232 66 234 138 236 202 180 242 128 238 76 242 20 202 22 138 24 66 90 44 128 72z" fill="${skin}" stroke="#2a0748" stroke-width="6"/><path d="M128 74C110 116 112 182 128 236" stroke="#2a0748" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/>` +
    '<path d="M128 76C126 54 132 34 146 18" stroke="#5a3413" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M138 46C158 14 198 8 222 26 206 58 168 70 138 46z" fill="#3aa64a" stroke="#145a24" stroke-width="5"/><path d="M144 44C166 36 190 30 212 28" stroke="#145a24" stroke-width="4" fill="none"/><path d="M52 116C56 94 72 84 90 84" stroke="#fff" stroke-opacity=".75" stroke-width="12" stroke-linecap="round" fill="none"/>'
  );
}

/** Draws a pachinko machine: three red sevens behind glass, surrounded by bulbs, and steel balls in the tray. */
export function sevensMachine(scene: Scene): string {
  const chrome = scene.linear('machine-chrome', [
    [0, '#ffffff'],
    [0.3, '#b9c3dc'],
    [0.5, '#eef2fb'],
    [0.75, '#7d88ac'],
    [1, '#c9d2e8'],
  ]);
  const lacquer = scene.linear('machine-lacquer', [
    [0, '#ff4f86'],
    [0.5, '#c8104e'],
    [1, '#6b0430'],
  ]);
  const paper = scene.linear('machine-paper', [
    [0, '#c9cfe0'],
    [0.25, '#ffffff'],
    [0.75, '#fffdf4'],
    [1, '#b9c0d6'],
  ]);
  const gold = scene.linear('machine-gold', GOLD);
  const red = scene.linear('machine-red', [
    [0, '#ff7a6a'],
    [0.5, '#e0142c'],
    [1, '#8f0a1e'],
  ]);
  const steel = scene.radial(
    'machine-steel',
    [
      [0, '#ffffff'],
      [0.5, '#aab4cc'],
      [1, '#4a5472'],
    ],
    'cx=".35" cy=".3" r=".8"',
  );
  const edge = 'stroke="#2c0428" stroke-width="5" stroke-linejoin="round"';
  const reel = (x: number) =>
    `<rect x="${x}" y="92" width="56" height="84" rx="7" fill="${paper}" stroke="#2c0428" stroke-width="4"/>${lettering('7', { size: 62, width: 46, x: x + 28, y: 157, fill: red, stroke: '#3a0410', strokeWidth: 6 })}`;
  const bulbs = repeat(11, (i) => {
    const turn = Math.PI + (i / 10) * Math.PI;
    return `<circle cx="${round(128 + 102 * Math.cos(turn))}" cy="${round(82 + 66 * Math.sin(turn))}" r="7.500" fill="${i % 2 === 0 ? '#fff8c4' : '#ffd23f'}" stroke="#8a3a08" stroke-width="3"/>`;
  });
  const balls = repeat(
    9,
    (i) =>
      `<circle cx="${48 + i * 20}" cy="${i % 2 === 0 ? 214 : 207}" r="12" fill="${steel}" stroke="#2c0428" stroke-width="3"/>`,
  );
  return (
    `<path d="M12 198V84C12 36 64 4 128 4S244 36 244 84V198z" fill="${lacquer}" ${edge}/><path d="M38 92C40 52 80 30 128 30S216 52 218 92z" fill="#4a0430" ${edge}/>${bulbs}` +
    `${lettering('PACHI', { face: 'bricolage', size: 34, width: 112, x: 128, y: 76, fill: '#7df3ff', stroke: '#0a4a7a', strokeWidth: 5 })}` +
    `<rect x="22" y="84" width="212" height="100" rx="14" fill="${gold}" ${edge}/><rect x="31" y="88" width="194" height="92" rx="9" fill="#2c0428"/>${reel(36)}${reel(100)}${reel(164)}<path d="M34 134H222" stroke="#ff2f5a" stroke-width="3.500"/><path d="M40 98 64 170M104 98 118 138" stroke="#fff" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M8 198H248L236 240C234 248 228 250 220 250H36C28 250 22 248 20 240z" fill="${chrome}" ${edge}/><path d="M30 204H226L218 228H38z" fill="#3a1440" ${edge}/>${balls}<path d="M26 226H230L226 240H30z" fill="${chrome}" ${edge}/>` +
    '<path d="M28 92C30 50 66 24 104 18" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>'
  );
}
