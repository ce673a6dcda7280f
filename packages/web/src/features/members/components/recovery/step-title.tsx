import { type ReactNode, useEffect, useRef } from 'react';

/** Shows the heading of a step and moves the focus to it, so that screen readers start reading there. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
