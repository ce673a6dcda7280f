import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { currentPlayer } from '@wl/contract/members';
import { buttonClass } from '@wl/ui/button';
import { Skeleton } from '@wl/ui/skeleton';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/formats.ts';
import { type Player, useSession } from '../../../app/session.ts';
import s from '../components/passport.module.css';

/** The two lines at the foot of a passport page, made of the member's own data. */
function machineLines(player: Player): [string, string] {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-z0-9]/gi, '')
      .toUpperCase();
  const fill = (text: string) => text.padEnd(30, '<').slice(0, 30);
  return [
    fill(`P<WLK${plain(player.last_name)}<<${plain(player.first_name)}`),
    fill(`${plain(player.nickname)}<${player.created_at.slice(2, 10).replaceAll('-', '')}`),
  ];
}

function useStages(player: Player) {
  const { t } = useLingui();
  return [
    { done: true, name: t`Registered`, next: '' },
    {
      done: player.email_confirmed,
      name: t`E-mail confirmed`,
      next: t`Enter the six digits we sent you.`,
    },
    {
      done: player.passport !== 'none',
      name: t`Active`,
      next: t`Your first top-up activates the passport.`,
    },
    {
      done: player.passport === 'verified',
      name: t`Verified`,
      next: t`The passport desk checks identity and address; then you may travel and cash out.`,
    },
  ];
}

function Spread({ player }: { player: Player }) {
  const { date } = useFormats();
  const city = useSession((session) => session.city);
  const stages = useStages(player);
  const next = stages.find(({ done }) => !done);
  return (
    <article className={`paper ${s.spread ?? ''}`}>
      <div className={s.page}>
        <p className={s.code}>
          <Trans>Passport</Trans> · Wanderluck
        </p>
        <h1>
          {player.first_name} {player.last_name}
        </h1>
        <dl className={s.details}>
          <div>
            <dt>
              <Trans>Nickname</Trans>
            </dt>
            <dd>{player.nickname}</dd>
          </div>
          <div>
            <dt>
              <Trans>E-mail</Trans>
            </dt>
            <dd>{player.email}</dd>
          </div>
          <div>
            <dt>
              <Trans>Issued</Trans>
            </dt>
            <dd>{date(player.created_at)}</dd>
          </div>
          {city && (
            <div>
              <dt>
                <Trans>Now in</Trans>
              </dt>
              <dd>
                {city.name} · {city.airport}
              </dd>
            </div>
          )}
        </dl>
        <p className={s.machine} aria-hidden="true">
          {machineLines(player).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <div className={s.page}>
        <h2>
          <Trans>Visas</Trans>
        </h2>
        <ol className={s.visas}>
          {stages.map((stage) => (
            <li key={stage.name} data-done={stage.done}>
              <span className={s.visa}>{stage.name}</span>
            </li>
          ))}
        </ol>
        {next && <p className={s.next}>{next.next}</p>}
        {next && player.email_confirmed && player.passport === 'none' && (
          <Link to="/my-wallet-xs" className={buttonClass({})}>
            <Trans>Top up</Trans>
          </Link>
        )}
        {!player.email_confirmed && (
          <Link to="/unverified-email-access" className={buttonClass({})}>
            <Trans>Confirm e-mail</Trans>
          </Link>
        )}
      </div>
    </article>
  );
}

/** The passport spread: who the member is on the left, what the passport is good for on the right. */
export default function MyPassport() {
  const errorText = useErrorText();
  const player = useCall(currentPlayer, {});
  return (
    <main className={s.frame}>
      {player.isPending && <Skeleton className={s.waiting ?? ''} />}
      {player.isError && <p role="alert">{errorText(player.error)}</p>}
      {player.data && <Spread player={player.data.data} />}
    </main>
  );
}
