import { Trans, useLingui } from '@lingui/react/macro';
import type { StatementLine } from '@wl/contract/wallet-statement';
import { Icon, type IconName } from '@wl/ui/icon';
import { useId, useState, type ReactNode } from 'react';
import { useFormats } from '../../../../app/language/formats.ts';
import { useMoments } from '../../use-moments.ts';
import { useNames } from '../../use-names.ts';
import s from './statement-line.module.css';

const icons: Record<StatementLine['kind'], IconName> = {
  round: 'dice',
  top_up: 'plus',
  top_up_refund: 'undo',
  charge_back: 'warning',
  cash_out_request: 'envelope',
  cash_out_cancel: 'undo',
  cash_out_paid: 'check',
  cash_out_failed: 'warning',
  coins_granted: 'coin',
  coins_spent: 'coin',
  bonus_granted: 'gift',
  bonus_ended: 'gift',
  bonus_converted: 'gift',
  hustler_cashback: 'undo',
  correction: 'sliders',
};

/** Returns the name of a game: `neon-shibuya` → Neon Shibuya. Game names are the same in every language. */
const titleOf = (slug: string): string =>
  slug.replace(
    /(^|-)(\w)/g,
    (_, gap: string, character: string) => (gap ? ' ' : '') + character.toUpperCase(),
  );

/** Returns a function that describes how a line's round was voided. The function returns null for any other line. */
function useVoidWords(): (line: StatementLine) => string | null {
  const { t } = useLingui();
  return ({ voided, taken_back_cents: takenBack }) => {
    if (!voided) return null;
    if (takenBack === undefined) return t`Voided, stake returned`;
    return takenBack > 0 ? t`Voided, stake returned, payout reversed` : t`Voided, does not count`;
  };
}

/** Shows one operation as a line that expands to the operation's ledger entries. */
export function Line({ line }: { line: StatementLine }) {
  const { time } = useMoments();
  const names = useNames();
  const voided = useVoidWords()(line);
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = line.game === null ? names.movement[line.kind] : titleOf(line.game);
  return (
    <li className={s.line} data-open={open}>
      <button
        type="button"
        className={s.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={s.icon}>
          <Icon name={icons[line.kind]} size={18} />
        </span>
        <span className={s.what}>
          <b>{title}</b>
          <span>
            {line.game !== null && `${names.movement[line.kind]} · `}
            {voided !== null && `${voided} · `}
            {time(line.at)}
          </span>
        </span>
        <Moved line={line} />
        <Icon name="caret-down" size={16} className={s.caret} />
      </button>
      <div id={id} hidden={!open} className={s.entries}>
        <Entries line={line} title={title} />
      </div>
    </li>
  );
}

/** Shows the amounts by which the operation changed the balances, or zero if it did not change them. */
function Moved({ line }: { line: StatementLine }) {
  const { t } = useLingui();
  const { signedMoney, coins } = useFormats();
  const moved: ReactNode[] = [];
  if (line.cash !== 0) {
    moved.push(
      <b key="cash" data-sign={Math.sign(line.cash)}>
        {signedMoney(line.cash)}
      </b>,
    );
  }
  if (line.bonus !== 0) {
    moved.push(
      <b key="bonus" data-sign={Math.sign(line.bonus)}>
        {signedMoney(line.bonus)} <small>{t`Bonus`}</small>
      </b>,
    );
  }
  if (line.coins !== 0) {
    moved.push(
      <b key="coins" data-sign={Math.sign(line.coins)}>
        {line.coins > 0 ? '+' : '−'}
        {coins(Math.abs(line.coins))} <small>{t`Coins`}</small>
      </b>,
    );
  }
  return (
    <span className={s.moved}>
      {moved.length > 0 ? moved : <b data-sign="0">{signedMoney(0)}</b>}
    </span>
  );
}

/**
 * Shows a table of the ledger entries, with the transaction's reference and, for a round, a link to the fairness proof
 * or to the round of a table.
 */
function Entries({ line, title }: { line: StatementLine; title: string }) {
  const { t } = useLingui();
  return (
    <>
      <table>
        <caption className="sr-only">{t`Entries for ${title}`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>From</Trans>
            </th>
            <th scope="col">
              <Trans>To</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {line.entries.map((entry, index) => (
            <Entry key={`${String(index)}${entry.debit}`} entry={entry} />
          ))}
        </tbody>
      </table>
      <p className={s.proof}>
        <span>
          <Trans>Transaction</Trans> <span className="code">{line.operation_id.slice(-12)}</span>
        </span>
        {line.is_table && !line.is_open && (
          <a href={`/live/rounds?bet=${line.operation_id}`}>
            <Icon name="history" size={18} /> <Trans>Show the round</Trans>
          </a>
        )}
        {line.kind === 'round' && !line.is_table && (
          <a href={`/fairness?round=${line.operation_id}`}>
            <Icon name="seal" size={18} /> <Trans>Check the fairness proof</Trans>
          </a>
        )}
      </p>
    </>
  );
}

function Entry({ entry }: { entry: StatementLine['entries'][number] }) {
  const { money, coins } = useFormats();
  const names = useNames();
  const inCoins = entry.debit.startsWith('coins') || entry.credit.startsWith('coins');
  return (
    <tr>
      <td>{names.account[entry.debit]}</td>
      <td>
        <Icon name="arrow-right" size={14} /> {names.account[entry.credit]}
      </td>
      <td>{inCoins ? coins(entry.amount) : money(entry.amount)}</td>
    </tr>
  );
}
