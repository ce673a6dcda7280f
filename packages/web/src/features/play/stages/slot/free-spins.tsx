import { Plural, Trans } from '@lingui/react/macro';
import { useMoney } from '../../money.ts';
import type { SlotView } from './present.ts';
import s from './free-spins.module.css';

/** The big words over the reels: free spins won, added, over, or the highest win reached. */
export function FreeSpinBanner({ banner }: { banner: SlotView['banner'] }) {
  const { money } = useMoney();
  if (!banner) return null;
  return (
    <div className={s.banner} aria-hidden="true">
      {banner.kind === 'awarded' && (
        <>
          <b className="poster">
            {banner.retrigger ? (
              <Plural value={banner.spins} one="# more spin" other="# more spins" />
            ) : (
              <Plural value={banner.spins} one="# free spin" other="# free spins" />
            )}
          </b>
        </>
      )}
      {banner.kind === 'finished' && (
        <>
          <span>
            <Trans>Free spins won</Trans>
          </span>
          <b className="poster">{money(banner.cents)}</b>
        </>
      )}
      {banner.kind === 'capped' && (
        <>
          <span>
            <Trans>The highest win of this game</Trans>
          </span>
          <b className="poster">{money(banner.cents)}</b>
        </>
      )}
    </div>
  );
}
