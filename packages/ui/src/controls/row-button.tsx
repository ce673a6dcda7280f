import type { ButtonHTMLAttributes } from 'react';
import { cx } from '../cx.tsx';
import s from './row-button.module.css';

interface RowButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** True if the button is the text of a table cell and looks like a link. Otherwise, it is the whole row of a list. */
  link?: boolean;
}

/**
 * Renders a button that opens the object shown in a row of a list or table. The button has no frame; the list sets its
 * columns, colours and height. Lists mark the open row with `aria-current` or `aria-pressed`.
 */
export function RowButton({ link = false, className, ...rest }: RowButtonProps) {
  return <button {...rest} type="button" className={cx(link ? s.link : s.row, className)} />;
}
