import { plural, select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Errand, Mission, MissionObjective } from '@wl/contract/missions';
import type { IconName } from '@wl/ui/icon';
import { cityTexts } from '@wl/world/cities/index';
import type { CategoryId } from '@wl/world/casino/categories';
import type { MissionAction } from '@wl/world/mission';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage } from '../../app/language/language.ts';

const CENTS_PER_UNIT = 100;

type Games = { category?: CategoryId | undefined; city?: string | undefined };

const cityName = (slug: string) => cityTexts(slug)?.name[currentLanguage()] ?? slug;

/** Returns a function that formats cents as dollars: 11000 → $110, 1650 → $16.50. */
function useSum() {
  const { number } = useFormats();
  return (cents: number) =>
    number(cents / CENTS_PER_UNIT, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: cents % CENTS_PER_UNIT === 0 ? 0 : 2,
    });
}

/**
 * Returns a function that describes the objective of staking an amount, optionally on games of one category or city.
 */
function useStakeWords() {
  const { t } = useLingui();
  const sum = useSum();
  return (cents: number, { category, city }: Games): string => {
    const money = sum(cents);
    if (city === undefined && category === undefined) return t`Stake ${money} on any game.`;
    if (city === undefined) {
      return t({
        message: select(category ?? 'other', {
          video: `Stake ${money} on video slots.`,
          classic: `Stake ${money} on classic slots.`,
          table: `Stake ${money} on table games.`,
          live: `Stake ${money} at live tables.`,
          other: `Stake ${money} on any game.`,
        }),
      });
    }
    const home = cityName(city);
    return t({
      message: select(category ?? 'other', {
        video: `Stake ${money} on video slots from ${home}.`,
        classic: `Stake ${money} on classic slots from ${home}.`,
        table: `Stake ${money} on table games from ${home}.`,
        live: `Stake ${money} at live tables from ${home}.`,
        other: `Stake ${money} on games from ${home}.`,
      }),
    });
  };
}

/**
 * Returns a function that describes the objective of playing a number of different games, optionally of one category or
 * city.
 */
function useDifferentGamesWords() {
  const { t } = useLingui();
  return (count: number, { category, city }: Games): string => {
    if (city === undefined) {
      return t({
        message: select(category ?? 'other', {
          video: plural(count, {
            one: 'Play # video slot.',
            other: 'Play # different video slots.',
          }),
          classic: plural(count, {
            one: 'Play # classic slot.',
            other: 'Play # different classic slots.',
          }),
          table: plural(count, {
            one: 'Play # table game.',
            other: 'Play # different table games.',
          }),
          live: plural(count, {
            one: 'Play at # live table.',
            other: 'Play at # different live tables.',
          }),
          other: plural(count, { one: 'Play # game.', other: 'Play # different games.' }),
        }),
      });
    }
    const home = cityName(city);
    return t({
      message: select(category ?? 'other', {
        video: plural(count, {
          one: `Play # video slot from ${home}.`,
          other: `Play # different video slots from ${home}.`,
        }),
        classic: plural(count, {
          one: `Play # classic slot from ${home}.`,
          other: `Play # different classic slots from ${home}.`,
        }),
        table: plural(count, {
          one: `Play # table game from ${home}.`,
          other: `Play # different table games from ${home}.`,
        }),
        live: plural(count, {
          one: `Play at # live table from ${home}.`,
          other: `Play at # different live tables from ${home}.`,
        }),
        other: plural(count, {
          one: `Play # game from ${home}.`,
          other: `Play # different games from ${home}.`,
        }),
      }),
    });
  };
}

function actionWords(name: MissionAction, count: number): string {
  switch (name) {
    case 'playlist_made':
      return plural(count, { one: 'Create a playlist.', other: 'Create # playlists.' });
    case 'game_rated':
      return plural(count, { one: 'Rate a game.', other: 'Rate # games.' });
    case 'how_to_read':
      return plural(count, {
        one: 'Read one of our guides to the end.',
        other: 'Read # of our guides to the end.',
      });
    case 'proof_checked':
      return plural(count, {
        one: 'Check the proof of one of your rounds.',
        other: 'Check the proofs of # of your rounds.',
      });
    case 'client_seed_chosen':
      return plural(count, {
        one: 'Choose your own client seed.',
        other: 'Choose your own client seed # times.',
      });
    case 'deposit_limit_set':
      return plural(count, {
        one: 'Set yourself a deposit limit.',
        other: 'Set yourself # deposit limits.',
      });
    case 'break_taken':
      return plural(count, {
        one: 'Take a break from playing.',
        other: 'Take # breaks from playing.',
      });
    case 'item_purchased':
      return plural(count, {
        one: 'Buy an item in the marketplace.',
        other: 'Buy # items in the marketplace.',
      });
    case 'item_activated':
      return plural(count, {
        one: 'Activate an item in your bag.',
        other: 'Activate # items in your bag.',
      });
    case 'trip_made':
      return plural(count, { one: 'Fly to another city.', other: 'Fly to # other cities.' });
  }
}

/** Returns functions that describe missions and errands in the member's language. */
export function useMissionWords() {
  const { t } = useLingui();
  const { number } = useFormats();
  const sum = useSum();
  const stake = useStakeWords();
  const differentGames = useDifferentGamesWords();
  const part = (reached: number, target: number, format: (value: number) => string): string => {
    const [now, whole] = [format(reached), format(target)];
    return t`${now} of ${whole}`;
  };

  return {
    cityName,
    sum,
    /** Returns the objective of a mission in one sentence. */
    objective: (objective: MissionObjective): string => {
      switch (objective.kind) {
        case 'stake':
          return stake(objective.cents, objective.games ?? {});
        case 'different_games':
          return differentGames(objective.count, objective.games ?? {});
        case 'different_studios':
          return t({
            message: plural(objective.count, {
              one: 'Play a game from any studio.',
              other: 'Play games from # different studios.',
            }),
          });
        case 'action':
          return actionWords(objective.action, objective.count);
      }
    },
    /** Returns the objective of an errand in one sentence. */
    errand: ({ cents, games, most_per_game }: Errand): string => {
      if (most_per_game === null) return stake(cents, games ?? {});
      const money = sum(cents);
      const most = sum(most_per_game);
      return t`Stake ${money}, with no more than ${most} of it on any one game.`;
    },
    /** Returns a mission's progress as an amount or a count: `$16 of $25`, `1 of 3`. */
    progress: ({ objective, progress, target }: Mission): string =>
      part(progress, target, objective.kind === 'stake' ? sum : number),
    /** Returns an errand's progress as staked and required amounts: `$16 of $25`. */
    errandProgress: ({ progress, cents }: Errand): string => part(progress, cents, sum),
  };
}

const actionIcons: Record<MissionAction, IconName> = {
  playlist_made: 'cassette',
  game_rated: 'star',
  how_to_read: 'compass',
  proof_checked: 'seal',
  client_seed_chosen: 'key',
  deposit_limit_set: 'shield',
  break_taken: 'hand',
  item_purchased: 'market',
  item_activated: 'bag',
  trip_made: 'plane',
};

/** Returns the icon for a mission with this objective. */
export function iconOf(objective: MissionObjective): IconName {
  if (objective.kind === 'action') return actionIcons[objective.action];
  if (objective.kind === 'different_studios') return 'grid';
  switch (objective.games?.category) {
    case 'table':
      return 'spade';
    case 'live':
      return 'broadcast';
    case 'classic':
      return 'trophy';
    case 'video':
      return 'spin';
    default:
      return objective.kind === 'stake' ? 'dice' : 'cards';
  }
}
