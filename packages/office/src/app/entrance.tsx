import type { ReactNode } from 'react';
import s from './entrance.module.css';
import { Logo } from './logo.tsx';
import { LanguageSwitch } from './shell.tsx';

/** Shows the frame of pages outside the back office: sign-in and one-time links. */
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
