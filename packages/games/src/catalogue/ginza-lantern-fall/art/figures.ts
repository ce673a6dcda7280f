import { ACROSS, DIAGONAL, GOLD, repeat, round, type Scene } from '@wl/art/svg';

export function paperCrane(): string {
  const fold = 'stroke="#7d1236" stroke-width="4" stroke-linejoin="round"';
  return (
    `<path d="M120 150 244 108 214 150 150 196z" fill="#d8447a" ${fold}/><path d="M134 172 22 84 12 108 34 106 112 200z" fill="#f58bb0" ${fold}/>` +
    `<path d="M110 164 190 16 186 118 150 190z" fill="#fff4f8" ${fold}/><path d="M110 164 82 30 142 128 150 190z" fill="#f9b3cb" ${fold}/>` +
    `<path d="M92 168 128 236 178 164 136 146z" fill="#ee6c9a" ${fold}/><path d="M128 236 136 146 178 164z" fill="#fbd0df" ${fold}/><path d="M150 100 176 46M112 108 96 60" stroke="#7d1236" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** Draws an ink stone with wet ink and an ink stick on its edge. */
export function inkStone(scene: Scene): string {
  const slate = scene.linear('ink-slate', [
    [0, '#e3e8ff'],
    [0.45, '#a3aee0'],
    [1, '#6a75b4'],
  ]);
  const side = scene.linear('ink-side', [
    [0, '#5a66a8'],
    [1, '#2b3168'],
  ]);
  const plane = scene.linear('ink-plane', [
    [0, '#39427c'],
    [1, '#8792cc'],
  ]);
  const wet = scene.radial(
    'ink-wet',
    [
      [0, '#3c4fb0'],
      [0.45, '#10153a'],
      [1, '#02030a'],
    ],
    'cx=".3" cy=".95" r=".9"',
  );
  const stick = scene.linear(
    'ink-stick',
    [
      [0, '#6a6f92'],
      [0.3, '#34374f'],
      [1, '#12131f'],
    ],
    ACROSS,
  );
  const gold = scene.linear('ink-gold', GOLD);
  const lacquer = scene.linear('ink-lacquer', [
    [0, '#ff6a55'],
    [1, '#a8122a'],
  ]);
  const edge = 'stroke="#0b0e26" stroke-width="5" stroke-linejoin="round"';
  return (
    `<path d="M34 150H222L250 208C254 224 246 236 232 236H24C10 236 2 224 6 208z" fill="${lacquer}" stroke="#4a0413" stroke-width="5" stroke-linejoin="round"/><path d="M16 223H240" stroke="${gold}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M26 132V160C26 190 66 212 128 212S230 190 230 160V132z" fill="${side}" ${edge}/><ellipse cx="128" cy="130" rx="102" ry="60" fill="${slate}" ${edge}/>` +
    `<ellipse cx="128" cy="133" rx="84" ry="46" fill="${plane}"/><path d="M45 126C51 104 86 87 128 87S205 104 211 126C194 140 164 128 136 140 106 152 66 146 45 126z" fill="${wet}" stroke="#1a2052" stroke-width="4" stroke-linejoin="round"/>` +
    '<path d="M66 118C76 106 94 99 112 97" fill="none" stroke="#eef2ff" stroke-width="8" stroke-linecap="round"/><path d="M126 96H132" stroke="#eef2ff" stroke-width="7" stroke-linecap="round"/><path d="M74 164C104 178 152 178 182 164" fill="none" stroke="#d3dbff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M32 150C44 180 80 198 120 200" fill="none" stroke="#aab6f0" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>' +
    `<g transform="rotate(40 172 88)"><rect x="147" y="-6" width="50" height="140" rx="7" fill="${stick}" ${edge}/><rect x="156" y="5" width="32" height="96" rx="4" fill="none" stroke="${gold}" stroke-width="5"/><circle cx="172" cy="25" r="8" fill="${gold}"/><path d="M161 50H183M172 42V64M160 76H184M165 88 179 98M179 88 165 98" stroke="${gold}" stroke-width="6" stroke-linecap="round"/><path d="M149.500 108H194.500V118H149.500z" fill="#ff4a58"/></g>`
  );
}

/** Draws a tea bowl mended with gold. The bowl contains foamy tea and a bamboo whisk. */
export function teaBowl(scene: Scene): string {
  const glaze = scene.linear('bowl-glaze', [
    [0, '#6fe0d0'],
    [0.45, '#1f97a4'],
    [1, '#0e4a70'],
  ]);
  const foam = scene.radial(
    'bowl-foam',
    [
      [0, '#e9f9a6'],
      [0.6, '#a3d24c'],
      [1, '#679c2a'],
    ],
    'cx=".4" cy=".35" r=".75"',
  );
  const bamboo = scene.linear(
    'bowl-bamboo',
    [
      [0, '#fff0c4'],
      [1, '#dfa95a'],
    ],
    ACROSS,
  );
  const gold = scene.linear('bowl-gold', GOLD);
  const tines = repeat(5, (i) => `M${176 + i * 6} 58L${162 + i * 12} 108`);
  return (
    '<g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="10" stroke-opacity=".6"><path d="M76 66C62 50 88 40 76 20M118 60C104 42 132 30 118 8"/></g>' +
    '<path d="M90 212H166L160 240H96z" fill="#0e4a70" stroke="#051826" stroke-width="5" stroke-linejoin="round"/>' +
    `<path d="M16 106C16 184 64 224 128 224S240 184 240 106z" fill="${glaze}" stroke="#051826" stroke-width="6" stroke-linejoin="round"/>` +
    '<path d="M20 120C38 130 42 154 56 152 70 150 68 132 84 136 102 140 96 174 112 174 128 174 122 144 140 140 156 136 158 158 172 156 188 154 196 136 236 120L240 106H16z" fill="#f7fcf4"/>' +
    `<ellipse cx="128" cy="106" rx="112" ry="36" fill="#eef8f0" stroke="#051826" stroke-width="6"/><ellipse cx="128" cy="109" rx="97" ry="26" fill="${foam}" stroke="#3f6d17" stroke-width="4"/>` +
    '<g fill="#f8ffd0"><circle cx="72" cy="104" r="7"/><circle cx="94" cy="98" r="4"/><circle cx="104" cy="116" r="6"/><circle cx="136" cy="100" r="5"/><circle cx="128" cy="122" r="4"/></g>' +
    `<g transform="translate(6 4) rotate(12 188 60)"><path d="M172 56C160 76 156 92 158 108 174 118 204 118 218 108 220 92 216 76 204 56z" fill="${bamboo}" stroke="#6b431a" stroke-width="5" stroke-linejoin="round"/><path d="${tines}" stroke="#8a5a24" stroke-width="3" stroke-linecap="round"/><rect x="170" y="4" width="36" height="52" rx="6" fill="${bamboo}" stroke="#6b431a" stroke-width="5"/><path d="M171 52H205" stroke="#2a2140" stroke-width="9"/></g>` +
    `<path d="M222 152 190 166 196 186 168 210M190 166 172 176" fill="none" stroke="${gold}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M42 160C48 180 60 194 78 204" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="8" stroke-linecap="round"/>`
  );
}

/** Draws a lucky cat with a gold coin under its paw. */
export function luckyCat(scene: Scene): string {
  const white = scene.linear('lucky-white', [
    [0, '#ffffff'],
    [0.6, '#fdf3e4'],
    [1, '#e3c9b4'],
  ]);
  const gold = scene.linear('lucky-gold', GOLD);
  const edge = 'stroke="#5a1a24" stroke-width="5" stroke-linejoin="round"';
  return (
    `<path d="M70 140C44 168 40 214 52 240H196C208 214 204 168 178 140z" fill="${white}" ${edge}/>` +
    `<path d="M186 156C214 136 222 96 216 62 214 46 190 40 180 54 174 64 178 82 178 98 176 122 164 136 150 146z" fill="${white}" ${edge}/><path d="M188 60C192 70 204 70 209 60" fill="none" stroke="#5a1a24" stroke-width="4" stroke-linecap="round"/><path d="M184 90H216" stroke="#e2344a" stroke-width="10"/>` +
    `<path d="M36 14 76 34C94 28 118 28 136 34L176 14C182 42 184 62 180 88 172 130 142 148 106 148S40 130 32 88C28 62 30 42 36 14z" fill="${white}" ${edge}/>` +
    '<path d="M46 32 70 46 48 64zM166 32 142 46 164 64z" fill="#ff6a6a"/><path d="M106 30C92 46 92 58 98 70 112 68 132 56 134 34 124 31 115 30 106 30z" fill="#e8a24a"/>' +
    '<path d="M56 90C62 78 78 78 84 90M128 90C134 78 150 78 156 90" fill="none" stroke="#2a0d14" stroke-width="7" stroke-linecap="round"/><path d="M96 102H116L106 112z" fill="#ff5f7a" stroke="#5a1a24" stroke-width="3" stroke-linejoin="round"/><path d="M106 112C104 124 90 126 86 118M106 112C108 124 122 126 126 118" fill="none" stroke="#2a0d14" stroke-width="5" stroke-linecap="round"/><circle cx="54" cy="110" r="11" fill="#ff9aa8" fill-opacity=".75"/><circle cx="158" cy="110" r="11" fill="#ff9aa8" fill-opacity=".75"/>' +
    `<path d="M56 140C88 158 124 158 156 140L158 156C124 174 88 174 54 156z" fill="#e2344a" stroke="#6b0818" stroke-width="4" stroke-linejoin="round"/><circle cx="106" cy="168" r="15" fill="${gold}" stroke="#6b3f08" stroke-width="4"/><path d="M98 170H114M106 170V178" stroke="#6b3f08" stroke-width="4" stroke-linecap="round"/>` +
    `<g transform="rotate(-10 124 210)"><rect x="96" y="180" width="58" height="66" rx="28" fill="${gold}" stroke="#6b3f08" stroke-width="5"/><path d="M112 204H138M125 196V230M114 218H136" stroke="#8a5410" stroke-width="6" stroke-linecap="round"/></g><path d="M62 184C50 206 60 228 84 224 102 220 104 196 92 184z" fill="${white}" ${edge}/>`
  );
}

/** Draws a dancer's fan: a gold moon over indigo waves. */
export function moonFan(scene: Scene): string {
  const middle = { x: 128, y: 212 };
  const at = (turn: number, radius: number) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return `${round(middle.x + radius * Math.cos(angle))} ${round(middle.y + radius * Math.sin(angle))}`;
  };
  const sector = (outer: number, inner: number) =>
    `M${at(-66, inner)}L${at(-66, outer)}A${outer} ${outer} 0 0 1 ${at(66, outer)}L${at(66, inner)}A${inner} ${inner} 0 0 0 ${at(-66, inner)}z`;
  const sky = scene.radial(
    'fan-sky',
    [
      [0.4, '#ffe9c4'],
      [0.7, '#ff8f7a'],
      [1, '#d8264a'],
    ],
    `gradientUnits="userSpaceOnUse" cx="${middle.x}" cy="${middle.y}" r="172"`,
  );
  const gold = scene.linear('fan-gold', GOLD, DIAGONAL);
  const inside = scene.define(
    'fan-inside',
    (id) => `<clipPath id="${id}"><path d="${sector(168, 70)}"/></clipPath>`,
  );
  const waves = repeat(3, (row) =>
    repeat(7, (i) => {
      const x = 8 + i * 42 + (row % 2) * 21;
      const y = 158 + row * 20;
      return `<g fill="none" stroke="#fff"><circle cx="${x}" cy="${y}" r="26" fill="#1f4fa8" stroke-width="4"/><circle cx="${x}" cy="${y}" r="15" stroke="#9fd0ff" stroke-width="4"/></g>`;
    }),
  );
  const turns = repeat(9, (i) => `M${at(-66 + i * 16.5, 70)}L${at(-66 + i * 16.5, 168)}`);
  const sticks = repeat(
    8,
    (i) =>
      `<path d="M${middle.x} ${middle.y}L${at(-61 + i * 16.5, 76)} ${at(-54 + i * 16.5, 76)}z" fill="#2a1430" stroke="#e7b75a" stroke-width="3" stroke-linejoin="round"/>`,
  );
  return (
    `<g transform="translate(128 128) scale(.8) translate(-128 -124)">${sticks}<path d="${sector(168, 70)}" fill="${sky}"/><g clip-path="${inside}"><circle cx="156" cy="96" r="31" fill="${gold}" stroke="#fff3c0" stroke-width="4"/>${waves}</g>` +
    `<path d="${turns}" stroke="#5c0a24" stroke-opacity=".4" stroke-width="4"/><path d="${sector(168, 70)}" fill="none" stroke="${gold}" stroke-width="9" stroke-linejoin="round"/><path d="${sector(174, 66)}" fill="none" stroke="#4a0a20" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M${middle.x} ${middle.y}C146 224 140 236 148 252M${middle.x} ${middle.y}C116 226 122 238 112 250" fill="none" stroke="#ff5a6a" stroke-width="7" stroke-linecap="round"/><circle cx="${middle.x}" cy="${middle.y}" r="13" fill="${gold}" stroke="#4a0a20" stroke-width="4"/></g>`
  );
}

