import { useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { useMoney } from '../../money.ts';
import type { Stakes } from '../roulette/chips.ts';
import { Pile } from '../table/pile.tsx';
import { Spot, Spots, type SpotsProps } from '../table/spots.tsx';
import { useSpotNames } from './spot-names.ts';
import s from './layout.module.css';

type LayoutProps = Pick<
  SpotsProps,
  'slug' | 'stakes' | 'chips' | 'won' | 'locked' | 'onPlace' | 'onTake'
> & {
  /** True while the member is deciding whether to place the play bet. */
  asked: boolean;
};

/** Shows the circles for the Pair Plus, ante and play bets. The member places the play bet after the deal. */
export function Layout({ asked, ...props }: LayoutProps) {
  const { t } = useLingui();
  const names = useSpotNames();
  return (
    <div className={s.layout}>
      <Spots {...props} first="ante" className={s.spots}>
        <Spot
          id="pair-plus"
          name={names('pair-plus')}
          odds={t`up to 40:1`}
          className={cx(s.spot, props.won?.has('pair-plus') && s.paid)}
        >
          <span className={s.name}>{names('pair-plus')}</span>{' '}
          <span className={cx('num', s.odds)}>{t`up to 40:1`}</span>
        </Spot>
        <Spot
          id="ante"
          name={names('ante')}
          odds="1:1"
          className={cx(s.spot, s.ante, props.won?.has('ante') && s.paid)}
        >
          <span className={s.name}>{names('ante')}</span>{' '}
          <span className={cx('num', s.odds)}>1:1</span>
        </Spot>
      </Spots>
      <PlayBet {...props} cents={props.stakes['play'] ?? 0} asked={asked} />
    </div>
  );
}

function PlayBet({
  slug,
  chips,
  won,
  cents,
  asked,
}: Pick<LayoutProps, 'slug' | 'chips' | 'won' | 'asked'> & { cents: Stakes[string] }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const names = useSpotNames();
  const lying = money(cents);
  return (
    <div
      role="img"
      aria-label={cents > 0 ? `${names('play')}, ${t`${lying} staked`}` : names('play')}
      className={cx(s.spot, s.play, asked && s.asked, won?.has('play') && s.paid)}
    >
      <span className={s.name}>{names('play')}</span>
      <span className={cx('num', s.odds)}>1:1</span>
      {cents > 0 && (
        <Pile
          slug={slug}
          cents={cents}
          chips={chips}
          style={{ left: '50%', top: 'var(--pile-y)' }}
          fate={won === null ? 'lying' : won.has('play') ? 'won' : 'lost'}
        />
      )}
    </div>
  );
}
