import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { activateItem, type BagItem, previewItem } from '@wl/contract/bag';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { showToast } from '@wl/ui/feedback/toast';
import { type ReactNode, useId, useState } from 'react';
import { ApiError, queryOf, useSend } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useFormats } from '../../../../app/language/formats.ts';
import { useDebounced } from '../../../../app/use-debounced.ts';
import { refreshBag, takeBag } from '../../api.ts';
import type { AmountRange } from '../../kinds/bag-kind.ts';
import { bagKindOf } from '../../kinds/index.ts';
import { useItemWords } from '../../use-item-words.ts';
import { useOperationText } from '../../use-operation-text.ts';
import { takesDeposit } from '../../waits.ts';
import { StackBars } from './stack-bars.tsx';
import { Rules } from './terms-sheet.tsx';
import s from './dialogs.module.css';

/** Step of the slider, in cents. */
const STEP_CENTS = 100;
const SETTLED_MS = 250;

/** Error codes indicating that the dialog shows outdated data. */
const outdated: readonly string[] = ['bag.item_ended', 'bag.item_not_in_bag'];

/**
 * Returns the mutation that activates an item. On success, the mutation opens the page on which the item is used, if
 * such a page exists.
 */
function useActivation(item: BagItem, name: string, onClose: () => void) {
  const { t } = useLingui();
  const operationText = useOperationText();
  const navigate = useNavigate();
  return useSend(activateItem, {
    onSuccess: ({ data }) => {
      takeBag(data);
      showToast({ text: t`${name} is active.`, tone: 'good' });
      onClose();
      const { opens } = bagKindOf(item.kind);
      if (opens) void navigate(opens);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !outdated.includes(error.code)) return;
      // The dialog shows an outdated state of the item, so reload the bag and close the dialog.
      refreshBag();
      showToast({ text: operationText(error) });
      onClose();
    },
  });
}

/**
 * Asks the member to confirm the activation of an item, and shows the item's effect, taking the running items into
 * account.
 */
export function ActivateDialog({
  item,
  waits,
  onClose,
}: {
  item: BagItem;
  /** True if another item in the bag is already waiting for a deposit. */
  waits: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const operationText = useOperationText();
  const { words } = useItemWords();
  const { name, effect, rules } = words(item.terms, item.wagering_times);
  const { preview } = bagKindOf(item.kind);
  const slider = preview?.slider;
  const span = slider?.range(item.terms);
  const [amount, setAmount] = useState(span?.first ?? 0);
  const activate = useActivation(item, name, onClose);
  return (
    <Dialog title={t`Activate this item?`} closeLabel={t`Close`} onClose={onClose} paper wide>
      <div className={s.body}>
        <p className={s.named}>{name}</p>
        <p>{effect}</p>
        {slider && span && (
          <Amount label={<slider.Label />} span={span} amount={amount} onChange={setAmount} />
        )}
        {preview && <Preview item={item} amount={amount} label={<preview.Grant />} />}
        <details>
          <summary>
            <Trans>All rules for this item</Trans>
          </summary>
          <Rules rules={rules} />
        </details>
        {activate.isError && (
          <p role="alert" className={s.error}>
            {operationText(activate.error)}
          </p>
        )}
        <div className={s.buttons}>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            loading={activate.isPending}
            onClick={() => activate.mutate({ params: { id: item.id } })}
            {...(waits &&
              takesDeposit(item.kind) && {
                reason: t`Another item is waiting for your next deposit. Use or delete that item first.`,
              })}
          >
            <Trans>Activate item</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Amount({
  label,
  span,
  amount,
  onChange,
}: {
  label: ReactNode;
  span: AmountRange;
  amount: number;
  onChange: (cents: number) => void;
}) {
  const { money } = useFormats();
  const id = useId();
  return (
    <p className={s.slider}>
      <label htmlFor={id}>
        {label}
        <output>{money(amount)}</output>
      </label>
      <input
        id={id}
        type="range"
        min={span.min}
        max={span.max}
        step={STEP_CENTS}
        value={amount}
        aria-valuetext={money(amount)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </p>
  );
}

/**
 * Shows how much bonus money the item gives for the chosen amount.
 * @param props `label` is the caption for the bonus money
 */
function Preview(props: { item: BagItem; amount: number; label: ReactNode }) {
  const { item, amount, label } = props;
  const { money, number } = useFormats();
  const errorText = useErrorText();
  // The slider moves immediately, but the preview is requested only after the slider has stopped.
  const asked = useDebounced(amount, SETTLED_MS);
  const preview = useQuery({
    ...queryOf(previewItem, { params: { id: item.id }, query: { amount: asked } }),
    placeholderData: keepPreviousData,
  });
  if (preview.isError) {
    return (
      <p role="alert" className={s.error}>
        {errorText(preview.error)}
      </p>
    );
  }
  if (!preview.data) return <Skeleton className={s.bone ?? ''} />;
  const { grant, turnover, stack, wagering_times: times } = preview.data.data;
  return (
    <>
      <dl className={s.sum} aria-live="polite">
        <div>
          <dt>{label}</dt>
          <dd>{money(grant)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Amount left to stake on slots</Trans>
          </dt>
          <dd>{money(turnover)}</dd>
        </div>
        {times !== null && (
          <div>
            <dt>
              <Trans>Wagering multiplier</Trans>
            </dt>
            <dd>{number(times)}×</dd>
          </div>
        )}
      </dl>
      {stack.length > 0 && (
        <section>
          <h3>
            <Trans>Wagering order</Trans>
          </h3>
          <StackBars stack={stack} item={item} />
        </section>
      )}
      <p className={s.about}>
        <Trans>
          Cash is always staked first. Table games and video poker contribute only 10%, so you must
          wager ten times as much on them.
        </Trans>
      </p>
    </>
  );
}
