import type { ReelColours } from './reels/painter.ts';

/** Colours and backdrop of a slot's stage; the pictures are in `/art/games/<slug>/`. */
export interface SlotTheme {
  reels: ReelColours;
  /** Frame lacquer, from light to dark. */
  lacquer: [string, string];
  /** Background gradient of the controls. */
  controls: [string, string];
  /** Colour of the light behind the frame. */
  glow: string;
  /** Game's own backdrop; by default, the city's postcard. */
  backdrop?: string;
}

const CREAM: ReelColours = {
  plateLight: '#fffaf2',
  plateDark: '#f2dfd0',
  gap: '#2a0710',
  dim: '#4a2f6e',
};

/** Returns the reel colours: plate centre (light), plate edges (dark), gap, and dimming. */
const plates = (plateLight: string, plateDark: string, gap: string, dim: string): ReelColours => ({
  plateLight,
  plateDark,
  gap,
  dim,
});

const NEON: SlotTheme = {
  reels: CREAM,
  lacquer: ['#c8202f', '#5c0712'],
  controls: ['#1a1036', '#0a0820'],
  glow: '#ff4fa340',
  backdrop: '/art/games/neon-shibuya/backdrop.avif',
};

const themes: Readonly<Record<string, SlotTheme>> = {
  'neon-shibuya': NEON,
  'ginza-lantern-fall': {
    reels: plates('#2b2350', '#17122f', '#0b0818', '#2a2440'),
    lacquer: ['#3c2f78', '#150f33'],
    controls: ['#171233', '#0a0818'],
    glow: '#ffb34766',
  },
  'pachi-sevens': {
    reels: plates('#fffdf6', '#e6e9f2', '#11182e', '#34406e'),
    lacquer: ['#e8e9f4', '#7d86a8'],
    controls: ['#1c2446', '#0b1024'],
    glow: '#6fd3ff55',
  },
  'harbour-betways': {
    reels: plates('#f2fbff', '#cfe6ee', '#05263a', '#1e4560'),
    lacquer: ['#157a9c', '#063349'],
    controls: ['#0a2a44', '#051527'],
    glow: '#7fe9ff55',
  },
  'bondi-breakers': {
    reels: plates('#fffaf0', '#f4e2bd', '#0a4a5c', '#2a5a6a'),
    lacquer: ['#27b3c0', '#0a5766'],
    controls: ['#0b3a4d', '#06202d'],
    glow: '#ffe9a866',
  },
  'opera-cherries': {
    reels: plates('#fff8f6', '#f3dcdc', '#3a0a1c', '#54243c'),
    lacquer: ['#a3123f', '#43071c'],
    controls: ['#2c0a20', '#14040f'],
    glow: '#ff9ab455',
  },
  'fog-and-crown': {
    reels: plates('#eef0ee', '#c9d0d2', '#10181f', '#2c3844'),
    lacquer: ['#3c4e5c', '#131c25'],
    controls: ['#18222c', '#0a1016'],
    glow: '#dfe9f055',
  },
  'midnight-tube': {
    reels: plates('#fdfcf6', '#dedfd6', '#0c1230', '#2a3060'),
    lacquer: ['#1d2f8f', '#0b1340'],
    controls: ['#11183c', '#080c20'],
    glow: '#ff4d5a44',
  },
  'lucky-black-cab': {
    reels: plates('#fbf7ea', '#ded3b4', '#0b0b0d', '#3a352a'),
    lacquer: ['#2b2b30', '#08080a'],
    controls: ['#1b1a1d', '#0b0a0c'],
    glow: '#ffcf5a55',
  },
  'aloha-bloom': {
    reels: plates('#f4fff0', '#cdeecb', '#0b4034', '#24594a'),
    lacquer: ['#e0437f', '#7c1244'],
    controls: ['#0b3a38', '#061f20'],
    glow: '#ff8ac066',
  },
  'diamond-head-respin': {
    reels: plates('#fff6ea', '#f2d4b4', '#3a1508', '#5a3320'),
    lacquer: ['#d8652a', '#6b220c'],
    controls: ['#331510', '#170907'],
    glow: '#ffb06a66',
  },
  'mojave-jackpot-tumble': {
    reels: plates('#fff1da', '#eec795', '#3a1a0c', '#5c3a22'),
    lacquer: ['#b8572c', '#55200e'],
    controls: ['#2d1512', '#140a08'],
    glow: '#ff9f4f66',
  },
  'fremont-diamonds': {
    reels: plates('#ffffff', '#dcd6ea', '#1a0830', '#3a2560'),
    lacquer: ['#e231a4', '#5b0b52'],
    controls: ['#250c3c', '#10051c'],
    glow: '#ff4fd866',
  },
  'lotus-tower': {
    reels: plates('#f4fff8', '#c9e8d6', '#03302c', '#1d4f48'),
    lacquer: ['#0f8a6c', '#033c33'],
    controls: ['#04302d', '#021917'],
    glow: '#ffe08a66',
  },
  'mosaic-park': {
    reels: plates('#fffaf0', '#efdfc2', '#15426b', '#33587c'),
    lacquer: ['#2f7fc0', '#103a66'],
    controls: ['#12304f', '#081a2d'],
    glow: '#ffd87a66',
  },
  'minuit-boulevard': {
    reels: plates('#fdf6ff', '#ddd0ee', '#170f33', '#342a5c'),
    lacquer: ['#4b3a94', '#1a1040'],
    controls: ['#1b1440', '#0c0820'],
    glow: '#ffd6a055',
  },
  'carnaval-cascade': {
    reels: plates('#fffbe8', '#f3e3a8', '#0b4a2a', '#2a5c3c'),
    lacquer: ['#18a05a', '#07502c'],
    controls: ['#0b3a2a', '#051c15'],
    glow: '#ffe24f66',
  },
  'bazaar-of-lamps': {
    reels: plates('#f1fbfa', '#c7e3e0', '#082f38', '#235059'),
    lacquer: ['#b0742a', '#4c2a0a'],
    controls: ['#0b2f3a', '#05171d'],
    glow: '#ffc95a66',
  },
};

/** Returns the theme of a game. Games without a theme get Wanderluck's red lacquer and their city's postcard. */
export function themeOf(slug: string): SlotTheme {
  const known = themes[slug];
  if (known) return known;
  const { backdrop: _, ...plain } = NEON;
  return plain;
}
