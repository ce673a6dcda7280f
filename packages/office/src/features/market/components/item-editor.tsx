import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeItem } from '@wl/contract/office/market';
import { Select } from '@wl/ui/controls/field';
import { type BonusKindName, bonusKinds } from '@wl/world/bonuses/kind';
import { Behind } from '../../../app/forms/behind.tsx';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import {
  changesOf,
  draftOf,
  fasterThan,
  FIRST_KIND,
  newDraft,
  readDraft,
  readTerms,
} from '../draft.ts';
import { type Drafts, NEW_ITEM } from '../use-drafts.ts';
import { useItemWords } from '../use-item-words.ts';
import { BarList } from './bars.tsx';
import { DryRunPanel } from './dry-run.tsx';
import { ItemForm } from './item-form.tsx';
import { EditionsPanel, WordingPanel } from './item-side.tsx';
import { WeighPanel } from './weigh.tsx';
import s from './market.module.css';

/** Shows an item's results so far: Coins received, bonus money granted, and cash paid out. */
function Cost({ figures }: { figures: OfficeItem['figures'] }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const coins = number(figures.coins);
  return (
    <section className={paper.panel} aria-labelledby="item-cost">
      <div className={paper.panelHead}>
        <h2 id="item-cost">
          <Trans>Results so far</Trans>
        </h2>
        <span className={paper.sub}>
          <Trans>{coins} Coins received</Trans>
        </span>
      </div>
      <BarList
        lines={[
          {
            name: t`Bonus money granted`,
            value: figures.granted,
            text: money(figures.granted),
            tone: 'brass',
          },
          {
            name: t`Paid out as cash`,
            value: figures.paid_out,
            text: money(figures.paid_out),
            tone: 'bad',
          },
        ]}
      />
    </section>
  );
}

interface ChangedMeanwhileProps {
  /** Source of the newer data: an edition published by another clerk, or members' purchases. */
  by: NonNullable<ReturnType<typeof fasterThan>>;
  slug: string;
  stock: number;
  drafts: Drafts;
}

/** Warns that the stored item has changed since the clerk began to edit it. */
function ChangedMeanwhile({ by, slug, stock, drafts }: ChangedMeanwhileProps) {
  const { number } = useFormats();
  const left = number(stock);
  return (
    <div className={s.behind}>
      <Behind onTheirs={() => drafts.discard(slug)} onMine={() => drafts.goOn(slug)}>
        {by === 'clerk' ? (
          <Trans>
            Another clerk has changed this item since you started editing. Your changes have not
            been saved but are still shown below. Choose which version to keep.
          </Trans>
        ) : (
          <Trans>
            Members have bought this item since you started editing. Items left for sale: {left}.
            Your changes have not been saved but are still shown below. Choose which version to
            keep.
          </Trans>
        )}
      </Behind>
    </div>
  );
}

function EditionOf({ item }: { item: OfficeItem }) {
  const { time } = useFormats();
  const { kindName } = useItemWords();
  const since = item.since === null ? '' : time(item.since);
  return (
    <span className={paper.sub}>
      {kindName(item.kind)} · <Trans>edition {item.version}</Trans>
      {since !== '' && (
        <>
          {' · '}
          <Trans>since {since}</Trans>
        </>
      )}
    </span>
  );
}

function KindSelect(props: { kind: BonusKindName; choose: (kind: BonusKindName) => void }) {
  const { t } = useLingui();
  const { kindName } = useItemWords();
  return (
    <Select
      label={t`Type of the new item`}
      isLabelHidden
      value={props.kind}
      onChange={(event) => props.choose(event.target.value as BonusKindName)}
    >
      {bonusKinds.map((one) => (
        <option key={one} value={one}>
          {kindName(one)}
        </option>
      ))}
    </Select>
  );
}

interface ItemEditorProps {
  item: OfficeItem | undefined;
  items: readonly OfficeItem[];
  drafts: Drafts;
  allowed: boolean;
  onSaved: (item: OfficeItem) => void;
  onBehind: () => void;
  onClose: () => void;
}

/** Shows the editor for one item. Next to its form are the expected cost, the member-facing text and the editions. */
export function ItemEditor(props: ItemEditorProps) {
  const { item, items, drafts, allowed, onSaved, onBehind, onClose } = props;
  const words = useItemWords();
  const slug = item?.slug ?? NEW_ITEM;
  const { draft, began } = drafts.of(slug) ?? { draft: newDraft(FIRST_KIND), began: null };
  const before = began ? draftOf(began) : newDraft(draft.kind);
  const taken = began ? [] : items.map((one) => one.slug);
  const { body, problems } = readDraft(draft, taken);
  const { terms } = readTerms(draft);
  const faster = item && began ? fasterThan(draft, began, item) : undefined;
  const holder = items.find(
    (one) => one.slug !== slug && draft.featured !== '' && String(one.featured) === draft.featured,
  );
  return (
    <>
      {faster !== undefined && (
        <ChangedMeanwhile by={faster} slug={slug} stock={item?.stock ?? 0} drafts={drafts} />
      )}
      <div className={s.columns}>
        <section className={paper.panel} aria-labelledby="item-title">
          <div className={paper.panelHead}>
            <h2 id="item-title">
              {item ? words.wording(item.terms).name : <Trans>New item</Trans>}
            </h2>
            {item ? (
              <EditionOf item={item} />
            ) : (
              <KindSelect
                kind={draft.kind}
                choose={(kind) => drafts.change(slug, { ...newDraft(kind), slug: draft.slug })}
              />
            )}
          </div>
          <ItemForm
            form={{
              draft,
              problems,
              changed: new Set(changesOf(before, draft).map(({ field }) => field)),
              change: (change) => drafts.change(slug, change),
            }}
            began={began}
            before={before}
            body={body}
            allowed={allowed}
            isBehind={faster !== undefined}
            holder={holder && words.wording(holder.terms).name}
            onSaved={(saved) => {
              drafts.discard(slug);
              onSaved(saved);
            }}
            onBehind={onBehind}
            onDiscard={() => {
              drafts.discard(slug);
              if (!item) onClose();
            }}
          />
        </section>
        <div className={s.side}>
          <DryRunPanel terms={terms} />
          <WeighPanel terms={terms} price={body?.price ?? 0} />
          <WordingPanel terms={terms} />
          {item && <Cost figures={item.figures} />}
          {item && <EditionsPanel item={item} />}
        </div>
      </div>
    </>
  );
}
