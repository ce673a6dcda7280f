import { Trans } from '@lingui/react/macro';
import type { TableChain } from '@wl/contract/tables-chains';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import type { ShownTable } from '../live-state.ts';
import { FoldCard } from './fold-card.tsx';
import { SaltFacts } from './salt-facts.tsx';
import s from './round-check.module.css';

type Result = ShownTable['results'][number];
type State = 'idle' | 'checking' | 'proved' | 'refused' | 'unknown';

interface Props {
  table: ShownTable;
  chains: readonly TableChain[];
  /** Result of the latest round that the page has shown. */
  result: Result;
}

/** Shows the proof of the latest round, with a button that checks it in the browser against the published chain. */
export function RoundCheck({ table, chains, result }: Props) {
  const [checked, setChecked] = useState<{ round: number; state: State }>();
  const state = checked?.round === result.round ? checked.state : 'idle';
  const chain = chains.find(({ number }) => number === result.chain);
  const next = chain && chains.find(({ number }) => number === chain.number + 1);
  const { round } = result;
  const check = async () => {
    setChecked({ round, state: 'checking' });
    const code = await import('../check-round.ts').catch(() => undefined);
    // Without the checking module or the chain's salt, the round cannot be checked.
    if (!code || !chain || chain.salt === null) return setChecked({ round, state: 'unknown' });
    // If code for the check cannot be loaded, the state must be `unknown`, not `refused`.
    const isProved = await code.isRoundProved(table, chain, result).catch(() => undefined);
    const state = isProved === undefined ? 'unknown' : isProved ? 'proved' : 'refused';
    return setChecked({ round, state });
  };
  return (
    <FoldCard title={<Trans>Check round {round}</Trans>}>
      <p>
        <Trans>
          The chain link below was fixed before the table opened. Hashing the link repeatedly
          produces the published hash. Link and salt give the round key, and the round key gives the
          result.
        </Trans>
      </p>
      <dl className={s.facts}>
        <dt>
          <Trans>Link</Trans>
        </dt>
        <dd className="code">{result.link}</dd>
        <dt>
          <Trans>Round key</Trans>
        </dt>
        <dd className="code">{result.round_key}</dd>
        <SaltFacts chain={chain} next={next} />
      </dl>
      <Button variant="ink" icon="seal" loading={state === 'checking'} onClick={() => void check()}>
        <Trans>Check the proof in this browser</Trans>
      </Button>
      <p role="status" className={s.verdict} data-state={state}>
        {state === 'proved' && (
          <Trans>Proved: the result follows from the chain published before the round.</Trans>
        )}
        {state === 'unknown' && (
          <Trans>The proof could not be loaded. Try again in a moment.</Trans>
        )}
        {state === 'refused' && (
          <Trans>This round does not match the published chain. Please contact support.</Trans>
        )}
      </p>
    </FoldCard>
  );
}
