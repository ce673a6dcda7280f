import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../money.ts';
import { symbolBackground, type SymbolAtlas } from './reels/symbol-atlas.ts';
import type { SlotView } from './presenting/view.ts';
import s from './free-spins.module.css';

/** Shows large text over the reels, such as a bonus award, the winnings of a bonus, or the maximum win. */
export function FreeSpinBanner({
  banner,
  atlas,
}: {
  banner: SlotView['banner'];
  atlas: SymbolAtlas | null;
}) {
  if (!banner) return null;
  return (
    <div className={s.banner} aria-hidden="true">
      {banner.kind === 'awarded' && (
        <>
          <b className="poster">
            {banner.retrigger ? (
              <Plural value={banner.spins} one="# more spin" other="# more spins" />
            ) : (
              <Plural
                context="feature of a slot"
                value={banner.spins}
                one="# free spin"
                other="# free spins"
              />
            )}
          </b>
        </>
      )}
      {banner.kind === 'expanding' && (
        <>
          <span>
            <Trans>This symbol expands to cover its reels</Trans>
          </span>
          <i
            className={s.picture}
            style={atlas ? symbolBackground(atlas, banner.symbol) : undefined}
          />
        </>
      )}
      {banner.kind === 'hold' && (
        <>
          <span>
            <Plural value={banner.coins} one="# position is held" other="# positions are held" />
          </span>
          <b className="poster">
            <Plural value={banner.respins} one="# respin" other="# respins" />
          </b>
        </>
      )}
      {banner.kind === 'held' && (
        <WonSum cents={banner.cents}>
          {banner.full ? <Trans>All positions filled</Trans> : <Trans>All held symbols pay</Trans>}
        </WonSum>
      )}
      {banner.kind === 'finished' && (
        <WonSum cents={banner.cents}>
          <Trans>Free-spin winnings</Trans>
        </WonSum>
      )}
      {banner.kind === 'capped' && (
        <WonSum cents={banner.cents}>
          <Trans>Maximum win reached</Trans>
        </WonSum>
      )}
    </div>
  );
}

/** Shows the amount won in a bonus or in the whole round, below a caption. */
function WonSum({ cents, children }: { cents: number; children: ReactNode }) {
  const { money } = useMoney();
  return (
    <>
      <span>{children}</span>
      <b className="poster">{money(cents)}</b>
    </>
  );
}
