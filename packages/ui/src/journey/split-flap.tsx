import s from './split-flap.module.css';

/**
 * Shows text as on a departures board, padded to `width` characters. Use it only for codes, times and figures, because
 * its font (B612) has no Turkish characters.
 */
export function SplitFlap({ text, width = text.length }: { text: string; width?: number }) {
  const letters = [...text.toUpperCase().padEnd(width)];
  return (
    <span className={s.flaps} role="img" aria-label={text}>
      {letters.map((letter, at) => (
        <span key={at} className={s.flap} aria-hidden="true">
          {/* A changed key makes React replace the element, which restarts the flap animation. */}
          <span key={letter} className={s.letter}>
            {letter}
          </span>
        </span>
      ))}
    </span>
  );
}
