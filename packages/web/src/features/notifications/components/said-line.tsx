import type { Said } from '../use-said.ts';

/** One line that screen readers read out as it changes; what it says is plain to the eye. */
export function SaidLine({ said }: { said: Said }) {
  return (
    <p role="status" className="sr-only">
      <span key={said.no}>{said.words}</span>
    </p>
  );
}
