import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { playSession } from '@wl/contract/play';
import { Icon } from '@wl/ui/icon';
import { Panel } from '@wl/ui/surfaces/panel';
import { queryOf } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/formats.ts';
import s from './side.module.css';

const MINUTE_MS = 60_000;

/** Shows a panel with the duration, total stakes and net result of this session, and a link to limits and breaks. */
export function SafeTravel() {
  const { t } = useLingui();
  const { money, signedMoney } = useFormats();
  const session = useQuery(queryOf(playSession, {}));
  const figures = session.data?.data;
  const minutes = figures
    ? Math.floor((Date.parse(figures.server_now) - Date.parse(figures.started_at)) / MINUTE_MS)
    : 0;
  const staked = money(figures?.staked_cents ?? 0);
  const net = signedMoney(figures?.net_cents ?? 0);
  return (
    <Panel as="section" className={s.panel} aria-label={t`Safe travel`}>
      <h2 className={s.safe}>
        <Icon name="lifebuoy" size={20} />
        <Trans>Safe travel</Trans>
      </h2>
      {figures && (
        <p className={s.figures}>
          <Trans>
            <Plural value={minutes} one="# minute" other="# minutes" /> signed in. Staked {staked},
            net {net}.
          </Trans>
        </p>
      )}
      <Link to="/my-limits" className={s.link}>
        <Trans>Limits and breaks</Trans>
      </Link>
    </Panel>
  );
}
