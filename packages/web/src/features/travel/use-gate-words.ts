import { useLingui } from '@lingui/react/macro';
import type { Gate, Gates, GateReason } from '@wl/contract/travel';
import { useFormats } from '../../app/language/formats.ts';

/** Returns functions that describe gates and fares for the map, the list of departures and the boarding pass. */
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
    /** Returns the fare as text: "980 Coins", or "Free" for the first trip. */
    fare: (gate: Gate) => (isFirst ? t`Free` : t`${number(gate.fare)} Coins`),
    /**
     * Returns the fare without a unit, for small spaces; "Locked" if the gate is closed for a reason other than too few
     * Coins.
     */
    shortFare: (gate: Gate) =>
      gate.closed !== null && gate.closed !== 'travel.not_enough_coins'
        ? t`Locked`
        : isFirst
          ? t`Free`
          : number(gate.fare),
    missing,
    /** Returns a short reason why the gate is closed; undefined if it is open. */
    reason: (gate: Gate) =>
      gate.closed === null
        ? undefined
        : gate.closed === 'travel.not_enough_coins'
          ? t`${missing(gate)} more Coins needed`
          : reasons[gate.closed],
    distance: (gate: Gate) => t`${number(gate.distance_km)} km`,
  };
}
