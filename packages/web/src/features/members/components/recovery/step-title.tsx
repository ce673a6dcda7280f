import { type ReactNode, useEffect, useRef } from 'react';

/** Shows the heading of a step. The heading receives the focus, so that screen readers start there. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
