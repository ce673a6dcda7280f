import { Plural, Trans } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import s from './kept-and-lost.module.css';

/**
 * Lists what the member loses and keeps if the given items end now (trust G17). Shown before an item is deleted, and
 * before a cash-out that ends items.
 */
export function KeptAndLost({ items }: { items: readonly BagItem[] }) {
  return (
    <div className={s.both}>
      <section className={s.lost}>
        <h3>
          <Icon name="close" size={18} />
          <Trans>You lose</Trans>
        </h3>
        <ul>
          {items.map((item) => (
            <Lost key={item.id} item={item} />
          ))}
        </ul>
      </section>
      <section className={s.kept}>
        <h3>
          <Icon name="check" size={18} />
          <Trans>You keep</Trans>
        </h3>
        <ul>
          <li>
            <Trans>Your entire cash balance and pending cash-outs</Trans>
          </li>
          <li>
            <Trans>All other items in your bag</Trans>
          </li>
        </ul>
      </section>
    </div>
  );
}

function Lost({ item }: { item: BagItem }) {
  const { money } = useFormats();
  const lines: ReactNode[] = [];
  if (item.wagering) {
    const balance = money(item.wagering.balance);
    const wagered = money(item.wagering.wagered);
    lines.push(
      <Trans key="money">{balance} in bonus money</Trans>,
      <Trans key="turnover">Wagered so far: {wagered}</Trans>,
    );
  }
  if (item.spins && !item.wagering) {
    const credit = money(item.spins.credit_left);
    if (item.spins.left > 0)
      lines.push(
        <Plural key="spins" value={item.spins.left} one="# free spin" other="# free spins" />,
      );
    if (item.spins.credit_left > 0)
      lines.push(<Trans key="credit">{credit} in spin credits</Trans>);
    const won = money(item.spins.won);
    if (item.spins.won > 0) lines.push(<Trans key="won">Spin winnings: {won}</Trans>);
  }
  if (item.watched) {
    const deposit = money(item.watched.deposit);
    lines.push(<Trans key="watched">Cashback on your deposit of {deposit}</Trans>);
  }
  if (lines.length === 0)
    lines.push(<Trans key="item">The item (your Coins are not refunded)</Trans>);
  return lines.map((line, at) => <li key={at}>{line}</li>);
}
