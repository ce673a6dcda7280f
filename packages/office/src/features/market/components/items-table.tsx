import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeItem } from '@wl/contract/office/market';
import { RowButton } from '@wl/ui/controls/row-button';
import { Icon } from '@wl/ui/icon';
import choice from '../../../app/forms/choice-rows.module.css';
import { useFormats } from '../../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { statusOf } from '../draft.ts';
import { statusTones, useMarketNames } from '../names.ts';
import { useItemWords } from '../use-item-words.ts';
import { ShareBar } from './bars.tsx';
import s from './market.module.css';

/**
 * Shows a labelled bar with the number of sold and granted items in each state: in a bag, running, completed, or ended
 * for another reason.
 */
function Fate({ figures }: { figures: OfficeItem['figures'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const parts = [
    { name: t`in bags`, value: figures.in_bags, tone: 'brass' as const },
    { name: t`running`, value: figures.going, tone: 'ink' as const },
    { name: t`completed`, value: figures.completed, tone: 'ok' as const },
    { name: t`ended for another reason`, value: figures.ended, tone: 'sepia' as const },
  ];
  const label = parts.map(({ name, value }) => `${number(value)} ${name}`).join(' · ');
  return <ShareBar label={label} parts={parts} />;
}

interface ItemsTableProps {
  items: readonly OfficeItem[];
  chosen: string | undefined;
  /** Slugs of the items with unsaved input. */
  unsaved: ReadonlySet<string>;
  now: number;
  choose: (slug: string) => void;
}

interface NameProps {
  item: OfficeItem;
  words: ReturnType<typeof useItemWords>;
  isChosen: boolean;
  choose: (slug: string) => void;
}

/** Shows an item's name as a button that opens the item. The item's kind and slug are shown after the button. */
function Name({ item, words, isChosen, choose }: NameProps) {
  return (
    <>
      <RowButton
        link
        className={choice.name}
        aria-pressed={isChosen}
        onClick={() => choose(item.slug)}
      >
        {words.wording(item.terms).name}
      </RowButton>
      <span className={s.slug}>
        {words.kindName(item.kind)} · {item.slug}
      </span>
    </>
  );
}

/** Returns the columns that identify an item and show its sales terms. */
function useTermColumns(props: Omit<ItemsTableProps, 'items'>): DataColumn<OfficeItem>[] {
  const { chosen, unsaved, now, choose } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const words = useItemWords();
  const names = useMarketNames();
  return [
    {
      id: 'item',
      head: t`Item`,
      isPlain: true,
      className: s.item,
      sortBy: ({ terms }) => words.wording(terms).name,
      cell: (item) => (
        <Name item={item} words={words} isChosen={item.slug === chosen} choose={choose} />
      ),
    },
    {
      id: 'state',
      head: t`Status`,
      sortBy: (item) => names.statuses[statusOf(item, now)],
      cell: (item) => (
        <State item={item} status={statusOf(item, now)} isUnsaved={unsaved.has(item.slug)} />
      ),
    },
    {
      id: 'price',
      head: t`Coins`,
      as: 'number',
      isShort: true,
      sortBy: ({ price }) => price,
      cell: ({ price }) => number(price),
    },
    {
      id: 'edition',
      head: t`Edition`,
      as: 'number',
      isShort: true,
      sortBy: ({ version }) => version,
      cell: ({ version }) => number(version),
    },
    {
      id: 'left',
      head: t`Remaining`,
      as: 'number',
      isShort: true,
      // Unlimited stock sorts above any number.
      sortBy: ({ stock }) => stock ?? Infinity,
      cell: ({ stock }) => (stock === null ? '∞' : number(stock)),
    },
    {
      id: 'schedule',
      head: t`Schedule`,
      className: s.apart,
      sortBy: (item) => item.opens_at ?? item.closes_at,
      cell: (item) => <Schedule item={item} />,
    },
  ];
}

function useResultColumns(): DataColumn<OfficeItem>[] {
  const { t } = useLingui();
  const { number, money } = useFormats();
  const figure = (id: keyof OfficeItem['figures'], head: string): DataColumn<OfficeItem> => ({
    id,
    head,
    as: 'number',
    isShort: true,
    sortBy: ({ figures }) => figures[id],
    cell: ({ figures }) => number(figures[id]),
  });
  return [
    figure('sold', t`Sold`),
    figure('in_bags', t`In bags`),
    figure('going', t({ message: 'In progress', context: 'number of items' })),
    figure('completed', t({ message: 'Completed', context: 'number of items' })),
    {
      id: 'fate',
      head: t`Outcomes`,
      className: s.apart,
      cell: ({ figures }) => <Fate figures={figures} />,
    },
    { ...figure('granted', t`Granted`), cell: ({ figures }) => money(figures.granted) },
    { ...figure('paid_out', t`Paid out`), cell: ({ figures }) => money(figures.paid_out) },
  ];
}

/** Lists all items, one per row, with sales terms and results. */
export function ItemsTable({ items, chosen, unsaved, now, choose }: ItemsTableProps) {
  const { t } = useLingui();
  const termColumns = useTermColumns({ chosen, unsaved, now, choose });
  const resultColumns = useResultColumns();
  return (
    <OfficeTable
      label={t`Marketplace items`}
      rows={items}
      columns={[...termColumns, ...resultColumns]}
      rowId={({ slug }) => slug}
      chosen={chosen}
      choose={choose}
      lines
    />
  );
}

interface StateProps {
  item: OfficeItem;
  status: ReturnType<typeof statusOf>;
  isUnsaved: boolean;
}

/** Shows the item's status on the market and its flags, such as its featured position. */
function State({ item, status, isUnsaved }: StateProps) {
  const names = useMarketNames();
  return (
    <>
      <span className={paper.badge} data-tone={statusTones[status]}>
        {names.statuses[status]}
      </span>
      {item.featured !== null && (
        <span className={s.flag}>
          <Icon name="star" size={13} /> <Trans>featured position {item.featured}</Trans>
        </span>
      )}
      {isUnsaved && (
        <span className={s.flag} data-tone="warn">
          <Trans>not saved</Trans>
        </span>
      )}
    </>
  );
}

function Schedule({ item: { opens_at: opens, closes_at: closes } }: { item: OfficeItem }) {
  const { clock } = useFormats();
  if (opens === null && closes === null) return '–';
  return (
    <>
      {opens !== null && (
        <span className={s.when}>
          <Trans>from {clock(opens)}</Trans>
        </span>
      )}
      {closes !== null && (
        <span className={s.when}>
          <Trans>until {clock(closes)}</Trans>
        </span>
      )}
    </>
  );
}
