import { Trans } from '@lingui/react/macro';
import type { TableChain } from '@wl/contract/tables-chains';

interface SaltFactsProps {
  chain: TableChain | undefined;
  /** Chain that follows `chain`; undefined if it is not published yet. */
  next: TableChain | undefined;
}

/** Lists the published hash of a round's chain, the salt with its source, and the published hash of the next chain. */
export function SaltFacts({ chain, next }: SaltFactsProps) {
  return (
    <>
      <dt>
        <Trans>Published hash</Trans>
      </dt>
      <dd className="code">{chain?.published ?? '–'}</dd>
      <dt>
        <Trans>Salt</Trans>
      </dt>
      <dd className="code">{chain?.salt ?? '–'}</dd>
      {chain && (
        <>
          <dt>
            <Trans>Source of the salt</Trans>
          </dt>
          <dd>
            <Source chain={chain} />
          </dd>
        </>
      )}
      {chain?.beacon_signature && (
        <>
          <dt>
            <Trans>Signature of this drand round</Trans>
          </dt>
          <dd className="code">{chain.beacon_signature}</dd>
        </>
      )}
      {next && (
        <>
          <dt>
            <Trans>Published hash of the next chain</Trans>
          </dt>
          <dd className="code">{next.published}</dd>
          <dt>
            <Trans>Source of the next salt</Trans>
          </dt>
          <dd>
            <Source chain={next} />
          </dd>
        </>
      )}
    </>
  );
}

/** Names the source of a chain's salt, which was announced together with the published hash. */
function Source({ chain: { beacon_round: round } }: { chain: TableChain }) {
  return round === null ? (
    <Trans>The server, which drew the salt after publishing the hash</Trans>
  ) : (
    <Trans>
      Round {round} of drand (quicknet), a public random number that nobody knew when the hash was
      published
    </Trans>
  );
}
