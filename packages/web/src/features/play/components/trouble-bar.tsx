import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/button';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../../../app/errors.tsx';
import type { RoundsState } from '../use-rounds.ts';
import s from './trouble-bar.module.css';

/** What went wrong with a round, in a sentence, and what to do. */
export function TroubleBar({ rounds }: { rounds: RoundsState }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (!rounds.error) return null;
  return (
    <div className={s.bar} role="alert">
      <Icon name="warning" size={22} />
      {rounds.unanswered ? (
        <>
          <p>
            <Trans>
              We could not reach the house. Your round is kept: asking again books nothing twice.
            </Trans>
          </p>
          <Button onClick={rounds.askAgain} icon="repeat">
            <Trans>Ask again</Trans>
          </Button>
        </>
      ) : (
        <>
          <p>{errorText(rounds.error)}</p>
          <button
            type="button"
            className={s.close}
            aria-label={t`Close`}
            onClick={() => rounds.fail(null)}
          >
            <Icon name="close" size={18} />
          </button>
        </>
      )}
    </div>
  );
}
