import { Button } from '@wl/ui/controls/button';
import s from './emails.module.css';

interface ChoiceProps<Value> {
  label: string;
  options: readonly { value: Value; text: string; lang?: string }[];
  current: Value;
  choose: (value: Value) => void;
}

/** Shows a row of toggle buttons, exactly one of which is pressed. */
export function Choice<Value extends string | number>({
  label,
  options,
  current,
  choose,
}: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className={s.choice}>
      {options.map(({ value, text, lang }) => (
        <Button
          key={value}
          variant="plain"
          size="small"
          aria-pressed={value === current}
          onClick={() => choose(value)}
          {...(lang !== undefined && { lang })}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
