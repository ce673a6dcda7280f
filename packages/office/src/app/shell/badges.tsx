import s from './badges.module.css';

/** Shows the number of waiting cases next to a link. Shows nothing if there are none. */
export function Count({ count }: { count: number | undefined }) {
  if (!count) return null;
  return <span className={s.count}>{count}</span>;
}

/**
 * Shows the number of alarms, such as auditor findings or overdue tickets, after a link. Shows nothing if there are
 * none.
 */
export function Alarm({ count, name }: { count: number | undefined; name: string }) {
  if (!count) return null;
  return (
    <span className={s.alarm} data-alarm>
      <span aria-hidden="true">{count}</span>
      <span className={s.unseen}>{name}</span>
    </span>
  );
}
