import type { Figure } from '@wl/art/slot-kit';
import { GOLD, round, type Scene } from '@wl/art/svg';

/** Draws a diva singing a high note, with a tiara, pearls and a velvet gown, as a 256 × 256 figure. */
export function diva(scene: Scene): string {
  const velvet = scene.linear('diva-velvet', [
    [0, '#e0285e'],
    [1, '#7c0b38'],
  ]);
  const skin = scene.linear('diva-skin', [
    [0, '#ffd9b8'],
    [1, '#eeb088'],
  ]);
  const gold = scene.linear('diva-gold', [
    [0, '#fff6d2'],
    [0.5, '#f0c463'],
    [1, '#b97f22'],
  ]);
  const pearls = [-46, -30, -11, 11, 30, 46].map((x) => {
    const y = 182 - (x * x) / 90;
    return `<circle cx="${128 + x}" cy="${y.toFixed(1)}" r="8.5" fill="#fffdf6" stroke="#b9a58c" stroke-width="2.5"/>`;
  });
  return (
    '<path d="M128 22C78 22 54 62 60 112 62 138 74 150 84 156H172C182 150 194 138 196 112 202 62 178 22 128 22z" fill="#3b1a14"/><circle cx="128" cy="30" r="26" fill="#4c241b"/>' +
    `<path d="M108 140H148V186H108z" fill="#e0a078"/><path d="M16 248C20 206 60 184 104 176 112 196 144 196 152 176 196 184 236 206 240 248z" fill="${skin}"/><path d="M10 250C16 222 36 206 62 198 84 226 108 232 128 216 148 232 172 226 194 198 220 206 240 222 246 250z" fill="${velvet}" stroke="#4a0622" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M80 96C80 62 100 48 128 48S176 62 176 96C176 134 154 162 128 162S80 134 80 96z" fill="${skin}"/><path d="M76 96C78 66 96 52 124 52 116 66 98 74 88 92 84 100 80 104 76 108zM180 96C178 66 160 52 132 52 140 66 158 74 168 92 172 100 176 104 180 108z" fill="#3b1a14"/>` +
    '<path d="M94 100C100 108 112 108 118 100M138 100C144 108 156 108 162 100" stroke="#3b1a14" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M94 86C100 80 110 80 116 84M162 86C156 80 146 80 140 84" stroke="#3b1a14" stroke-width="4" stroke-linecap="round" fill="none"/><circle cx="98" cy="120" r="10" fill="#ff8f8f" fill-opacity=".6"/><circle cx="158" cy="120" r="10" fill="#ff8f8f" fill-opacity=".6"/>' +
    '<ellipse cx="128" cy="136" rx="16" ry="18" fill="#5a0a1e" stroke="#d3203f" stroke-width="7"/><path d="M118 128H138V132H118z" fill="#fff"/>' +
    `<path d="M80 70 86 34 106 52 128 22 150 52 170 34 176 70C152 54 104 54 80 70z" fill="${gold}" stroke="#7a4a0c" stroke-width="4" stroke-linejoin="round"/><circle cx="128" cy="46" r="7" fill="#e0285e"/>${pearls.join('')}` +
    '<path d="M74 124V146M182 124V146" stroke="#f0c463" stroke-width="5"/><circle cx="74" cy="150" r="8" fill="#fffdf6" stroke="#b97f22" stroke-width="3"/><circle cx="182" cy="150" r="8" fill="#fffdf6" stroke="#b97f22" stroke-width="3"/>'
  );
}

/** Draws a black lace fan over silk. The tuple contains the silk's three colours, from the sticks outwards. */
export const laceFan =
  ([heart, middle, rim]: readonly [string, string, string]): Figure =>
  (scene) => {
    const silk = scene.radial(
      'fan-silk',
      [
        [0, heart],
        [0.5, middle],
        [1, rim],
      ],
      'gradientUnits="userSpaceOnUse" cx="128" cy="214" r="184"',
    );
    const gold = scene.linear('fan-gold', GOLD);
    const at = (turn: number, radius: number) => {
      const angle = ((turn - 90) * Math.PI) / 180;
      return `${round(128 + radius * Math.cos(angle))} ${round(214 + radius * Math.sin(angle))}`;
    };
    const turns = Array.from({ length: 10 }, (_, i) => -72 + i * 16);
    const scallops = (radius: number, depth: number) =>
      turns
        .slice(1)
        .map((turn) => `Q${at(turn - 8, radius + depth)} ${at(turn, radius)}`)
        .join('');
    const leaf = (outer: number, inner: number) =>
      `M${at(-72, inner)}L${at(-72, outer)}${scallops(outer, 26)}L${at(72, inner)}${[...turns]
        .reverse()
        .map((turn) => `L${at(turn, inner)}`)
        .join('')}z`;
    const folds = turns.map((turn) => `M${at(turn, 84)}L${at(turn, 166)}`).join('');
    const sticks = turns
      .map(
        (turn) =>
          `<path d="M128 214L${at(turn - 4, 92)}L${at(turn + 4, 92)}z" fill="${gold}" stroke="#5a2a08" stroke-width="2.500" stroke-linejoin="round"/>`,
      )
      .join('');
    const blooms = turns
      .slice(1)
      .map(
        (turn, i) =>
          `<circle cx="${at(turn - 8, 122).split(' ')[0]}" cy="${at(turn - 8, 122).split(' ')[1]}" r="${i % 2 === 0 ? 8 : 5}" fill="#ffe3a0"/>`,
      )
      .join('');
    return (
      `<g transform="translate(128 196) scale(.74) rotate(-6) translate(-128 -206)">${sticks}<path d="${leaf(178, 84)}" fill="#240612" stroke="#240612" stroke-width="5" stroke-linejoin="round"/><path d="${leaf(152, 84)}" fill="${silk}"/><path d="M${at(-72, 160)}${scallops(160, 22)}" fill="none" stroke="#ff9ab8" stroke-width="4" stroke-dasharray="3 6" stroke-linecap="round"/>` +
      `<path d="${folds}" stroke="#4a0420" stroke-opacity=".55" stroke-width="4"/>${blooms}<path d="${leaf(178, 84)}" fill="none" stroke="#240612" stroke-width="5" stroke-linejoin="round"/>` +
      `<path d="M128 214C150 226 160 236 158 252" fill="none" stroke="#d81f55" stroke-width="7" stroke-linecap="round"/><circle cx="128" cy="214" r="13" fill="${gold}" stroke="#5a2a08" stroke-width="4"/></g>`
    );
  };
