import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Gate, Gates } from '@wl/contract/travel';
import { useEffect } from 'react';
import { hasPage } from '../../../app/features.ts';
import { useFormats } from '../../../app/language/formats.ts';
import { request } from '../../../app/request.ts';
import { storePlayer, useSession } from '../../../app/session/session.ts';
import { useGateWords } from '../use-gate-words.ts';
import s from './flight-pass.module.css';

/** Shows the reason why the gate is closed, and the action that opens the gate. */
export function GateFix({ id, controls, gate }: { id: string; controls: Gates; gate: Gate }) {
  const words = useGateWords(controls);
  useFreshPassport(gate.closed === 'travel.not_verified');
  return (
    <div className={s.fix}>
      <p id={id}>
        <b>{words.reason(gate)}</b>
        <Why controls={controls} gate={gate} />
      </p>
      <p className={s.links}>
        <Fix gate={gate} />
      </p>
    </div>
  );
}

/**
 * Reloads the member's data if the stored copy shows no passport, because a first top-up may have activated the
 * passport in the meantime.
 */
function useFreshPassport(isAsked: boolean): void {
  const hasNone = useSession((session) => session.player?.passport === 'none');
  const asks = isAsked && hasNone;
  useEffect(() => {
    if (!asks) return;
    // Ignore a failed request: the next page that shows a city gate loads the member's data again.
    import('@wl/contract/members')
      .then(({ checkAuth }) => request(checkAuth, {}))
      .then(({ data }) => storePlayer(data.player))
      .catch(() => undefined);
  }, [asks]);
}

function Why({ controls, gate }: { controls: Gates; gate: Gate }) {
  const { coins } = useFormats();
  const passport = useSession((session) => session.player?.passport);
  switch (gate.closed) {
    case 'travel.not_verified':
      return passport === 'none' ? (
        <Trans>
          Your first top-up activates your passport. Once your identity and address are verified,
          you can fly. Your first trip is free.
        </Trans>
      ) : (
        <WithPapers isFirst={controls.first_trip} />
      );
    case 'travel.not_enough_coins':
      return (
        <Trans>
          You have {coins(controls.coins)} of the {coins(gate.fare)} Coins you need. Earn more with
          missions and levels.
        </Trans>
      );
    case 'member.email_unverified':
      return <Trans>We sent you a six-digit code to confirm your e-mail address.</Trans>;
    case 'member.on_break':
    case 'member.excluded':
      return <Trans>You can travel again when your break or exclusion ends.</Trans>;
    default:
      return null;
  }
}

function Fix({ gate }: { gate: Gate }) {
  const passport = useSession((session) => session.player?.passport);
  switch (gate.closed) {
    case 'travel.not_verified':
      return passport === 'none' ? (
        <Link to="/my-wallet-xs">
          <Trans>Top up</Trans>
        </Link>
      ) : (
        <Link to="/my-passport">
          <Trans>Verify my passport</Trans>
        </Link>
      );
    case 'travel.not_enough_coins':
      return (
        <>
          {hasPage('/my-journey') && (
            <Link to="/my-journey">
              <Trans>See my missions</Trans>
            </Link>
          )}
          <Link to="/marketplace/coins">
            <Trans>How to earn Coins</Trans>
          </Link>
        </>
      );
    case 'member.email_unverified':
      return (
        <Link to="/unverified-email-access">
          <Trans>Confirm e-mail address</Trans>
        </Link>
      );
    case 'member.on_break':
    case 'member.excluded':
      return (
        <Link to="/locked-out-player">
          <Trans>See when your break or exclusion ends</Trans>
        </Link>
      );
    default:
      return null;
  }
}

const WithPapers = ({ isFirst }: { isFirst: boolean }) =>
  isFirst ? (
    <Trans>
      Once your identity and address are verified, you can fly. Your first trip is free.
    </Trans>
  ) : (
    <Trans>Once your identity and address are verified, you can fly again.</Trans>
  );
