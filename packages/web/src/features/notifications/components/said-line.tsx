import type { Said } from '../use-said.ts';

/** Line that screen readers announce when it changes. The page shows the same information visually. */
export function SaidLine({ said }: { said: Said }) {
  return (
    <p role="status" className="sr-only">
      <span key={said.no}>{said.words}</span>
    </p>
  );
}