/** Draws a writing brush with an inked tip. */
export function writingBrush(scene: Scene): string {
  const cane = scene.linear(
    'brush-cane',
    [
      [0, '#8a4a14'],
      [0.3, '#ffdc96'],
      [0.6, '#e0a04a'],
      [1, '#7a3f10'],
    ],
    ACROSS,
  );
  const hair = scene.linear('brush-hair', [
    [0, '#ffffff'],
    [0.45, '#efe2cc'],
    [0.6, '#4a4a86'],
    [1, '#11132e'],
  ]);
  const edge = 'stroke="#2a1205" stroke-width="5" stroke-linejoin="round"';
  return (
    '<path d="M14 196C34 160 84 216 118 194 140 180 168 190 160 208 150 228 108 216 92 232" fill="none" stroke="#0a0c26" stroke-width="24" stroke-linecap="round"/><path d="M14 196C34 160 84 216 118 194 140 180 168 190 160 208 150 228 108 216 92 232" fill="none" stroke="#5f72f4" stroke-width="15" stroke-linecap="round"/><path d="M24 186C44 168 82 206 112 186" fill="none" stroke="#c4ccff" stroke-width="4" stroke-linecap="round"/>' +
    `<g transform="translate(-4 8) rotate(40 128 128) translate(128 104) scale(1.1 .97) translate(-128 -104)"><path d="M128-34C108-34 108-14 128-14S148-34 128-34z" fill="none" stroke="#e2344a" stroke-width="6"/><rect x="112" y="-16" width="32" height="156" rx="8" fill="${cane}" ${edge}/><path d="M112 20H144M112 92H144" stroke="#8a4a14" stroke-width="5"/><path d="M108-14H148V2H108z" fill="#e2344a" ${edge}/>` +
    `<path d="M106 134H150L154 160H102z" fill="#e2344a" ${edge}/><path d="M108 147H148" stroke="#ffd45a" stroke-width="5"/><path d="M102 160H154C166 190 150 212 128 250 106 212 90 190 102 160z" fill="${hair}" ${edge}/><path d="M116 172C112 184 112 192 116 202" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></g>`
  );
}

