import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskItem } from '@wl/contract/market-desk';
import { Icon } from '@wl/ui/icon';
import { rightCell, Table } from '@wl/ui/table';
import choice from '../../../app/choice-rows.module.css';
import { useFormats } from '../../../app/format.ts';
import paper from '../../../app/paper.module.css';
import { statusOf } from '../draft.ts';
import { statusTones, useMarketNames } from '../names.ts';
import { useItemWords } from '../use-item-words.ts';
import { ShareBar } from './bars.tsx';
import s from './market.module.css';

/** What has become of those that were sold or given. */
function Fate({ figures }: { figures: DeskItem['figures'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const parts = [
    { name: t`in bags`, value: figures.in_bags, tone: 'brass' as const },
    { name: t`going`, value: figures.going, tone: 'ink' as const },
    { name: t`completed`, value: figures.completed, tone: 'ok' as const },
    { name: t`ended otherwise`, value: figures.ended, tone: 'sepia' as const },
  ];
  const label = parts.map(({ name, value }) => `${number(value)} ${name}`).join(' · ');
  return <ShareBar label={label} parts={parts} />;
}

interface ItemsTableProps {
  items: readonly DeskItem[];
  chosen: string | undefined;
  /** Slugs with something typed that is not saved. */
  unsaved: ReadonlySet<string>;
  now: number;
  choose: (slug: string) => void;
}

/** Every item in a line: how it is sold and what came of it. */
export function ItemsTable({ items, chosen, unsaved, now, choose }: ItemsTableProps) {
  const { t } = useLingui();
  const { number, money, clock } = useFormats();
  const words = useItemWords();
  const names = useMarketNames();
  return (
    <Table label={t`Items of the market`} lines>
      <thead>
        <tr>
          <th>
            <Trans>Item</Trans>
          </th>
          <th>
            <Trans>State</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Coins</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Edition</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Left</Trans>
          </th>
          <th className={s.apart}>
            <Trans>Schedule</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Sold</Trans>
          </th>
          <th className={rightCell}>
            <Trans>In bags</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Going</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Completed</Trans>
          </th>
          <th className={s.apart}>
            <Trans>What became of them</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Granted</Trans>
          </th>
          <th className={rightCell}>
            <Trans>Paid out</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const status = statusOf(item, now);
          const { figures } = item;
          return (
            <tr
              key={item.slug}
              className={choice.row}
              data-chosen={item.slug === chosen}
              onClick={() => choose(item.slug)}
            >
              <td>
                <button
                  type="button"
                  className={choice.name}
                  aria-pressed={item.slug === chosen}
                  onClick={(event) => {
                    event.stopPropagation();
                    choose(item.slug);
                  }}
                >
                  {words.wording(item.terms).name}
                </button>
                <span className={s.slug}>
                  {words.kinds[item.kind]} · {item.slug}
                </span>
              </td>
              <td>
                <span className={paper.badge} data-tone={statusTones[status]}>
                  {names.statuses[status]}
                </span>
                {item.featured !== null && (
                  <span className={s.flag}>
                    <Icon name="star" size={13} /> <Trans>front {item.featured}</Trans>
                  </span>
                )}
                {unsaved.has(item.slug) && (
                  <span className={s.flag} data-tone="warn">
                    <Trans>not saved</Trans>
                  </span>
                )}
              </td>
              <td className={rightCell}>{number(item.price)}</td>
              <td className={rightCell}>{number(item.version)}</td>
              <td className={rightCell}>{item.stock === null ? '∞' : number(item.stock)}</td>
              <td className={s.apart}>
                {item.opens_at === null && item.closes_at === null && '–'}
                {item.opens_at !== null && (
                  <span className={s.when}>
                    <Trans>from {clock(item.opens_at)}</Trans>
                  </span>
                )}
                {item.closes_at !== null && (
                  <span className={s.when}>
                    <Trans>to {clock(item.closes_at)}</Trans>
                  </span>
                )}
              </td>
              <td className={rightCell}>{number(figures.sold)}</td>
              <td className={rightCell}>{number(figures.in_bags)}</td>
              <td className={rightCell}>{number(figures.going)}</td>
              <td className={rightCell}>{number(figures.completed)}</td>
              <td className={s.apart}>
                <Fate figures={figures} />
              </td>
              <td className={rightCell}>{money(figures.granted)}</td>
              <td className={rightCell}>{money(figures.paid_out)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
