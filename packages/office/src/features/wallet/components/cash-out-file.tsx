import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cashOutFile, type CashOutCase } from '@wl/contract/office/wallet';
import { request } from '../../../app/api.ts';
import { BackToQueue } from '../../../app/cases/back-to-queue.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { Checks } from './checks.tsx';
import { Instruments, MoneyStory } from './money-story.tsx';
import { useStateName } from './state-name.ts';
import { Timeline } from './timeline.tsx';
import s from '../../../app/board.module.css';

interface Props {
  one: CashOutCase;
  /** Closes the case and returns to the queue. Used only in windows too narrow to show both. */
  back: () => void;
}

/** Shows a cash-out case: member and amount, results of the checks, the member's money history, and the timeline. */
export function CashOutFile({ one, back }: Props) {
  const { t } = useLingui();
  const { clock, money, time } = useFormats();
  const stateName = useStateName();
  const file = useQuery({
    queryKey: ['cash-outs', 'file', one.id],
    queryFn: () => request(cashOutFile, { params: { id: one.id } }),
  });
  return (
    <section className={s.file} aria-label={t`Case`}>
      <BackToQueue back={back} />
      <header className={s.fileHead}>
        <img
          className={s.bigCountry}
          src={`/art/flags/${one.member.country}.svg`}
          alt={one.member.country}
          width={45}
          height={30}
        />
        <div className={s.who}>
          <h2>
            <Link to="/members/$id" params={{ id: one.member.id }}>
              {one.member.name}
            </Link>{' '}
            <small>{one.member.nickname}</small>
          </h2>
          <p className={s.chips}>
            <span className={s.badge} data-tone={one.state === 'failed' ? 'bad' : 'ok'}>
              {stateName(one.state)}
            </span>
            {one.needs_two && (
              <span className={s.badge} data-tone="warn">
                <Trans>Four-eyes approval: {one.approvals.length} of 2</Trans>
              </span>
            )}
            {one.goes_at && (
              <span className={s.badge} data-tone="ok">
                <Trans>Automatic payout {clock(one.goes_at)}</Trans>
              </span>
            )}
            {one.claim && (
              <span className={s.badge}>
                {one.claim.mine ? <Trans>Claimed by you</Trans> : t`Claimed by ${one.claim.clerk}`}
              </span>
            )}
            <span className={s.sub}>
              <Trans>requested {time(one.requested_at)}</Trans>
            </span>
          </p>
        </div>
        <div className={s.ask}>
          <p className={s.amount}>{money(one.amount_cents)}</p>
          <p className={s.method}>{one.method}</p>
        </div>
      </header>
      {file.isPending && <Waiting lines={3} />}
      {file.isError && <Failed error={file.error} again={() => void file.refetch()} />}
      {file.data && (
        <>
          <MoneyStory story={file.data.data.story} />
          <Checks one={one} story={file.data.data.story} />
          <Instruments story={file.data.data.story} />
          <Timeline events={file.data.data.timeline} />
        </>
      )}
    </section>
  );
}