/** Draws old coins: an oval coin of beaten gold and a coin with a square hole. */
export function oldCoin(scene: Scene): string {
  const gold = scene.linear(
    'koban-gold',
    [
      [0, '#fff8c8'],
      [0.4, '#ffd04a'],
      [0.6, '#e09a22'],
      [1, '#a35e10'],
    ],
    DIAGONAL,
  );
  const beats = repeat(
    9,
    (i) => `M${88 - Math.abs(i - 4) * -3} ${64 + i * 16}H${168 - Math.abs(i - 4) * 3}`,
  );
  const crest = (y: number) =>
    `<path d="M128 ${y - 24}C150 ${y - 24} 158 ${y - 6} 152 ${y + 16}H104C98 ${y - 6} 106 ${y - 24} 128 ${y - 24}z" fill="#ffeaa0" stroke="#7a430a" stroke-width="5" stroke-linejoin="round"/><path d="M128 ${y - 20}V${y + 12}M128 ${y + 12}L110 ${y - 10}M128 ${y + 12}L146 ${y - 10}" stroke="#7a430a" stroke-width="4" stroke-linecap="round"/>`;
  return (
    `<circle cx="84" cy="166" r="72" fill="${gold}" stroke="#5a2f06" stroke-width="6"/><circle cx="84" cy="166" r="59" fill="none" stroke="#fff3c0" stroke-opacity=".8" stroke-width="4"/><path d="M64 146H104V186H64z" fill="#191434" stroke="#5a2f06" stroke-width="6" stroke-linejoin="round"/>` +
    '<path d="M84 114V132M84 200V220M32 166H52" stroke="#7a430a" stroke-width="8" stroke-linecap="round"/>' +
    `<g transform="rotate(16 128 128) translate(40 -2) scale(.92)"><ellipse cx="128" cy="128" rx="72" ry="114" fill="${gold}" stroke="#5a2f06" stroke-width="6"/><ellipse cx="128" cy="128" rx="59" ry="101" fill="none" stroke="#fff3c0" stroke-opacity=".8" stroke-width="4"/><path d="${beats}" stroke="#9a5c10" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>${crest(66)}${crest(186)}<path d="M106 112H150M128 100V158M110 134H146" stroke="#7a430a" stroke-width="9" stroke-linecap="round"/></g>`
  );
}
