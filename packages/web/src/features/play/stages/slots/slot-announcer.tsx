import { Plural, Trans } from '@lingui/react/macro';
import type { GameText } from '@wl/games/catalogue/texts';
import type { SlotConfig } from '@wl/games/engines/slots/config';
import { useMoney } from '../../money.ts';
import type { Slot } from './use-slot.ts';
import { WinText } from './wins/win-text.tsx';
import s from '../../components/announcer.module.css';

/** Announces every result to screen readers once the reels have stopped, without interrupting other announcements. */
export function SlotAnnouncer({
  slot,
  text,
  config,
  label,
}: {
  slot: Slot;
  text: GameText;
  config: SlotConfig;
  label: string;
}) {
  const { money } = useMoney();
  const { last, view, phase, autoStop } = slot;
  const best = view.shown.toSorted((a, b) => b.hundredths - a.hundredths)[0];
  const won = last ? money(last.payout_cents) : '';
  const more = view.shown.length - 1;
  return (
    <div className={s.announcer} role="status" aria-label={label} data-testid="result">
      {view.banner?.kind === 'awarded' && (
        <p>
          <Plural
            context="feature of a slot"
            value={view.banner.spins}
            one="# free spin"
            other="# free spins"
          />
        </p>
      )}
      {view.banner?.kind === 'expanding' && <p>{text.symbols[view.banner.symbol]}</p>}
      {view.banner?.kind === 'hold' && (
        <p>
          <Plural value={view.banner.respins} one="# respin" other="# respins" />
        </p>
      )}
      {phase === 'idle' && last && (
        <p key={last.id}>
          {last.payout_cents === 0 ? (
            <Trans>No win.</Trans>
          ) : last.payout_cents <= last.stake_cents ? (
            <Trans>{won} returned.</Trans>
          ) : (
            <Trans>You won {won}.</Trans>
          )}{' '}
          {best && <WinText win={best} text={text} config={config} stakeCents={slot.baseCents} />}
          {more > 0 && (
            <>
              {' '}
              <Trans>
                and <Plural value={more} one="# more win" other="# more wins" />
              </Trans>
            </>
          )}
        </p>
      )}
      <AutoStopNote autoStop={autoStop} />
    </div>
  );
}

/** States why automatic play has ended. */
function AutoStopNote({ autoStop }: Pick<Slot, 'autoStop'>) {
  return (
    <>
      {autoStop === 'loss' && (
        <p>
          <Trans>Auto spin stopped at your loss limit.</Trans>
        </p>
      )}
      {autoStop === 'win' && (
        <p>
          <Trans>Auto spin stopped after your win.</Trans>
        </p>
      )}
      {autoStop === 'count' && (
        <p>
          <Trans>Auto spin has finished all its rounds.</Trans>
        </p>
      )}
    </>
  );
}
