import { Icon, type IconName } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { type ReactNode, useId } from 'react';
import s from './settings.module.css';

export function Card(props: { icon: IconName; title: ReactNode; children: ReactNode }) {
  const { icon, title, children } = props;
  const id = useId();
  return (
    <PaperCard as="section" className={s.card} aria-labelledby={id}>
      <h2 id={id}>
        <span className={s.seal}>
          <Icon name={icon} size={24} />
        </span>
        {title}
      </h2>
      {children}
    </PaperCard>
  );
}
