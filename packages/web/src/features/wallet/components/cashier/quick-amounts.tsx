import { useFormats } from '../../../../app/formats.ts';
import s from './cashier.module.css';

export interface QuickAmount {
  cents: number;
  /** Instead of the amount: a word such as "All". */
  name?: string;
  /** More than there is: stays visible, cannot be picked. */
  over: boolean;
}

/** Amounts to pick at once. One that cannot be had stays in its place. */
export function QuickAmounts({
  label,
  amounts,
  current,
  onPick,
}: {
  label: string;
  amounts: readonly QuickAmount[];
  current: number | undefined;
  onPick: (cents: number) => void;
}) {
  const { money } = useFormats();
  return (
    <div className={s.quick} role="group" aria-label={label}>
      {amounts.map(({ cents, name, over }) => (
        <button
          key={name ?? cents}
          type="button"
          aria-pressed={current === cents && !over}
          aria-disabled={over || undefined}
          onClick={over ? undefined : () => onPick(cents)}
        >
          {name ?? money(cents).replace(/[.,]00(?=\D|$)/, '')}
        </button>
      ))}
    </div>
  );
}
