import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gameStates, switchGame, type OfficeGame, type GameSwitch } from '@wl/contract/office/play';
import { Button } from '@wl/ui/controls/button';
import { Checkbox } from '@wl/ui/controls/field';
import { cx } from '@wl/ui/cx';
import { useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { useGameWords } from '../use-game-words.ts';
import s from './games.module.css';

interface SwitchFormProps {
  /** Slug of the game, or `*` for all games. */
  game: string;
  now: GameSwitch;
  /** The game's rules on free play and bonus money; undefined if the switch applies to all games. */
  rules?: Pick<OfficeGame, 'free_play' | 'bonus_money'> | undefined;
}

/**
 * Returns only the settings that the clerk changed, so that two clerks who change different switches do not undo each
 * other's changes.
 */
function changesOf(now: GameSwitch, wanted: GameSwitch): Partial<GameSwitch> {
  return {
    ...(wanted.state === now.state ? {} : { state: wanted.state }),
    ...(wanted.no_bonus_money === now.no_bonus_money
      ? {}
      : { no_bonus_money: wanted.no_bonus_money }),
    ...(wanted.no_free_play === now.no_free_play ? {} : { no_free_play: wanted.no_free_play }),
  };
}

interface FieldsProps {
  wanted: GameSwitch;
  onChange: (wanted: GameSwitch) => void;
}

function StateFields({ game, wanted, onChange }: FieldsProps & Pick<SwitchFormProps, 'game'>) {
  const words = useGameWords();
  return (
    <fieldset className={s.states}>
      <legend>
        <Trans>Status shown to members</Trans>
      </legend>
      {gameStates.map((state) => (
        <label key={state} data-state={state}>
          <input
            type="radio"
            name={`state of ${game}`}
            checked={wanted.state === state}
            onChange={() => onChange({ ...wanted, state })}
          />
          {words.states[state]}
        </label>
      ))}
    </fieldset>
  );
}

/** Shows the checkboxes that exclude bonus money and free play, and a note if the game's rules already exclude them. */
function BarFields({ rules, wanted, onChange }: FieldsProps & Pick<SwitchFormProps, 'rules'>) {
  const { t } = useLingui();
  const bars = [
    [
      'no_bonus_money',
      t`No bonus money`,
      rules && !rules.bonus_money && t`The rules of this game already exclude bonus money.`,
    ],
    [
      'no_free_play',
      t`No free play`,
      rules && !rules.free_play && t`The rules of this game already exclude free play.`,
    ],
  ] as const;
  return bars.map(([name, label, note]) => (
    <Checkbox
      key={name}
      checked={wanted[name]}
      onChange={(event) => onChange({ ...wanted, [name]: event.target.checked })}
    >
      {label} {note && <small className={cx(paper.sub, s.barNote)}>{note}</small>}
    </Checkbox>
  ));
}

/**
 * Shows the switches of one game, or the switches that apply to all games, and a field for the reason (stored in the
 * audit log). The React key must change with the game and with the switches, so that the form resets.
 */
export function SwitchForm({ game, now, rules }: SwitchFormProps) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState(now);
  const [reason, setReason] = useState('');
  const changes = changesOf(now, wanted);
  const isChanged = Object.keys(changes).length > 0;
  const change = useMutation({
    mutationFn: () =>
      request(switchGame, { params: { game }, body: { ...changes, reason: reason.trim() } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['games'] }),
  });
  return (
    <form
      className={paper.form}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <StateFields game={game} wanted={wanted} onChange={setWanted} />
      <BarFields rules={rules} wanted={wanted} onChange={setWanted} />
      <ReasonField rows={2} value={reason} onChange={setReason} />
      {change.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(change.error)}
        </p>
      )}
      <Button
        type="submit"
        variant={wanted.state === 'open' ? 'brass' : 'plainDanger'}
        inactive={!isChanged || reason.trim().length < 3 || change.isPending}
      >
        {game === '*' ? <Trans>Save for all games</Trans> : <Trans>Save changes</Trans>}
      </Button>
    </form>
  );
}

/** Shows the state of the switches, for clerks who may only view them. */
export function SwitchFacts({ now }: { now: GameSwitch }) {
  const { t } = useLingui();
  const words = useGameWords();
  const rows: [string, string][] = [
    [t`Status shown to members`, words.states[now.state]],
    [t`Bonus money`, now.no_bonus_money ? t`switched off` : t`allowed within the rules`],
    [t`Free play`, now.no_free_play ? t`switched off` : t`allowed within the rules`],
  ];
  return (
    <dl className={paper.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
