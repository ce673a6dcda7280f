import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import s from './star-choice.module.css';

export interface StarChoiceProps {
  /** Question that the user answers by choosing a number of stars. */
  legend: ReactNode;
  /** Number of chosen stars; null before the first choice. */
  value: number | null;
  max: number;
  /** Returns the name of a choice for screen readers, such as "4 of 5 stars". */
  nameOf: (stars: number) => string;
  onChoose: (stars: number) => void;
}

/** Shows a rating as radio buttons that look like stars. The arrow keys change the rating. */
export function StarChoice({ legend, value, max, nameOf, onChoose }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={s.stars}>
      <legend>{legend}</legend>
      {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
        <label key={stars} data-lit={stars <= (value ?? 0) || undefined}>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            aria-label={nameOf(stars)}
            onChange={() => onChoose(stars)}
          />
          <Icon name="star" size={28} />
        </label>
      ))}
    </fieldset>
  );
}
