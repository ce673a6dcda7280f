import type { Game, GameStats } from '../game.ts';
import { game as neonShibuya } from './neon-shibuya/game.ts';
import { texts as neonShibuyaTexts } from './neon-shibuya/texts.ts';
import { game as ginzaLanternFall } from './ginza-lantern-fall/game.ts';
import { texts as ginzaLanternFallTexts } from './ginza-lantern-fall/texts.ts';
import { game as harbourBetways } from './harbour-betways/game.ts';
import { texts as harbourBetwaysTexts } from './harbour-betways/texts.ts';
import { game as bondiBreakers } from './bondi-breakers/game.ts';
import { texts as bondiBreakersTexts } from './bondi-breakers/texts.ts';
import { game as fogAndCrown } from './fog-and-crown/game.ts';
import { texts as fogAndCrownTexts } from './fog-and-crown/texts.ts';
import { game as midnightTube } from './midnight-tube/game.ts';
import { texts as midnightTubeTexts } from './midnight-tube/texts.ts';
import { game as alohaBloom } from './aloha-bloom/game.ts';
import { texts as alohaBloomTexts } from './aloha-bloom/texts.ts';
import { game as diamondHeadRespin } from './diamond-head-respin/game.ts';
import { texts as diamondHeadRespinTexts } from './diamond-head-respin/texts.ts';
import { game as mojaveJackpotTumble } from './mojave-jackpot-tumble/game.ts';
import { texts as mojaveJackpotTumbleTexts } from './mojave-jackpot-tumble/texts.ts';
import { game as lotusTower } from './lotus-tower/game.ts';
import { texts as lotusTowerTexts } from './lotus-tower/texts.ts';
import { game as luckyBlackCab } from './lucky-black-cab/game.ts';
import { texts as luckyBlackCabTexts } from './lucky-black-cab/texts.ts';
import { game as pachiSevens } from './pachi-sevens/game.ts';
import { texts as pachiSevensTexts } from './pachi-sevens/texts.ts';
import { game as fremontDiamonds } from './fremont-diamonds/game.ts';
import { texts as fremontDiamondsTexts } from './fremont-diamonds/texts.ts';
import { game as operaCherries } from './opera-cherries/game.ts';
import { texts as operaCherriesTexts } from './opera-cherries/texts.ts';
import { game as mosaicPark } from './mosaic-park/game.ts';
import { texts as mosaicParkTexts } from './mosaic-park/texts.ts';
import { game as minuitBoulevard } from './minuit-boulevard/game.ts';
import { texts as minuitBoulevardTexts } from './minuit-boulevard/texts.ts';
import { game as carnavalCascade } from './carnaval-cascade/game.ts';
import { texts as carnavalCascadeTexts } from './carnaval-cascade/texts.ts';
import { game as bazaarOfLamps } from './bazaar-of-lamps/game.ts';
import { texts as bazaarOfLampsTexts } from './bazaar-of-lamps/texts.ts';
import { stats } from './stats.ts';
import type { GameTexts } from './texts.ts';
import { game as westminsterRoulette } from './westminster-roulette/game.ts';
import { texts as westminsterRouletteTexts } from './westminster-roulette/texts.ts';
import { game as stripDoubleZero } from './strip-double-zero/game.ts';
import { texts as stripDoubleZeroTexts } from './strip-double-zero/texts.ts';
import { game as lisboaBaccarat } from './lisboa-baccarat/game.ts';
import { texts as lisboaBaccaratTexts } from './lisboa-baccarat/texts.ts';
import { game as metroKeno } from './metro-keno/game.ts';
import { texts as metroKenoTexts } from './metro-keno/texts.ts';
import { game as harbourThreeCard } from './harbour-three-card/game.ts';
import { texts as harbourThreeCardTexts } from './harbour-three-card/texts.ts';
import { game as boulevardBlackjack } from './boulevard-blackjack/game.ts';
import { texts as boulevardBlackjackTexts } from './boulevard-blackjack/texts.ts';
import { game as shinjukuJacks } from './shinjuku-jacks/game.ts';
import { texts as shinjukuJacksTexts } from './shinjuku-jacks/texts.ts';
import { game as waikikiDeuces } from './waikiki-deuces/game.ts';
import { texts as waikikiDeucesTexts } from './waikiki-deuces/texts.ts';
import { game as cotaiSicBo } from './cotai-sic-bo/game.ts';
import { texts as cotaiSicBoTexts } from './cotai-sic-bo/texts.ts';

/** All playable games, in lobby order. */
export const games: readonly Game[] = [
  neonShibuya,
  ginzaLanternFall,
  harbourBetways,
  bondiBreakers,
  fogAndCrown,
  midnightTube,
  alohaBloom,
  diamondHeadRespin,
  mojaveJackpotTumble,
  lotusTower,
  luckyBlackCab,
  pachiSevens,
  fremontDiamonds,
  operaCherries,
  mosaicPark,
  minuitBoulevard,
  carnavalCascade,
  bazaarOfLamps,
  boulevardBlackjack,
  westminsterRoulette,
  stripDoubleZero,
  lisboaBaccarat,
  harbourThreeCard,
  shinjukuJacks,
  waikikiDeuces,
  metroKeno,
  cotaiSicBo,
];

const bySlug = new Map(games.map((game) => [game.slug, game]));

const texts: Readonly<Record<string, GameTexts>> = {
  'neon-shibuya': neonShibuyaTexts,
  'ginza-lantern-fall': ginzaLanternFallTexts,
  'harbour-betways': harbourBetwaysTexts,
  'bondi-breakers': bondiBreakersTexts,
  'fog-and-crown': fogAndCrownTexts,
  'midnight-tube': midnightTubeTexts,
  'aloha-bloom': alohaBloomTexts,
  'diamond-head-respin': diamondHeadRespinTexts,
  'mojave-jackpot-tumble': mojaveJackpotTumbleTexts,
  'lotus-tower': lotusTowerTexts,
  'lucky-black-cab': luckyBlackCabTexts,
  'pachi-sevens': pachiSevensTexts,
  'fremont-diamonds': fremontDiamondsTexts,
  'opera-cherries': operaCherriesTexts,
  'mosaic-park': mosaicParkTexts,
  'minuit-boulevard': minuitBoulevardTexts,
  'carnaval-cascade': carnavalCascadeTexts,
  'bazaar-of-lamps': bazaarOfLampsTexts,
  'boulevard-blackjack': boulevardBlackjackTexts,
  'westminster-roulette': westminsterRouletteTexts,
  'strip-double-zero': stripDoubleZeroTexts,
  'lisboa-baccarat': lisboaBaccaratTexts,
  'harbour-three-card': harbourThreeCardTexts,
  'shinjuku-jacks': shinjukuJacksTexts,
  'waikiki-deuces': waikikiDeucesTexts,
  'metro-keno': metroKenoTexts,
  'cotai-sic-bo': cotaiSicBoTexts,
};

export function gameBySlug(slug: string): Game | undefined {
  return bySlug.get(slug);
}

/**
 * Returns a game's texts in the five languages.
 * @throws RangeError for an unknown slug
 */
export function textsOf(slug: string): GameTexts {
  const found = texts[slug];
  if (!found) throw new RangeError(`no texts for game ${slug}`);
  return found;
}

/**
 * Returns a game's generated statistics (`tools/stats.ts`).
 * @throws RangeError for an unknown slug
 */
export function statsOf(slug: string): GameStats {
  const found = stats[slug];
  if (!found) throw new RangeError(`no statistics for game ${slug}`);
  return found;
}
