import type { ReactNode } from 'react';
import s from './entrance.module.css';
import { Logo } from '../shell/logo.tsx';
import { LanguageSwitch } from '../shell/shell.tsx';

/** Lays out the sign-in and one-time-link pages, which are outside the back office. */
export function Entrance({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={s.page}>
      <header className={s.top}>
        <Logo />
        <LanguageSwitch />
      </header>
      <main className={s.card}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
