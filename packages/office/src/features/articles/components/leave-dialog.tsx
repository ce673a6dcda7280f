import { Trans } from '@lingui/react/macro';
import { LeaveQuestion } from '../../../app/forms/leave-question.tsx';

/** Asks whether to leave the page even though a text could not be saved. */
export function LeaveDialog({ leave, stay }: { leave: () => void; stay: () => void }) {
  return (
    <LeaveQuestion leave={leave} stay={stay}>
      <Trans>
        Your text has not been saved on the server. This browser keeps it and offers it again when
        you open the article.
      </Trans>
    </LeaveQuestion>
  );
}
