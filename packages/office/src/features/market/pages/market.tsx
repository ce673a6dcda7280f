import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { type OfficeItem, officeMarket } from '@wl/contract/office/market';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { type BonusKindName, bonusKinds } from '@wl/world/bonuses/kind';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { ItemEditor } from '../components/item-editor.tsx';
import { ItemsTable } from '../components/items-table.tsx';
import s from '../components/market.module.css';
import { FIRST_KIND } from '../draft.ts';
import { type Drafts, NEW_ITEM, useDrafts } from '../use-drafts.ts';
import { useItemWords } from '../use-item-words.ts';

const QUERY_KEY = ['market'];

/**
 * Shows the market page: the items with their terms and results, and the form to edit the next edition of each item.
 */
export function Market() {
  const { clerk } = useRouteContext({ from: '/office' });
  const query = useQuery({ queryKey: QUERY_KEY, queryFn: () => request(officeMarket, {}) });
  return (
    <div className={`${paper.page ?? ''} ${s.page ?? ''}`}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && <Items items={query.data.data} allowed={may(clerk, 'market.edit')} />}
    </div>
  );
}

function useChoice(items: readonly OfficeItem[]) {
  const { item: chosen, kind } = useSearch({ from: '/office/market' });
  const navigate = useNavigate();
  const shown = items.filter((item) => kind === undefined || item.kind === kind);
  const go = (next: { item?: string | undefined; kind?: BonusKindName | undefined }) => {
    const wanted = { item: chosen, kind, ...next };
    void navigate({
      to: '/market',
      search: {
        ...(wanted.item === undefined ? {} : { item: wanted.item }),
        ...(wanted.kind === undefined ? {} : { kind: wanted.kind }),
      },
      replace: true,
      resetScroll: false,
    });
  };
  return {
    chosen,
    kind,
    shown,
    choose: (slug: string | undefined) => go({ item: slug }),
    chooseKind: (one: BonusKindName | undefined) => go({ kind: one }),
  };
}

type Choice = ReturnType<typeof useChoice>;

/** Registers two shortcuts: N starts a new item, and E moves the focus to the first field of the editor. */
function useEditor(allowed: boolean, drafts: Drafts, { kind, choose }: Choice) {
  const editor = useRef<HTMLDivElement>(null);
  const [wantsField, setWantsField] = useState(false);
  const begin = () => {
    if (!allowed) return;
    drafts.beginNew(kind ?? FIRST_KIND);
    choose(NEW_ITEM);
    setWantsField(true);
  };
  const toField = () =>
    editor.current
      ?.querySelector<HTMLElement>('form :is(input, select):not([type="checkbox"])')
      ?.focus();
  useShortcuts({
    e: toField,
    n: begin,
  });
  useEffect(() => {
    if (!wantsField) return;
    toField();
    setWantsField(false);
  }, [wantsField]);
  return { editor, begin };
}

/**
 * Returns a function that adds a saved item to the list or replaces its old version. The editor of a new item remains
 * open.
 */
function useOnSaved({ chosen, choose }: Choice) {
  const queries = useQueryClient();
  return (saved: OfficeItem) => {
    queries.setQueryData<{ data: OfficeItem[] }>(QUERY_KEY, (old) => ({
      data: (old?.data ?? []).some(({ slug }) => slug === saved.slug)
        ? (old?.data ?? []).map((one) => (one.slug === saved.slug ? saved : one))
        : [...(old?.data ?? []), saved],
    }));
    if (chosen === NEW_ITEM) choose(saved.slug);
    // Reload all items, because the saved item may have taken another item's featured position.
    void queries.invalidateQueries({ queryKey: QUERY_KEY });
  };
}

interface HeadProps {
  choice: Choice;
  allowed: boolean;
  begin: () => void;
}

