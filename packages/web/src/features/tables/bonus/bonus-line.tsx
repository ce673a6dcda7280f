import { Trans } from '@lingui/react/macro';
import { SMALLEST_BONUS_CASH_OUT } from '@wl/games/engines/crash/bets';
import { Icon } from '@wl/ui/icon';
import { BONUS_MONEY_MAX_COVERAGE, MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { useWallet } from '../../../app/hud/wallet.ts';
import { useMoney } from '../../play/index.ts';
import { useMultiplier } from '../crash/use-multiplier.ts';
import type { KnownGame } from '../game-tables.ts';
import type { TableReply } from '../live-state.ts';
import s from './bonus-line.module.css';
import { usesBonus } from './round-money.ts';

/**
 * States whether the table accepts the member's bonus money and, if so, which rules apply. Shows nothing if the member
 * neither has bonus money nor has staked any in this round.
 */
export function BonusLine({ game, reply }: { game: KnownGame; reply: TableReply }) {
  const { table, bets } = reply;
  const { money } = useMoney();
  const bonusCents = useWallet()?.bonus ?? 0;
  if (bonusCents === 0 && !usesBonus(bets)) return null;
  const bonus = money(bonusCents);
  return (
    <p className={s.line} data-accepted={table.bonus_money}>
      <Icon name={table.bonus_money ? 'check-circle' : 'close'} size={20} />
      <span>
        {table.bonus_money ? (
          <>
            <b>
              <Trans>Bonus money {bonus}: used after your cash.</Trans>
            </b>{' '}
            <Rules game={game} />
          </>
        ) : (
          <>
            <b>
              <Trans>Bonus money {bonus}: not accepted at this table.</Trans>
            </b>{' '}
            <Trans>You can bet only with cash here.</Trans>
          </>
        )}
      </span>
    </p>
  );
}

/** States the limits for all bets of a round if bonus money pays for one of them. */
function Rules({ game }: { game: KnownGame }): ReactNode {
  const { short } = useMoney();
  const { number } = useFormats();
  const multiplier = useMultiplier();
  const most = short(MAX_BONUS_STAKE_CENTS);
  const least = multiplier(SMALLEST_BONUS_CASH_OUT);
  const share = number(BONUS_MONEY_MAX_COVERAGE, { style: 'percent' });
  switch (game) {
    case 'table-crash':
      return (
        <Trans>
          With bonus money, your bets may be at most {most} per round, and you can cash out at{' '}
          {least} or higher.
        </Trans>
      );
    case 'table-blackjack':
      return <Trans>With bonus money, your bet may be at most {most}, including a double.</Trans>;
    default:
      return (
        <Trans>
          With bonus money, your bets may be at most {most} per round and cover at most {share} of
          the outcomes.
        </Trans>
      );
  }
}
