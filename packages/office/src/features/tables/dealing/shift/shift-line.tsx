import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { endShift, type DealerShift } from '@wl/contract/office/tables-dealing';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../../app/api.ts';
import { ActionDialog } from '../../../../app/forms/action-dialog.tsx';
import { useFormats } from '../../../../app/language/format.ts';
import paper from '../../../../app/paper.module.css';
import { consoleKey } from '../api.ts';
import s from './shift-line.module.css';

interface ShiftLineProps {
  slug: string;
  shift: DealerShift;
  /** True if a round is running that the dealer should finish first. */
  isRoundRunning: boolean;
  mayEnd: boolean;
}

/** Shows the dealer, the planned end of the shift, and the button that ends the shift. */
export function ShiftLine({ slug, shift, isRoundRunning, mayEnd }: ShiftLineProps) {
  const [isEnding, setEnding] = useState(false);
  const { timeOfDay } = useFormats();
  const { dealer_name: dealer } = shift;
  const end = timeOfDay(shift.planned_end);
  return (
    <p className={s.line}>
      <Icon name="clock" size={18} />
      <span>
        <Trans>
          Dealer {dealer}, planned end of shift: {end}
        </Trans>
      </span>
      {mayEnd && (
        <Button variant="plain" size="small" onClick={() => setEnding(true)}>
          <Trans>End shift</Trans>
        </Button>
      )}
      {isEnding && (
        <EndShiftDialog
          slug={slug}
          shift={shift}
          isRoundRunning={isRoundRunning}
          close={() => setEnding(false)}
        />
      )}
    </p>
  );
}

type EndProps = Omit<ShiftLineProps, 'mayEnd'> & { close: () => void };

/** Asks the clerk whether the shift should end, and states what happens to a running round. */
function EndShiftDialog({ slug, shift, isRoundRunning, close }: EndProps) {
  const queries = useQueryClient();
  const { dealer_name: dealer } = shift;
  return (
    <ActionDialog
      reloads={consoleKey(slug)}
      title={shift.mine ? <Trans>End your shift?</Trans> : <Trans>End {dealer}’s shift?</Trans>}
      submit={<Trans>End shift</Trans>}
      isDanger={isRoundRunning}
      send={async () => {
        const reply = await request(endShift, { params: { slug }, body: { shift: shift.id } });
        queries.setQueryData(consoleKey(slug), reply);
      }}
      close={close}
    >
      <p className={isRoundRunning ? paper.alert : undefined}>
        {isRoundRunning ? (
          <Trans>
            A round is in progress. Without a dealer, the round becomes void and every bet is
            refunded. Finish the round first.
          </Trans>
        ) : (
          <Trans>The table accepts no bets until the next shift starts.</Trans>
        )}
      </p>
    </ActionDialog>
  );
}