/** Shows the title, the kind filter, and the button that creates an item. */
function Head({ choice: { kind, chooseKind }, allowed, begin }: HeadProps) {
  const { t } = useLingui();
  const words = useItemWords();
  return (
    <header className={paper.head}>
      <div>
        <h1>
          <Trans>Marketplace</Trans>
        </h1>
        <p className={paper.sub}>
          <Trans>Items that members can buy with Coins, with their terms and sales figures</Trans>
        </p>
      </div>
      <div className={paper.actions}>
        <Select
          label={t`Type`}
          isLabelHidden
          value={kind ?? ''}
          onChange={(event) => chooseKind(bonusKinds.find((one) => one === event.target.value))}
        >
          <option value="">{t`All types`}</option>
          {bonusKinds.map((one) => (
            <option key={one} value={one}>
              {words.kindName(one)}
            </option>
          ))}
        </Select>
        {allowed && (
          <Button onClick={begin}>
            <Icon name="plus" size={18} />
            <Trans>New item</Trans> <kbd>N</kbd>
          </Button>
        )}
      </div>
    </header>
  );
}

function Totals({ items }: { items: readonly OfficeItem[] }) {
  const { t } = useLingui();
  const { number, money } = useFormats();
  const sum = (figure: keyof OfficeItem['figures']) =>
    items.reduce((total, { figures }) => total + figures[figure], 0);
  const rows: [string, string][] = [
    [t`Sold`, number(sum('sold'))],
    [t`Coins received`, number(sum('coins'))],
    [t`In members’ bags`, number(sum('in_bags'))],
    [t`In progress`, number(sum('going'))],
    [t`Bonus money granted`, money(sum('granted'))],
    [t`Paid out as cash`, money(sum('paid_out'))],
  ];
  return (
    <dl className={paper.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keys({ allowed }: { allowed: boolean }) {
  return (
    <p className={s.keys}>
      <kbd>J</kbd> <kbd>K</kbd> <Trans>move</Trans> <kbd>E</kbd> <Trans>edit</Trans>
      {allowed && (
        <>
          {' '}
          <kbd>N</kbd> <Trans>new item</Trans>
        </>
      )}{' '}
      <kbd>D</kbd> <Trans>dry run</Trans> <kbd>W</kbd> <Trans>simulate</Trans>
    </p>
  );
}

interface ItemsPanelProps {
  choice: Choice;
  unsaved: Drafts['unsaved'];
  allowed: boolean;
}

function ItemsPanel({ choice: { shown, chosen, choose }, unsaved, allowed }: ItemsPanelProps) {
  const { t } = useLingui();
  const now = useNow(30_000);
  return (
    <section className={paper.panel} aria-label={t`Items`}>
      {shown.length === 0 ? (
        <Nothing>
          <Trans>No items of this type yet.</Trans>
        </Nothing>
      ) : (
        <ItemsTable items={shown} chosen={chosen} unsaved={unsaved} now={now} choose={choose} />
      )}
      <Keys allowed={allowed} />
    </section>
  );
}

/** Shows the items and an editor for the selected item. */
function Items({ items, allowed }: { items: readonly OfficeItem[]; allowed: boolean }) {
  const queries = useQueryClient();
  const drafts = useDrafts(items);
  const choice = useChoice(items);
  const { chosen, shown, choose } = choice;
  const { editor, begin } = useEditor(allowed, drafts, choice);
  const onSaved = useOnSaved(choice);
  const item = items.find(({ slug }) => slug === chosen);
  const isOpen = item !== undefined || (chosen === NEW_ITEM && drafts.has(NEW_ITEM));
  return (
    <>
      <Head choice={choice} allowed={allowed} begin={begin} />
      <Totals items={shown} />
      <ItemsPanel choice={choice} unsaved={drafts.unsaved} allowed={allowed} />
      <div ref={editor}>
        {isOpen ? (
          <ItemEditor
            key={chosen}
            item={item}
            items={items}
            drafts={drafts}
            allowed={allowed}
            onSaved={onSaved}
            onBehind={() => void queries.invalidateQueries({ queryKey: QUERY_KEY })}
            onClose={() => choose(undefined)}
          />
        ) : (
          <section className={paper.panel}>
            <Nothing>
              <Trans>Choose an item to see its terms, editions and expected cost.</Trans>
            </Nothing>
          </section>
        )}
      </div>
    </>
  );
}
