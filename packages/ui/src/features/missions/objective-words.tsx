/** Mission objectives as text and icons, for member pages and back-office previews. */
import { plural, select } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { GameFilter, MissionAction, Objective } from '@wl/world/mission';
import type { IconName } from '../../icon.tsx';

/** Functions that format the values of an objective in the reader's language. */
interface ObjectiveFormats {
  /** Formats cents as a short amount: 11000 → $110, 1650 → $16.50. */
  sum: (cents: number) => string;
  /** Returns the name of a city: `las-vegas` → Las Vegas. */
  cityName: (slug: string) => string;
}

/** Returns functions that describe the objectives of missions and errands in the reader's language. */
export function useObjectiveWords(formats: ObjectiveFormats) {
  const { t } = useLingui();
  const stake = useStakeWords(formats);
  const differentGames = useDifferentGamesWords(formats);
  const action = useActionWords();
  return {
    /** Returns a sentence that describes the objective of staking an amount, optionally on certain games. */
    stake,
    /** Returns a sentence that states the objective of a mission. */
    objective: (objective: Objective): string => {
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
          return action(objective.action, objective.count);
      }
    },
  };
}

/**
 * Returns a function that describes the objective of staking an amount, optionally on games of one category or city.
 */
function useStakeWords({ sum, cityName }: ObjectiveFormats) {
  const { t } = useLingui();
  return (cents: number, { category, city }: GameFilter): string => {
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
 * Returns a function that describes the objective of playing a number of different games, optionally all from one
 * category or city.
 */
function useDifferentGamesWords({ cityName }: ObjectiveFormats) {
  const { t } = useLingui();
  return (count: number, { category, city }: GameFilter): string => {
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

/** Returns a function that describes a mission whose task is something other than play, such as rating games. */
function useActionWords() {
  const { t } = useLingui();
  return (name: MissionAction, count: number): string => {
    switch (name) {
      case 'playlist_made':
        return t({
          message: plural(count, { one: 'Create a playlist.', other: 'Create # playlists.' }),
        });
      case 'game_rated':
        return t({
          message: plural(count, { one: 'Rate a game.', other: 'Rate # games.' }),
        });
      case 'how_to_read':
        return t({
          message: plural(count, {
            one: 'Read one of our guides to the end.',
            other: 'Read # of our guides to the end.',
          }),
        });
      case 'proof_checked':
        return t({
          message: plural(count, {
            one: 'Check the proof of one of your rounds.',
            other: 'Check the proofs of # of your rounds.',
          }),
        });
      case 'client_seed_chosen':
        return t({
          message: plural(count, {
            one: 'Choose your own client seed.',
            other: 'Choose your own client seed # times.',
          }),
        });
      case 'deposit_limit_set':
        return t({
          message: plural(count, {
            one: 'Set yourself a top-up limit.',
            other: 'Set yourself # top-up limits.',
          }),
        });
      case 'break_taken':
        return t({
          message: plural(count, {
            one: 'Take a break from playing.',
            other: 'Take # breaks from playing.',
          }),
        });
      case 'item_purchased':
        return t({
          message: plural(count, {
            one: 'Buy an item in the marketplace.',
            other: 'Buy # items in the marketplace.',
          }),
        });
      case 'item_activated':
        return t({
          message: plural(count, {
            one: 'Activate an item in your bag.',
            other: 'Activate # items in your bag.',
          }),
        });
      case 'trip_made':
        return t({
          message: plural(count, { one: 'Fly to another city.', other: 'Fly to # other cities.' }),
        });
    }
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

export function iconOf(objective: Objective): IconName {
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
