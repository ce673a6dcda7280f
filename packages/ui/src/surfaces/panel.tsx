import type { HTMLAttributes } from 'react';
import { cx } from '../cx.tsx';
import s from './panel.module.css';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside';
  /**
   * True to omit the padding and to clip the contents to the rounded corners. Used for panels that begin with a
   * picture.
   */
  flush?: boolean;
}

export function Panel({ as: Tag = 'div', flush, className, ...rest }: PanelProps) {
  return <Tag className={cx(s.panel, flush && s.flush, className)} {...rest} />;
}

/** Shows a paper-coloured card with dark text, which contrasts with the dark page. */
export function PaperCard({ as: Tag = 'div', flush, className, ...rest }: PanelProps) {
  return <Tag className={cx('paper', s.paper, flush && s.flush, className)} {...rest} />;
}
