import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeTable as Table, SpotStakes as Stakes } from '@wl/contract/office/tables';
import { CRASH_RULES } from '@wl/games/engines/crash/rules';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { useSpotNames } from '../use-spot-names.ts';

const ROWS_PER_PAGE = 10;
/** Maximum multiplier of the travel wheel. On average, it occurs once in `WHEEL_ROUNDS` rounds. */
const WHEEL_MULTIPLIER = 256;
const WHEEL_ROUNDS = 13_700_000;

/** Lists the total stake of all members on each spot in a table's latest round, and the largest possible payout. */
export function SpotStakes({
  table: { name, game },
  round,
}: {
  table: Table;
  round: NonNullable<Table['round']>;
}) {
  const { t } = useLingui();
  const { money } = useFormats();
  const nameOf = useSpotNames(game);
  const { number } = round;
  const columns: DataColumn<Stakes>[] = [
    { id: 'spot', head: t`Spot`, isRowHead: true, cell: ({ spot }) => nameOf(spot) },
    {
      id: 'stake',
      head: t`Stakes`,
      as: 'number',
      cell: ({ stake_cents }) => money(stake_cents),
    },
    {
      id: 'exposure',
      head: t`Largest payout`,
      as: 'number',
      cell: ({ exposure_cents }) => money(exposure_cents),
    },
  ];
  return (
    <section className={paper.panel} aria-labelledby="spots">
      <h2 id="spots">
        <Trans>
          Stakes at {name}, round {number}
        </Trans>
      </h2>
      <OfficeTable
        label={t`Stakes by spot`}
        rows={round.spots}
        rowId={({ spot }) => spot}
        columns={columns}
        pageSize={ROWS_PER_PAGE}
        empty={<Trans>No bets in this round</Trans>}
      />
      {game === 'travel-wheel' && <WheelExposure />}
      {game === 'table-crash' && <CrashExposure />}
      {game === 'table-blackjack' && <BlackjackExposure />}
    </section>
  );
}

/** States which multiplier the travel wheel's largest payout assumes, and how rarely that multiplier occurs. */
function WheelExposure() {
  const { i18n } = useLingui();
  const rounds = new Intl.NumberFormat(i18n.locale).format(WHEEL_ROUNDS);
  return (
    <p>
      <Trans>
        The largest payout assumes the maximum multiplier of {WHEEL_MULTIPLIER}. The wheel reaches
        it about once in {rounds} rounds.
      </Trans>
    </p>
  );
}

/** States which cash-outs the largest payout of a crash round assumes. */
function CrashExposure() {
  const { money } = useFormats();
  const maximum = money(CRASH_RULES.capCents);
  return (
    <p>
      <Trans>
        The largest payout assumes that the climb reaches the cash-out of every bet: the multiplier
        at which the member has cashed out, the automatic cash-out, or the maximum payout of{' '}
        {maximum} per bet. After the climb, the column shows the amount paid.
      </Trans>
    </p>
  );
}

/** States which hands and stakes the largest payout of a blackjack round assumes. */
function BlackjackExposure() {
  return (
    <p>
      <Trans>
        The largest payout assumes that every bet wins. It pays 3 to 2 while a blackjack is
        possible, then 1 to 1, including stakes already doubled. Busted hands receive nothing. After
        the round, the column shows the amount paid.
      </Trans>
    </p>
  );
}
