import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import type { gameProfile } from '@wl/contract/play-games';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useMoney } from '../../money.ts';
import s from './game-facts.module.css';

export type GameProfileData = ReplyOf<typeof gameProfile>['data'];

/** Shows the figures computed by the game's engine, and today's biggest win. No figure is entered by hand. */
export function GameFacts({ profile }: { profile: GameProfileData }) {
  const { money, percent, number, short } = useMoney();
  const lowest = short(profile.min_bet_cents);
  const highest = short(profile.max_bet_cents);
  const { volatility, biggest_win_today: best } = profile;
  // Round down to one decimal, so that the page never overstates the win.
  const times = best ? number(Math.floor((best.payout_cents * 10) / best.stake_cents) / 10) : '';
  const stake = best ? money(best.stake_cents) : '';
  return (
    <dl className={s.facts}>
      <Fact
        name={<Trans>Return to player</Trans>}
        more={
          profile.rtp_interval !== null && <Trans>Simulated, with a 95% confidence interval</Trans>
        }
      >
        {percent(profile.rtp)}
        {profile.rtp_interval !== null && ` ± ${number(profile.rtp_interval)}`}
      </Fact>
      <Fact name={<Trans>Volatility</Trans>}>
        <span className={s.volatility}>
          {volatility}/5
          <span aria-hidden="true">
            {[1, 2, 3, 4, 5].map((bar) => (
              <i key={bar} className={bar <= volatility ? s.full : undefined} />
            ))}
          </span>
        </span>
      </Fact>
      <Fact name={<Trans>Rounds with a payout</Trans>}>{percent(profile.hit_percent)}</Fact>
      <Fact name={<Trans>Pays up to</Trans>}>{number(profile.multiplier)}×</Fact>
      <Fact name={<Trans>Stakes</Trans>}>
        {lowest} – {highest}
      </Fact>
      <Fact name={<Trans>Studio</Trans>}>{profile.studio}</Fact>
      <Fact
        name={<Trans>Biggest win today</Trans>}
        more={
          best ? (
            <Trans>
              {times}× a stake of {stake}
            </Trans>
          ) : (
            <Trans>Nobody has won more than their stake today</Trans>
          )
        }
      >
        {best ? money(best.payout_cents) : '–'}
      </Fact>
      <Fact
        name={<Trans>Bonus money</Trans>}
        more={
          !profile.bonus_money && (
            <Link to="/bonus-unavailable-games">
              <Trans>Bonus money cannot be staked on this game</Trans>
            </Link>
          )
        }
      >
        <span className={cx(s.bonus, profile.bonus_money && s.yes)}>
          <Icon name={profile.bonus_money ? 'check-circle' : 'close'} size={20} />
          {profile.bonus_money ? <Trans>Accepted</Trans> : <Trans>Cash only</Trans>}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({
  name,
  more,
  children,
}: {
  name: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="num">{children}</dd>
      {more && <dd className={s.more}>{more}</dd>}
    </div>
  );
}
