import { type KeyboardEvent, type ReactNode, useId } from 'react';
import s from './tabs.module.css';
import { centreInRow } from './centre-in-row.tsx';

export interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; title: ReactNode }[];
  current: Key;
  onChange: (key: Key) => void;
  /** Panel of the current tab. */
  children: ReactNode;
}

/** Shows tabs with arrow-key navigation. The parent component stores the current tab, preferably in the URL. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onChange,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.key === current);
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={s.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            ref={tab.key === current ? centreInRow : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            className={s.tab}
            onClick={() => {
              onChange(tab.key);
            }}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        tabIndex={0}
        className={s.panel}
      >
        {children}
      </div>
    </>
  );
}
