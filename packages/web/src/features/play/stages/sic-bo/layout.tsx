import { Trans, useLingui } from '@lingui/react/macro';
import type { SicBoTable } from '@wl/games/engines/sic-bo/rules';
import { cx } from '@wl/ui/cx';
import type { ReactNode } from 'react';
import { Spot, Spots, type SpotsProps } from '../table/spots.tsx';
import { useBetNames } from './bet-names.ts';
import { COMBINATIONS, NUMBERS, TOTALS } from './bets.ts';
import { Face } from './face.tsx';
import s from './layout.module.css';

export interface LayoutProps extends Omit<SpotsProps, 'first' | 'className' | 'children'> {
  rules: SicBoTable;
  /** Spots that win on this throw, including spots without chips. The table lights winning spots from below. */
  lit: ReadonlySet<string>;
}

/** Shows the 52 spots on jade felt, in the usual order of sic bo tables. */
export function Layout({ rules, lit, ...table }: LayoutProps) {
  const { t } = useLingui();
  const print = usePrint(rules, lit, table.slug);
  const { names, spot, odds, faces, wide } = print;
  return (
    <Spots {...table} first="small" className={s.layout}>
      <div className={cx(s.pair, s.left)}>
        {wide('small', '4–10', s.blue)}
        {wide('odd', '', s.plain)}
      </div>
      <Group
        area={s.doubles}
        name={t`Double`}
        odds={names.pays('double:1')}
        note={<Trans>at least two</Trans>}
      >
        {NUMBERS.map((number) => spot(`double:${number}`, faces(number, number)))}
      </Group>
      <AnyTriple print={print} />
      <Group
        area={s.triples}
        name={t`Triple`}
        odds={names.pays('triple:1')}
        note={<Trans>all three</Trans>}
      >
        {NUMBERS.map((number) => spot(`triple:${number}`, faces(number, number, number)))}
      </Group>
      <div className={cx(s.pair, s.right)}>
        {wide('big', '11–17', s.red)}
        {wide('even', '', s.plain)}
      </div>
      <Group area={s.totals} name={t`Dice total`}>
        {TOTALS.map((total) =>
          spot(
            `total:${total}`,
            <>
              <b className={cx('num', s.total)}>{total}</b> {odds(`total:${total}`)}
            </>,
          ),
        )}
      </Group>
      <Group
        area={s.combinations}
        name={t`Two numbers`}
        odds={names.pays('combination:1-2')}
        note={<Trans>both numbers appear</Trans>}
      >
        {COMBINATIONS.map(([low, high]) => spot(`combination:${low}-${high}`, faces(low, high)))}
      </Group>
      <Singles print={print} />
    </Spots>
  );
}

type Print = ReturnType<typeof usePrint>;

/** Returns the bet names, and functions that render the layout's spots, odds and die faces. */
function usePrint(rules: SicBoTable, lit: ReadonlySet<string>, slug: string) {
  const names = useBetNames(rules);
  // Keep the spaces between the printed parts of a spot. The spaces are invisible, but speech-input software needs them
  // to separate the words.
  const spot = (id: string, children: ReactNode, className?: string, name = names.name(id)) => (
    <Spot
      key={id}
      id={id}
      name={name}
      odds={names.pays(id)}
      className={cx(s.spot, className, lit.has(id) && s.lit)}
    >
      {children}
    </Spot>
  );
  const odds = (id: string) => <span className={cx('num', s.odds)}>{names.pays(id)}</span>;
  const faces = (...numbers: number[]) => (
    <span className={s.faces}>
      {numbers.map((face, index) => (
        <Face key={index} slug={slug} face={face} />
      ))}
    </span>
  );
  /** Renders a wide spot with its name, the totals that it covers, and its odds. */
  const wide = (id: string, covers: string, colour: string | undefined) => {
    const name = names.name(id);
    return spot(
      id,
      <>
        <b className={s.word}>{name}</b> {covers !== '' && <span className="num">{covers} </span>}
        {odds(id)}
      </>,
      cx(s.wide, colour),
      `${name} ${covers}`.trim(),
    );
  };
  return { names, spot, odds, faces, wide };
}

/** Shows the any-triple spot, with pictures of all six triples. */
function AnyTriple({ print: { names, spot, odds, faces } }: { print: Print }) {
  return (
    <div className={s.any}>
      {spot(
        'any-triple',
        <>
          <span className={s.many}>
            {NUMBERS.map((number) => (
              <span key={number} className={s.three}>
                {faces(number, number, number)}
              </span>
            ))}
          </span>
          <b>{names.name('any-triple')}</b> {odds('any-triple')}
        </>,
        s.anyTriple,
      )}
    </div>
  );
}

/** Shows the spots for single-number bets, which win if the number appears on one, two or three dice. */
function Singles({ print: { names, spot, faces } }: { print: Print }) {
  const { t } = useLingui();
  return (
    <Group
      area={s.singles}
      name={t`One number`}
      odds={names.pays('single:1')}
      note={<Trans>on one, two or three dice</Trans>}
    >
      {NUMBERS.map((number) =>
        spot(
          `single:${number}`,
          <>
            {faces(number)}
            <b className={cx('num', s.number)}>{number}</b>
          </>,
        ),
      )}
    </Group>
  );
}

/** Shows the spots for one kind of bet, with their shared name and odds. */
function Group({
  area,
  name,
  odds = '',
  note,
  children,
}: {
  area: string | undefined;
  name: string;
  odds?: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={cx(s.group, area)} role="group" aria-label={`${name} ${odds}`.trim()}>
      <p className={s.caption} aria-hidden="true">
        <b>{name}</b> <span className="num">{odds}</span> {note && <i>{note}</i>}
      </p>
      <div className={s.row}>{children}</div>
    </div>
  );
}
