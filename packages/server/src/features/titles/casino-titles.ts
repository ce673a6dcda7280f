import { games, statsOf, textsOf } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import { contributionPercent } from '@wl/world/casino/contribution';
import { languages, type Texts } from '@wl/world/languages';
import type { ListedTitle } from './title.ts';

function titleOf(game: Game): ListedTitle {
  const { slug, studio, family, category, city, features, stakes, minBetCents, maxBetCents } = game;
  const texts = textsOf(slug);
  return {
    slug,
    product: 'casino',
    name: texts.en.name,
    taglines: Object.fromEntries(
      languages.map((language) => [language, texts[language].tagline]),
    ) as Texts,
    studio,
    family,
    category,
    city,
    contributionPercent: contributionPercent(category),
    features,
    hasDecisions: game.steps !== undefined,
    stakes,
    minBetCents,
    maxBetCents,
    stats: statsOf(slug),
  };
}

/** Titles of the product `casino`: the games of the compiled catalogue, in catalogue order. */
export const casinoTitles: readonly ListedTitle[] = games.map(titleOf);
