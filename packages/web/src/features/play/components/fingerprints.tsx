import { Trans } from '@lingui/react/macro';
import type { Round } from '@wl/contract/play';
import { roundKeyFromHex, roundKeyHash } from '@wl/games/fairness/keys';
import { Icon } from '@wl/ui/icon';
import { promisedFor } from '../../fairness/index.ts';
import s from './fingerprints.module.css';

/** Returns the first and last four digits of a hash. The tooltip shows the whole hash. */
const shorten = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

function Hash({ of }: { of: string }) {
  return <code title={of}>{shorten(of)}</code>;
}

/**
 * Compares the hash committed before the last round with the hash of that round's key. Before the first round, shows
 * only the hash committed for it.
 */
export default function Fingerprints({
  last,
  next,
}: {
  last: Round | null;
  /** Hash of the next round's key, to which the server committed in advance. Shown only before the first round. */
  next: string | undefined;
}) {
  if (!last)
    return next === undefined ? null : (
      <small className={s.line}>
        <Trans>Fingerprint</Trans> <Hash of={next} />
      </small>
    );
  const promised = promisedFor(last.proof).roundKeyHash;
  const found = hashOf(last.proof.round_key);
  if (found === null) return null;
  if (promised === null)
    return (
      <small className={s.line}>
        <Trans>Key</Trans> <Hash of={found} /> ·{' '}
        <Trans>fingerprint not stored in this browser</Trans>
      </small>
    );
  if (promised !== found)
    return (
      <small className={s.broken} role="alert">
        <Icon name="warning" size={14} />
        <Trans>Fingerprint</Trans> <Hash of={promised} /> ≠ <Trans>Key</Trans> <Hash of={found} />{' '}
        <Trans>The last round did not match its fingerprint. Please contact support.</Trans>
      </small>
    );
  return (
    <small className={s.line}>
      <Trans>Fingerprint</Trans> <Hash of={promised} /> =
      <span className="sr-only">
        <Trans>Key</Trans>
      </span>
      <Hash of={found} />
      <Icon name="check-circle" size={14} />
      <span className="sr-only">
        <Trans>The round matched its fingerprint.</Trans>
      </span>
    </small>
  );
}

/** Returns the hash of a round key; null if the text is not a valid key. */
function hashOf(key: string): string | null {
  try {
    return roundKeyHash(roundKeyFromHex(key));
  } catch {
    return null;
  }
}
