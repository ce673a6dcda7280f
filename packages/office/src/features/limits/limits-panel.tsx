import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type OwnLimit } from '@wl/contract/limits';
import { memberLimits } from '@wl/contract/office/limits';
import { request } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';
import paper from '../../app/paper.module.css';
import { Failed, Waiting } from '../../app/states.tsx';
import s from './limits.module.css';

function useLimitNames() {
  const { t } = useLingui();
  return {
    kinds: {
      deposit: t`Top-ups`,
      wager: t`Stakes`,
      loss: t`Losses`,
      session_time: t`Time played`,
    },
    periods: { day: t`per day`, week: t`per week`, month: t`per month` },
  } as const;
}

/** Shows one limit: its current value, the amount used so far, and the new value if the member has requested one. */
function Limit({ limit }: { limit: OwnLimit }) {
  const { money, time, number } = useFormats();
  const names = useLimitNames();
  const { kind, value, waiting } = limit;
  const amount = (of: number | null) => {
    if (of === null) return <Trans>no limit</Trans>;
    return kind === 'session_time' ? (
      <Plural value={of} one="# minute" other="# minutes" />
    ) : (
      money(of)
    );
  };
  const used = kind === 'session_time' ? number(limit.used) : money(limit.used);
  const from = waiting ? time(waiting.effective_at) : '';
  return (
    <div>
      <dt>
        {names.kinds[kind]}, {names.periods[limit.period]}
      </dt>
      <dd>
        {amount(value)}
        {value !== null && (
          <small className={s.more}>
            <Trans>{used} used</Trans>
          </small>
        )}
        {waiting && (
          <small className={s.more}>
            <Trans>
              requested: {amount(waiting.value)}; can be confirmed from {from}
            </Trans>
          </small>
        )}
      </dd>
    </div>
  );
}

/** Shows the member's own limits and reality check. Clerks need them when they talk to the member about gambling. */
export function LimitsPanel({ memberId }: { memberId: string }) {
  const { time } = useFormats();
  const query = useQuery({
    queryKey: ['member-limits', memberId],
    queryFn: () => request(memberLimits, { params: { id: memberId } }),
  });
  if (query.isPending) return <Waiting lines={2} />;
  if (!query.data) return <Failed error={query.error} again={() => void query.refetch()} />;
  const { limits, reality_check: check } = query.data.data;
  const set = limits.filter(({ value, waiting }) => value !== null || waiting !== null);
  const chosen = check.chosen_at === null ? '' : time(check.chosen_at);
  const answered = check.answered_at === null ? '' : time(check.answered_at);
  return (
    <section className={paper.panel} aria-labelledby="member-limits">
      <h2 id="member-limits">
        <Trans>Limits</Trans>
      </h2>
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      <dl className={paper.rows}>
        {set.map((limit) => (
          <Limit key={`${limit.kind} ${limit.period}`} limit={limit} />
        ))}
        <div>
          <dt>
            <Trans>Reality check</Trans>
          </dt>
          <dd>
            {check.every_minutes === null ? (
              <Trans>never</Trans>
            ) : (
              <Plural value={check.every_minutes} one="every minute" other="every # minutes" />
            )}
            <small className={s.more}>
              {chosen === '' ? (
                <Trans>the casino’s default interval</Trans>
              ) : (
                <Trans>set on {chosen}</Trans>
              )}
            </small>
            {answered !== '' && (
              <small className={s.more}>
                <Trans>last answered {answered}</Trans>
              </small>
            )}
          </dd>
        </div>
      </dl>
      {set.length === 0 && (
        <p className={paper.sub}>
          <Trans>The member has set no limits.</Trans>
        </p>
      )}
    </section>
  );
}
