import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step; takes the focus, so that eyes and screen readers begin there. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
