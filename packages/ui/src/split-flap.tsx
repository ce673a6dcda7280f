import s from './split-flap.module.css';

/** Text on a departures board. B612 has no Turkish letters: for codes, times and figures. `width` pads to that length. */
export function SplitFlap({ text, width = text.length }: { text: string; width?: number }) {
  const letters = [...text.toUpperCase().padEnd(width)];
  return (
    <span className={s.flaps} role="img" aria-label={text}>
      {letters.map((letter, at) => (
        <span key={at} className={s.flap} aria-hidden="true">
          {/* The key makes a changed letter flap. */}
          <span key={letter} className={s.letter}>
            {letter}
          </span>
        </span>
      ))}
    </span>
  );
}
