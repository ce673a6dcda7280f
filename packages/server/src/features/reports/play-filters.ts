import { cities, cityTexts } from '@wl/world/cities/index';
import { type CategoryId, categoryIds } from '@wl/world/casino/categories';
import type { Language, Texts } from '@wl/world/languages';
import type { Filter, PartAmount, Selection, Split } from '../../platform/report.ts';
import { playRevenues } from '../play/index.ts';
import { type Title, titles } from '../titles/index.ts';

const categoryNames: Readonly<Record<CategoryId, Texts>> = {
  video: {
    en: 'Video slots',
    es: 'Videotragamonedas',
    fr: 'Machines à sous vidéo',
    pt: 'Video slots',
    tr: 'Video slotlar',
  },
  classic: {
    en: 'Classic slots',
    es: 'Tragamonedas clásicas',
    fr: 'Machines à sous classiques',
    pt: 'Slots clássicos',
    tr: 'Klasik slotlar',
  },
  table: { en: 'Tables', es: 'Mesas', fr: 'Tables', pt: 'Mesas', tr: 'Masalar' },
  live: { en: 'Live', es: 'En vivo', fr: 'En direct', pt: 'Ao vivo', tr: 'Canlı masalar' },
};
/** Value of the category and city filters for games that the lobby does not list. */
const NONE = 'none';
const unlisted: Texts = {
  en: 'Unlisted',
  es: 'No listados',
  fr: 'Non répertoriés',
  pt: 'Não listados',
  tr: 'Listelenmeyenler',
};

const categoryName = (id: string, language: Language) =>
  (categoryNames[id as CategoryId] ?? unlisted)[language];
const cityName = (slug: string, language: Language) =>
  cityTexts(slug)?.name[language] ?? unlisted[language];

const heads = {
  category: { en: 'Category', es: 'Categoría', fr: 'Catégorie', pt: 'Categoria', tr: 'Kategori' },
  city: { en: 'City', es: 'Ciudad', fr: 'Ville', pt: 'Cidade', tr: 'Şehir' },
  game: { en: 'Game', es: 'Juego', fr: 'Jeu', pt: 'Jogo', tr: 'Oyun' },
} as const satisfies Record<string, Texts>;

export const categoryAndCityFilters = {
  category: {
    head: heads.category,
    options: (language) => categoryIds.map((id) => ({ id, text: categoryName(id, language) })),
  },
  city: {
    head: heads.city,
    options: (language) => cities.map(({ slug }) => ({ id: slug, text: cityName(slug, language) })),
  },
} as const satisfies Record<string, Filter>;

export const gameFilter: Filter = {
  head: heads.game,
  options: (language) =>
    titles
      .all()
      .map(({ slug, name }) => ({ id: slug, text: name }))
      .sort((one, other) => one.text.localeCompare(other.text, language)),
};

/** Returns the slugs of the games that match the selected filters; undefined if no filter is selected. */
export function selectedGames({ game, category, city }: Selection): string[] | undefined {
  if (game === undefined && category === undefined && city === undefined) return undefined;
  const isSelected = (title: Title) =>
    (game === undefined || title.slug === game) &&
    (category === undefined || title.category === category) &&
    (city === undefined || title.city === city);
  return titles
    .all()
    .filter(isSelected)
    .map(({ slug }) => slug);
}

/** Returns a breakdown of the gross revenue by a property of the games, such as their category. */
const revenueSplit = (
  head: Texts,
  partOf: (game: string) => string,
  nameOf: Split['nameOf'],
): Split => ({
  head,
  column: 'revenue',
  nameOf,
  read: async ({ db }, period, selection) => {
    const found = await playRevenues(db, { ...period, games: selectedGames(selection) });
    return found.map(({ day, game, revenue }): PartAmount => ({
      day,
      part: partOf(game),
      amount: revenue,
    }));
  },
});

export const revenueSplits = {
  category: revenueSplit(
    heads.category,
    (game) => titles.find(game)?.category ?? NONE,
    categoryName,
  ),
  city: revenueSplit(heads.city, (game) => titles.find(game)?.city ?? NONE, cityName),
  game: revenueSplit(
    heads.game,
    (game) => game,
    (slug) => titles.find(slug)?.name ?? slug,
  ),
} as const satisfies Record<string, Split>;
