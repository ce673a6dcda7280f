import s from './market.module.css';

export interface BarLine {
  name: string;
  /** Non-negative value. */
  value: number;
  text: string;
  tone: 'ink' | 'brass' | 'ok' | 'bad';
}

/** Lists figures, with bars on a common scale for comparison. */
export function BarList({ lines }: { lines: readonly BarLine[] }) {
  const most = Math.max(1, ...lines.map(({ value }) => value));
  return (
    <dl className={s.bars}>
      {lines.map(({ name, value, text, tone }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span
              className={s.bar}
              data-tone={tone}
              style={{ inlineSize: `${String((value / most) * 100)}%` }}
            />
            <b>{text}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the parts of a whole as segments of one bar, or a dash if the whole is 0. */
export function ShareBar({
  label,
  parts,
}: {
  label: string;
  parts: readonly { name: string; value: number; tone: BarLine['tone'] | 'sepia' }[];
}) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return <span className={s.noShare}>–</span>;
  return (
    <span className={s.share} role="img" aria-label={label} title={label}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ name, value, tone }) => (
          <span key={name} data-tone={tone} style={{ flexGrow: value }} />
        ))}
    </span>
  );
}
