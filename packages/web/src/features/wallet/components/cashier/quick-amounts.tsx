import { useFormats } from '../../../../app/language/formats.ts';
import s from './cashier.module.css';

export interface QuickAmount {
  cents: number;
  /** Label of the button if it does not show the amount, such as "All". */
  name?: string;
  /** True if the amount exceeds the available amount. The button then stays visible but is disabled. */
  over: boolean;
}

/** Shows buttons that choose an amount with one press. Buttons for unavailable amounts are disabled, not hidden. */
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
