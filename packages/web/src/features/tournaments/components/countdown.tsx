import type { Tournament } from '@wl/contract/tournaments';
import { SplitFlap } from '@wl/ui/journey/split-flap';
import { useFormats } from '../../../app/language/formats.ts';
import { useServerNow } from '../../../app/language/use-server-now.ts';
import { clockOf } from '../clock.ts';
import { LAST_CALL_MS } from '../use-tournament-words.ts';

/**
 * Returns the time in ms until the tournament begins or ends, according to the server's clock; undefined after its end.
 */
export function useLeftMs(tournament: Tournament): number | undefined {
  const { state } = tournament;
  const isAhead = state === 'upcoming' || state === 'running';
  const now = useServerNow(tournament.server_now, isAhead);
  if (!isAhead) return undefined;
  const at = state === 'upcoming' ? tournament.starts_at : tournament.ends_at;
  return Math.max(0, Date.parse(at) - now);
}

export const isLastCall = (tournament: Tournament, leftMs: number | undefined): boolean =>
  tournament.state === 'running' && leftMs !== undefined && leftMs < LAST_CALL_MS;

/** Shows the remaining time, updated every second. With `flaps`, the time is shown on a split-flap display. */
export function Countdown({
  tournament,
  flaps = false,
}: {
  tournament: Tournament;
  flaps?: boolean;
}) {
  const { number } = useFormats();
  const leftMs = useLeftMs(tournament);
  if (leftMs === undefined) return null;
  const { days, clock } = clockOf(Math.ceil(leftMs / 1000));
  const dayText =
    days > 0 ? `${number(days, { style: 'unit', unit: 'day', unitDisplay: 'narrow' })} ` : '';
  if (!flaps)
    return (
      <time className="num" role="timer">
        {dayText}
        {clock}
      </time>
    );
  return (
    <>
      {days > 0 && <b className="num">{dayText}</b>}
      <SplitFlap text={clock} />
    </>
  );
}
