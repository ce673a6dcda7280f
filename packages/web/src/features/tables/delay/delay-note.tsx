import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import { useDelay } from './use-delay.ts';
import s from './delay-note.module.css';

/**
 * Style of a line of fixed height. It is inline, so that the page does not shift when the style sheet arrives after the
 * script.
 */
const LINE = { display: 'inline-flex', minHeight: 28, whiteSpace: 'nowrap' } as const;

/**
 * Shows the measured delay of the member's connection (UKGC RTS 4A), with an explanation that opens on demand. Only a
 * change of the level is announced.
 */
export function DelayNote() {
  const { t } = useLingui();
  const delay = useDelay();
  const levels = {
    low: t({ message: 'low', context: 'delay' }),
    middle: t({ message: 'medium', context: 'delay' }),
    high: t({ message: 'high', context: 'delay' }),
  };
  const level = delay && levels[delay.level];
  return (
    <details className={s.note} data-level={delay?.level} data-delay={delay?.ms}>
      <summary style={LINE}>
        <Icon name="clock" size={16} />
        <span>
          {delay ? (
            <Trans>
              Connection delay: <b>{level}</b> ({delay.ms} ms)
            </Trans>
          ) : (
            <Trans>Connection delay: not measured yet</Trans>
          )}
        </span>
      </summary>
      <p>
        <Trans>
          The connection delay is the time that a message takes from your device to the server and
          back. A bet that arrives at the server after the deadline is refused.
        </Trans>{' '}
        <Trans>A high delay can put you at a disadvantage.</Trans>
      </p>
      <span className="sr-only" role="status">
        {delay?.hasChanged && <Trans>Connection delay is now {level}.</Trans>}
      </span>
    </details>
  );
}
