import { useLingui } from '@lingui/react/macro';

type Names = Readonly<Record<string, string>>;

/**
 * Returns a function that names the spots of a table game. Names of roulette and sic bo spots include their numbers,
 * such as "Split 17-20". The name of an unknown spot is made from its id.
 */
export function useSpotNames(game: string): (spot: string) => string {
  const names = useNamesByGame()[game] ?? {};
  return (spot) => {
    const [kind = spot, numbers = ''] = spot.split(':');
    return names[spot] ?? `${names[kind] ?? kind} ${numbers}`.trim();
  };
}

function useNamesByGame(): Readonly<Record<string, Names>> {
  const { t } = useLingui();
  const baccarat: Names = {
    player: t`Player`,
    banker: t`Banker`,
    tie: t`Tie`,
    'player-pair': t`Player pair`,
    'banker-pair': t`Banker pair`,
    'either-pair': t`Either pair`,
    'perfect-pair': t`Perfect pair`,
    small: t`Small`,
    big: t`Big`,
  };
  const wheel: Names = {
    'pays:1': t`Tram 1:1`,
    'pays:2': t`Express 2:1`,
    'pays:6': t`Sleeper 6:1`,
    'pays:13': t`Liner 13:1`,
    'pays:27': t`Airship 27:1`,
  };
  const dragonTiger: Names = {
    dragon: t`Dragon`,
    tiger: t`Tiger`,
    tie: t`Tie`,
    'suited-tie': t`Suited tie`,
  };
  const sicBo: Names = {
    small: t`Small`,
    big: t`Big`,
    odd: t`Odd`,
    even: t`Even`,
    total: t({ message: 'Total', context: 'sic bo' }),
    single: t({ message: 'Number', context: 'sic bo' }),
    double: t({ message: 'Double', context: 'sic bo' }),
    triple: t`Triple`,
    'any-triple': t`Any triple`,
    combination: t`Two numbers`,
  };
  const roulette: Names = {
    straight: t`Straight up`,
    split: t`Split`,
    street: t({ message: 'Street', context: 'roulette' }),
    trio: t`Trio`,
    corner: t`Corner`,
    'first-four': t`First four`,
    line: t`Six line`,
    dozen: t`Dozen`,
    column: t`Column`,
    red: t`Red`,
    black: t`Black`,
    even: t`Even`,
    odd: t`Odd`,
    low: '1–18',
    high: '19–36',
  };
  const crash: Names = { first: t`First bet`, second: t`Second bet` };
  return {
    'table-roulette': roulette,
    'table-baccarat': baccarat,
    'table-dragon-tiger': dragonTiger,
    'table-sic-bo': sicBo,
    'table-blackjack': { hand: t`Hand` },
    'table-crash': crash,
    'travel-wheel': wheel,
  };
}
