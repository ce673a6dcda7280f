import { useLingui } from '@lingui/react/macro';
import type { Gate, Gates, GateReason } from '@wl/contract/travel';
import { useFormats } from '../../app/formats.ts';

/** How gates and fares are said, on the map, in the list and on the pass. */
export function useGateWords({ coins, first_trip: isFirst }: Gates) {
  const { t } = useLingui();
  const { coins: number } = useFormats();
  const reasons: Record<GateReason, string> = {
    'member.closed': t`Your account is closed`,
    'auth.locked': t`Your account is locked`,
    'member.excluded': t`You have excluded yourself`,
    'member.on_break': t`You are taking a break`,
    'member.email_unverified': t`E-mail not confirmed`,
    'travel.already_there': t`You are here`,
    'travel.not_verified': t`Passport not verified`,
    'travel.not_enough_coins': '',
  };
  const missing = ({ fare }: Gate) => number(Math.max(0, fare - coins));
  return {
    /** "980 Coins", or that the first trip costs nothing. */
    fare: (gate: Gate) => (isFirst ? t`Free` : t`${number(gate.fare)} Coins`),
    /** The same where there is no room for a unit. */
    shortFare: (gate: Gate) =>
      gate.closed !== null && gate.closed !== 'travel.not_enough_coins'
        ? t`Locked`
        : isFirst
          ? t`Free`
          : number(gate.fare),
    missing,
    /** Why a gate is closed, in a few words. */
    reason: (gate: Gate) =>
      gate.closed === null
        ? undefined
        : gate.closed === 'travel.not_enough_coins'
          ? t`${missing(gate)} more Coins needed`
          : reasons[gate.closed],
    distance: (gate: Gate) => t`${number(gate.distance_km)} km`,
  };
}
