import { featureOf, highestRows, type SlotConfig } from '../../engines/slots/config.ts';
import { GAME_LANGUAGES, type GameLanguage, type GameText, type GameTexts } from '../texts.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { SlotPhrases } from './phrases.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';

const phrases: Readonly<Record<GameLanguage, SlotPhrases>> = { en, es, fr, pt, tr };

/** A game's texts, except its name and its generated rules. */
export type SlotText = Omit<GameText, 'name' | 'rules' | 'rulesOfFeature'>;

/**
 * Returns a slot's texts. All texts are written by hand except the rules, which are generated from the configuration so
 * that they cannot differ from the game.
 */
export function slotTexts(
  name: string,
  config: SlotConfig,
  written: Readonly<Record<GameLanguage, SlotText>>,
): GameTexts {
  const texts = GAME_LANGUAGES.map((language) => [
    language,
    {
      name,
      ...written[language],
      rules: rulesOf(config, language, written[language].symbols),
      rulesOfFeature: buyRule(config, language),
    },
  ]);
  return Object.fromEntries(texts) as GameTexts;
}

/** Returns the rules for a slot configuration in one language, one paragraph per topic. */
function rulesOf(
  config: SlotConfig,
  language: GameLanguage,
  names: Readonly<Record<string, string>>,
): string[] {
  const say = phrases[language];
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const list = (values: readonly number[]) => values.map(number).join(', ');
  const nameOf = (kind: string) => {
    const key = Object.keys(config.symbols).find((each) => config.symbols[each]?.kind === kind);
    return key === undefined ? '' : (names[key] ?? key);
  };
  const writer: Writer = { config, say, number, list, nameOf };
  return [
    payRule(writer),
    ...wilds(writer),
    ...cascades(writer),
    ...bonus(writer),
    say.cap(number(config.wincap)),
    say.seed,
  ].filter((paragraph) => paragraph !== '');
}

/** Returns the paragraph with the bonus-buy prices. The paragraph is shown only where bonus buys are allowed. */
function buyRule(config: SlotConfig, language: GameLanguage): GameText['rulesOfFeature'] {
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const paragraphs = (config.buys ?? []).map(({ cost, spins }) =>
    phrases[language].buy(number(cost), number(spins)),
  );
  return paragraphs.length === 0 ? {} : { bonusBuy: paragraphs.join(' ') };
}

interface Writer {
  config: SlotConfig;
  say: SlotPhrases;
  number: (value: number) => string;
  list: (values: readonly number[]) => string;
  nameOf: (kind: string) => string;
}

function payRule({ config, say, number, list }: Writer): string {
  const { cols, rows } = config.grid;
  const { pay } = config;
  const heights = Array.from({ length: cols }, (_, reel) => highestRows(config, reel));
  const shown = typeof rows === 'number' ? number(rows) : heights.map(number).join('-');
  switch (pay.type) {
    case 'lines':
      return pay.lines.length === 1
        ? `${say.oneLine(number(cols))} ${say.linePays}`
        : `${say.lines(number(cols), shown, list([pay.lines.length]))} ${say.linePays}`;
    case 'ways': {
      const ways = number(heights.reduce((product, height) => product * height, 1));
      const intro =
        typeof rows === 'object' && 'min' in rows
          ? say.changingWays(number(cols), number(rows.min), number(Math.max(...heights)), ways)
          : say.ways(number(cols), shown, ways);
      return `${intro} ${say.wayPays}`;
    }
    case 'cluster':
      return say.cluster(number(cols), shown, number(pay.min));
    case 'anywhere':
      return say.anywhere(number(cols), shown, number(pay.min));
  }
}

function wilds({ config, say, nameOf }: Writer): string[] {
  const all = Object.values(config.symbols).filter(({ kind }) => kind === 'wild');
  const factors = all
    .flatMap(({ multiplier }) => (multiplier ? [`${multiplier}×`] : []))
    .join(', ');
  const paragraphs: string[] = [];
  if (all.length > 0) {
    const multiplies = config.pay.type === 'ways' ? say.wayMultipliers : say.lineMultipliers;
    paragraphs.push(
      [say.wild(nameOf('wild')), factors === '' ? '' : multiplies(factors)].join(' ').trim(),
    );
  }
  const scatter = Object.values(config.symbols).find(({ kind }) => kind === 'scatter');
  if (scatter && Object.keys(scatter.pays).length > 0)
    paragraphs.push(say.scatterPays(nameOf('scatter')));
  return paragraphs;
}

function cascades({ config, say, number, list, nameOf }: Writer): string[] {
  const { cascade } = config;
  if (!cascade) return [];
  const paragraphs: string[] = [say.cascade];
  const { base, fs } = cascade.ladder;
  const counts = fs.length > 30 && fs.every((value, step) => value === step + 1);
  if (cascade.parade) paragraphs.push(say.parade(list(base), list(fs)));
  else if (base.length > 1 || fs.length > 1) {
    paragraphs.push(
      [
        base.length > 1 ? say.ladder(list(base)) : '',
        counts ? say.freeCount(number(fs.length)) : say.freeLadder(list(fs)),
        cascade.persistFs ? say.ladderStays : '',
      ]
        .join(' ')
        .trim(),
    );
  }
  const orb = Object.values(config.symbols).find(({ kind }) => kind === 'orb');
  if (orb) {
    const values = Object.keys(orb.values ?? {}).map(Number);
    const range = say.orbs(nameOf('orb'), number(values[0] ?? 0), number(values.at(-1) ?? 0));
    paragraphs.push(`${range} ${say.freeOrbs}`);
  }
  const growing = featureOf(config, 'growing_wilds');
  if (growing) {
    const wild = nameOf('wild');
    paragraphs.push(`${say.growing(wild, number(growing.max))} ${say.growingKept(wild)}`);
  }
  return paragraphs;
}

function bonus({ config, say, number, nameOf }: Writer): string[] {
  const paragraphs: string[] = [];
  const awards = (table: Readonly<Record<number, number>>) =>
    Object.entries(table)
      .map(([count, spins], index, all) => {
        // The last entry applies to its scatter count and to all higher counts.
        const more = index === all.length - 1 ? '+' : '';
        return `${count}${more}: ${number(spins)}`;
      })
      .join(' · ');
  const spins = featureOf(config, 'free_spins');
  if (spins) {
    const scatter = nameOf('scatter');
    paragraphs.push(
      [
        say.freeSpins(scatter, awards(spins.trigger)),
        spins.multiplier > 1 ? say.freeMultiplier(number(spins.multiplier)) : '',
        Object.keys(spins.retrigger).length > 0
          ? say.retrigger(scatter, awards(spins.retrigger))
          : '',
        say.maxSpins(number(spins.maxSpins)),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    );
  }
  if (featureOf(config, 'sticky_wilds')) paragraphs.push(say.sticky(nameOf('wild')));
  if (featureOf(config, 'expanding_symbol')) paragraphs.push(say.expanding);
  const hold = featureOf(config, 'hold_respin');
  if (hold) {
    const coin = Object.values(config.symbols).find(({ kind }) => kind === 'coin');
    const values = Object.keys(coin?.values ?? {}).map(Number);
    const begin = say.hold(number(hold.trigger), nameOf('coin'), number(hold.respins));
    const range = [values[0] ?? 0, values.at(-1) ?? 0, hold.full].map(number);
    paragraphs.push(`${begin} ${say.holdEnd(range[0] ?? '', range[1] ?? '', range[2] ?? '')}`);
  }
  return paragraphs;
}
