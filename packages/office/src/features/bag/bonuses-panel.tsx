import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type BagItem } from '@wl/contract/bag';
import { staffNews } from '@wl/contract/news/staff';
import { bonusesOfMember } from '@wl/contract/office/bag';
import { Icon } from '@wl/ui/icon';
import { bagName } from '@wl/world/casino/bag-names';
import type { Language } from '@wl/world/languages';
import { request } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';
import { type DataColumn, OfficeTable } from '../../app/office-table.tsx';
import paper from '../../app/paper.module.css';
import { Failed, Waiting } from '../../app/states.tsx';
import { useLive } from '../../app/realtime/use-live.ts';
import { useItemWords } from '../market/index.ts';
import { GrantForm } from './grant-form.tsx';
import { Waits } from './grants.tsx';
import { ItemLine } from './item-line.tsx';
import { stateTones, useBonusNames } from './use-bonus-names.ts';
import s from './bonuses.module.css';

/** Shows each place in the bag as a small square, filled if an item takes the place. */
function Places({ taken, places }: { taken: number; places: number }) {
  const { t } = useLingui();
  return (
    <span className={s.places} role="img" aria-label={t`${taken} of ${places} spaces used`}>
      {Array.from({ length: places }, (_, place) => (
        <span key={place} data-taken={place < taken} />
      ))}
    </span>
  );
}

/** Lists the most recently ended items, newest first. */
function Ended({ items }: { items: readonly BagItem[] }) {
  const { t } = useLingui();
  const { clock, money } = useFormats();
  const { wording } = useItemWords();
  const { states, sources } = useBonusNames();
  const columns: DataColumn<BagItem>[] = [
    {
      id: 'item',
      head: t`Item`,
      isPlain: true,
      cell: (item) => (
        <>
          {wording(item.terms, item.wagering_times).name}
          <span className={s.source}>{sources[item.source]}</span>
        </>
      ),
    },
    {
      id: 'state',
      head: t`Outcome`,
      cell: (item) => (
        <span className={paper.badge} data-tone={stateTones[item.state]}>
          {states[item.state]}
        </span>
      ),
    },
    {
      id: 'when',
      head: t`Date`,
      cell: (item) => (item.ended_at === null ? '–' : clock(item.ended_at)),
    },
    {
      id: 'granted',
      head: t`Granted`,
      as: 'number',
      cell: (item) => (item.wagering ? money(item.wagering.granted) : '–'),
    },
    {
      id: 'paid_out',
      head: t`Converted to cash`,
      as: 'number',
      cell: (item) => (item.paid_out === 0 ? '–' : money(item.paid_out)),
    },
  ];
  return (
    <OfficeTable
      label={t`Past items`}
      rows={items}
      columns={columns}
      rowId={({ id }) => id}
      lines
    />
  );
}

/**
 * Shows a member’s bag: unused, activated and ended items, grants that await approval, and the forms to grant or revoke
 * an item. `named` adds the member's name, for pages other than the member's file.
 */
export function BonusesPanel({
  memberId,
  allowed,
  named = false,
}: {
  memberId: string;
  allowed: boolean;
  named?: boolean;
}) {
  useLive('private-staff.bonuses', staffNews.grant_changed, 'bonuses');
  const query = useQuery({
    queryKey: ['bonuses', memberId],
    queryFn: () => request(bonusesOfMember, { params: { id: memberId } }),
  });
  return (
    <section className={paper.panel} aria-labelledby="bonuses-title">
      <div className={paper.panelHead}>
        <h2 id="bonuses-title">
          {named && query.data ? query.data.data.member.nickname : <Trans>Bonuses</Trans>}
        </h2>
        {query.data && <Bag bag={query.data.data.bag} />}
      </div>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && <Content {...query.data.data} memberId={memberId} allowed={allowed} />}
    </section>
  );
}

type Bonuses = Awaited<ReturnType<typeof request<typeof bonusesOfMember>>>['data'];

function Bag({ bag }: { bag: Bonuses['bag'] }) {
  const { i18n } = useLingui();
  return (
    <span className={s.bag}>
      {bagName(bag.bag.id, i18n.locale as Language)}{' '}
      <Places taken={bag.items.length} places={bag.places} />
    </span>
  );
}

function Content({
  member,
  bag,
  ended,
  waiting,
  memberId,
  allowed,
}: Bonuses & { memberId: string; allowed: boolean }) {
  const free = bag.places - bag.items.length;
  return (
    <div className={s.content}>
      {waiting.length > 0 && (
        <ul className={s.plain}>
          {waiting.map((grant) => (
            <Waits key={grant.id} grant={grant} allowed={allowed} />
          ))}
        </ul>
      )}
      <div>
        <h3>
          <Trans>In progress</Trans>
        </h3>
        {bag.going.length === 0 && (
          <p className={paper.sub}>
            <Trans>No items in progress.</Trans>
          </p>
        )}
        <ul className={s.plain}>
          {bag.going.map((item) => (
            <ItemLine key={item.id} item={item} memberId={memberId} allowed={allowed} />
          ))}
        </ul>
      </div>
      <div>
        <h3>
          <Trans>In the bag</Trans>
        </h3>
        <ul className={s.plain}>
          {bag.items.map((item) => (
            <ItemLine key={item.id} item={item} memberId={memberId} allowed={allowed} />
          ))}
        </ul>
        <p className={paper.sub}>
          {free === 0 ? (
            <Trans>The bag is full.</Trans>
          ) : (
            <Plural value={free} one="# space is available." other="# spaces are available." />
          )}
        </p>
      </div>
      {allowed &&
        (member.may_receive ? (
          <GrantForm memberId={memberId} />
        ) : (
          <p className={paper.banner} data-tone="warn">
            <Icon name="lock" size={20} />
            <Trans>This member cannot receive items at the moment.</Trans>
          </p>
        ))}
      {ended.length > 0 && (
        <div>
          <h3>
            <Trans>Ended</Trans>
          </h3>
          <Ended items={ended} />
        </div>
      )}
    </div>
  );
}
