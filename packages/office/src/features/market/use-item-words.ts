import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GameSearch, searchGames, type GameTile } from '@wl/contract/lobby';
import type { BonusKindName, BonusTerms } from '@wl/world/bonuses/kind';
import { kindNames } from '@wl/world/bonuses/names';
import { type BonusWording, wordingOf } from '@wl/world/bonuses/wording';
import type { Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';

const everyGame = GameSearch.parse({ limit: 64 });

/** Returns the games in the lobby, keyed by slug. */
function useGames(): ReadonlyMap<string, GameTile> {
  const query = useQuery({
    queryKey: ['floor-games'],
    queryFn: () => request(searchGames, { query: { page: 1 }, body: everyGame }),
    staleTime: 5 * 60_000,
    select: ({ data }) => new Map(data.map((game) => [game.slug, game])),
  });
  return query.data ?? new Map<string, GameTile>();
}

/** Returns functions that name and describe items in the members' wording, but in the clerk’s language. */
export function useItemWords() {
  const { i18n } = useLingui();
  const { number } = useFormats();
  const games = useGames();
  const format = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(i18n.locale, options).format(value);
  const formats = {
    money: (cents: number) =>
      format(cents / 100, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }),
    percent: (whole: number) => format(whole / 100, { style: 'percent' }),
    days: (count: number) => format(count, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
    hours: (count: number) => format(count, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
    number,
    game: (slug: string) => games.get(slug)?.name ?? slug,
  };
  const language = i18n.locale as Language;
  return {
    kindName: (kind: BonusKindName): string => kindNames[kind].title[language],
    formats,
    games,
    wording: (terms: BonusTerms, times?: number | null): BonusWording =>
      wordingOf(terms, language, formats, times),
  };
}
