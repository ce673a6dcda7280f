import { cx } from '@wl/ui/cx';
import { useFormats } from '../../../../app/language/formats.ts';
import s from './chip.module.css';

const COLOURS = ['green', 'red', 'blue', 'purple', 'orange', 'black'] as const;

/**
 * Shows a casino chip. `index` is the position of the chip's value among the table's chip values, and selects the
 * colour.
 */
export function Chip({
  slug,
  index,
  cents,
  className,
}: {
  slug: string;
  index: number;
  cents: number;
  className?: string | undefined;
}) {
  const { number } = useFormats();
  const units = cents / 100;
  const print = number(units, {
    minimumFractionDigits: Number.isInteger(units) ? 0 : 2,
    ...(units >= 1000 && {
      notation: 'compact',
      maximumFractionDigits: 1,
      minimumFractionDigits: 0,
    }),
  });
  return (
    <span className={cx(s.chip, index >= COLOURS.length && s.rich, className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <use
          href={`/art/games/${slug}/chips.svg#chip-${COLOURS[index % COLOURS.length] ?? 'green'}`}
          width="32"
          height="32"
        />
      </svg>
      {/* The style sheet draws the value of `data-print` on the chip. The accessible name is on the parent control. */}
      <b className={print.length > 3 ? s.long : undefined} data-print={print} />
    </span>
  );
}
