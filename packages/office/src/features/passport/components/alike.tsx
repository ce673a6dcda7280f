import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DocumentCase } from '@wl/contract/office/passport';
import s from '../../../app/board.module.css';
import d from './documents.module.css';

/** Lists other accounts that could belong to the same person. Each person may have only one account (decisions §3). */
export function Alike({ alike }: { alike: DocumentCase['alike'] }) {
  const { t } = useLingui();
  const why = {
    name_and_birth: t`same name and date of birth`,
    phone: t`same phone`,
    address: t`same address`,
  };
  return (
    <section className={s.panel} aria-labelledby="alike-title">
      <h3 id="alike-title">
        <Trans>Similar accounts</Trans>
      </h3>
      {alike.length === 0 ? (
        <p className={s.sub}>
          <Trans>
            None. No other account shares this member’s name and date of birth, phone number or
            address.
          </Trans>
        </p>
      ) : (
        <ul className={d.alike}>
          {alike.map((one) => (
            <li key={one.id}>
              <Link to="/members/$id" params={{ id: one.id }}>
                {one.nickname}
              </Link>
              <span className={s.badge} data-tone={one.why === 'name_and_birth' ? 'bad' : 'warn'}>
                {why[one.why]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
