import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OfficeTable as Table } from '@wl/contract/office/tables';
import type { OfficeTableChain } from '@wl/contract/office/tables-chains';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import { chainsQuery } from '../api.ts';
import { SaltDialog } from './salt-dialog.tsx';

interface ChainsPanelProps {
  table: Table;
  /** True if the clerk may enter the salt of a chain. */
  mayEdit: boolean;
}

/** Lists the hash chains of a table with their salts. A clerk can enter a salt that the server could not load. */
export function ChainsPanel({ table: { slug, name }, mayEdit }: ChainsPanelProps) {
  const { t } = useLingui();
  const query = useQuery(chainsQuery(slug));
  const [asked, setAsked] = useState<OfficeTableChain>();
  const columns = useColumns(mayEdit ? setAsked : undefined);
  return (
    <section className={paper.panel} aria-labelledby="chains">
      <h2 id="chains">
        <Trans>Hash chains of {name}</Trans>
      </h2>
      {query.isPending && <Waiting lines={2} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && (
        <OfficeTable
          label={t`Hash chains`}
          rows={query.data.data.chains}
          rowId={({ number }) => String(number)}
          columns={columns}
          empty={<Trans>Chains will appear here once the table has opened.</Trans>}
        />
      )}
      {asked && <SaltDialog slug={slug} chain={asked} close={() => setAsked(undefined)} />}
    </section>
  );
}

/** Number of digits that the list shows of each hash. */
const DIGITS = 12;

const short = (hash: string) => `${hash.slice(0, DIGITS)}…`;

function useColumns(
  ask: ((chain: OfficeTableChain) => void) | undefined,
): DataColumn<OfficeTableChain>[] {
  const { t, i18n } = useLingui();
  const { time } = useFormats();
  const number = (value: number) => new Intl.NumberFormat(i18n.locale).format(value);
  return [
    {
      id: 'number',
      head: t({ message: 'Chain', context: 'hashes' }),
      isRowHead: true,
      cell: (chain) => number(chain.number),
    },
    {
      id: 'rounds',
      head: t`Rounds`,
      cell: ({ first_round: first, rounds }) => `${number(first)}–${number(first + rounds - 1)}`,
    },
    {
      id: 'created',
      head: t({ message: 'Published', context: 'chain' }),
      cell: ({ created_at: at }) => time(at),
    },
    {
      id: 'published',
      head: t`Published hash`,
      cell: ({ published }) => <code title={published}>{short(published)}</code>,
    },
    {
      id: 'source',
      head: t`Source of the salt`,
      cell: ({ beacon_round: round }) =>
        round === null
          ? t({ message: 'Server', context: 'salt' })
          : t({ message: `drand, round ${round}`, context: 'salt' }),
    },
    {
      id: 'salt',
      head: t`Salt`,
      cell: (chain) => <Salt chain={chain} ask={ask} />,
    },
  ];
}

/**
 * Shows the salt of a chain. While the salt is unknown, shows when it is due and a button for entering the signature.
 */
function Salt({
  chain,
  ask,
}: {
  chain: OfficeTableChain;
  ask: ((chain: OfficeTableChain) => void) | undefined;
}) {
  const { time } = useFormats();
  const { salt, beacon_at: at } = chain;
  if (salt !== null) return <code title={salt}>{short(salt)}</code>;
  if (at === null) return <Trans>Waiting for the server</Trans>;
  return (
    <>
      <Trans>Due at {time(at)}</Trans>{' '}
      {ask && (
        <Button variant="plain" size="small" onClick={() => ask(chain)}>
          <Trans>Enter signature</Trans>
        </Button>
      )}
    </>
  );
}
