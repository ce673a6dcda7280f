/**
 * Generates `src/icons.svg`, a sprite of the phosphor (MIT) and game-icons (CC-BY-3.0) icons in `wanted`, and
 * `src/icon-names.ts`. Run `node packages/ui/tools/icons.ts` after adding a name to `wanted`. Both files are committed,
 * so that a build does not need the icon packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Our icon names, each mapped to an icon from the phosphor or game-icons set. */
const wanted: Record<string, `${'ph' | 'game-icons'}:${string}`> = {
  home: 'ph:house-fill',
  floor: 'ph:cherries-fill',
  market: 'ph:airplane-tilt-fill',
  bag: 'ph:suitcase-rolling-fill',
  wallet: 'ph:wallet-fill',
  gift: 'ph:gift-fill',
  coin: 'ph:coin-vertical-fill',
  bell: 'ph:bell-fill',
  pin: 'ph:map-pin-fill',
  globe: 'ph:globe-hemisphere-west-fill',
  passport: 'ph:identification-badge-fill',
  ticket: 'ph:ticket-fill',
  trophy: 'ph:trophy-fill',
  medal: 'ph:medal-fill',
  lifebuoy: 'ph:lifebuoy-fill',
  seal: 'ph:seal-check-fill',
  shield: 'ph:shield-check-fill',
  lock: 'ph:lock-key-fill',
  key: 'ph:key-fill',
  envelope: 'ph:envelope-simple-fill',
  phone: 'ph:phone-fill',
  user: 'ph:user-fill',
  users: 'ph:users-fill',
  gear: 'ph:gear-six-fill',
  chat: 'ph:chat-circle-dots-fill',
  cards: 'ph:cards-fill',
  spade: 'ph:spade-fill',
  broadcast: 'ph:broadcast-fill',
  cassette: 'ph:cassette-tape-fill',
  heart: 'ph:heart-fill',
  'heart-line': 'ph:heart-bold',
  star: 'ph:star-fill',
  play: 'ph:play-fill',
  pause: 'ph:pause-fill',
  lightning: 'ph:lightning-fill',
  repeat: 'ph:repeat-bold',
  spin: 'ph:arrows-clockwise-bold',
  undo: 'ph:arrow-counter-clockwise-bold',
  trash: 'ph:trash-bold',
  history: 'ph:clock-counter-clockwise-bold',
  clock: 'ph:clock-bold',
  search: 'ph:magnifying-glass-bold',
  sliders: 'ph:sliders-horizontal-bold',
  grid: 'ph:squares-four-fill',
  menu: 'ph:list-bold',
  close: 'ph:x-bold',
  check: 'ph:check-bold',
  'check-circle': 'ph:check-circle-fill',
  warning: 'ph:warning-fill',
  info: 'ph:info-fill',
  help: 'ph:question-fill',
  plus: 'ph:plus-bold',
  minus: 'ph:minus-bold',
  grip: 'ph:dots-six-vertical-bold',
  columns: 'ph:columns-fill',
  'picture-in-picture': 'ph:picture-in-picture-fill',
  'arrow-left': 'ph:arrow-left-bold',
  'arrow-right': 'ph:arrow-right-bold',
  'caret-down': 'ph:caret-down-bold',
  'caret-right': 'ph:caret-right-bold',
  'sign-out': 'ph:sign-out-bold',
  sound: 'ph:speaker-high-fill',
  'sound-off': 'ph:speaker-slash-fill',
  expand: 'ph:corners-out-bold',
  eye: 'ph:eye-fill',
  'eye-off': 'ph:eye-slash-fill',
  copy: 'ph:copy-bold',
  download: 'ph:download-simple-bold',
  share: 'ph:share-network-bold',
  card: 'ph:credit-card-fill',
  bank: 'ph:bank-fill',
  money: 'ph:money-wavy-fill',
  hourglass: 'ph:hourglass-medium-fill',
  hand: 'ph:hand-palm-fill',
  fingerprint: 'ph:fingerprint-bold',
  'chart-line': 'ph:chart-line-up-bold',
  language: 'ph:translate-bold',
  compass: 'ph:compass-fill',
  plane: 'ph:airplane-in-flight-fill',
  calendar: 'ph:calendar-blank-fill',
  upload: 'ph:upload-simple-bold',
  dice: 'ph:dice-five-fill',
  windows: 'ph:browsers-fill',
  table: 'ph:poker-chip-fill',
  newspaper: 'ph:newspaper-fill',
  rss: 'ph:rss-bold',
};

interface IconFile {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

function readSet(url: string): IconFile {
  return JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as IconFile;
}

const sets = {
  ph: readSet(import.meta.resolve('@iconify-json/ph/icons.json')),
  'game-icons': readSet(import.meta.resolve('@iconify-json/game-icons/icons.json')),
};

const symbols = Object.entries(wanted).map(([name, source]) => {
  const [set, icon] = source.split(':') as [keyof typeof sets, string];
  const file = sets[set];
  const found = file.icons[file.aliases?.[icon]?.parent ?? icon];
  if (!found) throw new Error(`no icon ${source}`);
  const width = found.width ?? file.width ?? 16;
  const height = found.height ?? file.height ?? 16;
  return `<symbol id="${name}" viewBox="0 0 ${String(width)} ${String(height)}">${found.body}</symbol>`;
});

const here = (file: string) => new URL(`../src/${file}`, import.meta.url);
writeFileSync(
  here('icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(
  here('icon-names.ts'),
  `// Written by tools/icons.ts.\nexport type IconName =\n${Object.keys(wanted)
    .map((name) => `  | '${name}'`)
    .join('\n')};\n`,
);
console.log(`${String(symbols.length)} icons`);
