import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { EarlierRound, UnansweredRound, VoidedRound, type Doubt } from '../rounds/round-player.ts';
import type { RoundsState } from '../rounds/use-rounds.ts';
import s from './trouble-bar.module.css';

/** Shows the error message for a round, with the next step. */
export function TroubleBar({ rounds }: { rounds: RoundsState }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { error } = rounds;
  if (!error) return null;
  const doubt = error instanceof UnansweredRound ? error.doubt : null;
  return (
    <div className={s.bar} role="alert">
      <Icon name="warning" size={22} />
      <p>
        {doubt ? (
          <DoubtText doubt={doubt} />
        ) : error instanceof EarlierRound ? (
          <Trans>
            Your earlier bet was placed after all, and its round is now shown. Your last click did
            not place another bet.
          </Trans>
        ) : error instanceof VoidedRound ? (
          <VoidedText round={error} />
        ) : (
          errorText(error)
        )}
      </p>
      {doubt === 'unreachable' ? (
        <Button onClick={rounds.askAgain} icon="repeat">
          <Trans>Check again</Trans>
        </Button>
      ) : (
        <button
          type="button"
          className={s.close}
          aria-label={t`Close`}
          onClick={() => rounds.fail(null)}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}

function VoidedText({ round: { stakeCents, wasSettled } }: { round: VoidedRound }) {
  const { money } = useFormats();
  const stake = money(stakeCents);
  if (wasSettled)
    return (
      <Trans>The round was voided and does not count. Your statement shows the amounts.</Trans>
    );
  return (
    <Trans>
      The round could not be finished. Your stake of {stake} was returned to your cash balance.
    </Trans>
  );
}

function DoubtText({ doubt }: { doubt: Doubt }) {
  switch (doubt) {
    case 'unreachable':
      return (
        <Trans>
          We do not know yet whether your last bet was placed. Checking again does not place a bet.
        </Trans>
      );
    case 'absent':
      return (
        <Trans>
          We have no record of your last bet, so nothing has been staked. If you still want to place
          the bet, play again. The bet cannot be placed twice.
        </Trans>
      );
    case 'undecided':
      return <Trans>We did not receive your choice. Please choose again.</Trans>;
  }
}
