import { useLingui } from '@lingui/react/macro';
import type { BaccaratBetId, BaccaratTable } from '@wl/games/engines/baccarat/bets';
import { useFormats } from '../../../../app/language/formats.ts';

/** Returns the odds of each baccarat bet, and a function that names a bet in the member's language. */
export function useBetNames(table: BaccaratTable) {
  const { t } = useLingui();
  const { number } = useFormats();
  const names: Record<BaccaratBetId, string> = {
    player: t`Player`,
    banker: t`Banker`,
    tie: t`Tie`,
    'player-pair': t`Player pair`,
    'banker-pair': t`Banker pair`,
    'either-pair': t`Either pair`,
    'perfect-pair': t`Perfect pair`,
    'player-dragon': t`Player dragon bonus`,
    'banker-dragon': t`Banker dragon bonus`,
    'dragon-7': t`Dragon 7`,
    'panda-8': t`Panda 8`,
    small: t`Small`,
    big: t`Big`,
  };
  const toOne = (times: number) => `${number(times)}:1`;
  const banker = {
    commission: toOne(0.95),
    'half-on-six': `1:1 (6 = ${toOne(0.5)})`,
    ez: '1:1',
  };
  const pays: Record<BaccaratBetId, string> = {
    player: '1:1',
    banker: banker[table.banker],
    tie: `${table.tie}:1`,
    'player-pair': '11:1',
    'banker-pair': '11:1',
    'either-pair': '5:1',
    'perfect-pair': table.twoPerfectPairs === 25 ? '25:1' : `25:1 / ${table.twoPerfectPairs}:1`,
    'player-dragon': t`up to 30:1`,
    'banker-dragon': t`up to 30:1`,
    'dragon-7': '40:1',
    'panda-8': '25:1',
    small: toOne(1.5),
    big: toOne(0.54),
  };
  return { name: (bet: string) => names[bet as BaccaratBetId], pays };
}
