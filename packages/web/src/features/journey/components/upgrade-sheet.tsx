import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type SkillState, upgradeSkill } from '@wl/contract/journey-skills';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Icon } from '@wl/ui/icon';
import { showToast } from '@wl/ui/feedback/toast';
import { skillNames } from '@wl/world/casino/skills';
import { useState } from 'react';
import { ApiError, queryClient, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useKey } from '../../../app/use-key.ts';
import { skillsQuery, takeSkills } from '../api.ts';
import { useSkillWords } from '../use-skill-words.ts';
import s from './upgrade-sheet.module.css';

/**
 * Returns the state of an upgrade request, and a function that sends it. Retries of the same upgrade use the same
 * idempotency key.
 */
function useUpgrade(state: SkillState, onDone: () => void) {
  const { t } = useLingui();
  const { key, renew, failed } = useKey();
  const name = skillNames[state.skill];
  const next = state.level + 1;
  const call = useSend(upgradeSkill, {
    onSuccess: ({ data }) => {
      renew();
      takeSkills(data);
      showToast({ text: t`${name} is now at level ${next}.`, tone: 'good' });
      onDone();
    },
    onError: (error) => {
      failed(error);
      // If another device has already upgraded the skill, load the current levels.
      if (error instanceof ApiError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: skillsQuery.queryKey });
    },
  });
  return {
    isPending: call.isPending,
    error: call.error,
    send: () => call.mutate({ params: { skill: state.skill }, body: { id: key, to_level: next } }),
  };
}

/**
 * Shows the sheet with the cost and effect of an upgrade. The sheet asks for confirmation, because spent points cannot
 * be refunded.
 */
export function UpgradeSheet({
  state: shownState,
  points: shownPoints,
  onClose,
}: {
  state: SkillState;
  points: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  // Keep the initial state and points: the upgrade's event may change the props before the response closes the sheet.
  const [{ state, points }] = useState({ state: shownState, points: shownPoints });
  const errorText = useErrorText();
  const words = useSkillWords();
  const name = skillNames[state.skill];
  const next = state.level + 1;
  const upgrade = useUpgrade(state, onClose);
  return (
    <Dialog
      title={t`Upgrade ${name} to level ${next}?`}
      closeLabel={t`Close`}
      kind="sheet"
      paper
      onClose={onClose}
    >
      <div className={s.sheet}>
        <Change state={state} />
        <p>{words.what[state.skill]}</p>
        <Bill cost={state.cost ?? 0} points={points} />
        <p className={s.final}>
          <Icon name="warning" size={20} />
          <Trans>This cannot be undone. Spent points are not refunded.</Trans>
        </p>
        {upgrade.error && (
          <p role="alert" className={s.error}>
            {errorText(upgrade.error)}
          </p>
        )}
        <div className={s.buttons}>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button loading={upgrade.isPending} onClick={upgrade.send}>
            <Trans>Spend points</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Change({ state }: { state: SkillState }) {
  const words = useSkillWords();
  return (
    <div className={s.change}>
      <p>
        <span>
          <Trans>Now</Trans>
        </span>
        <b>{words.effect(state, 'now')}</b>
      </p>
      <Icon name="arrow-right" size={22} />
      <p>
        <span>
          <Trans>After upgrade</Trans>
        </span>
        <b>{words.effect(state, 'next')}</b>
      </p>
    </div>
  );
}

function Bill({ cost, points }: { cost: number; points: number }) {
  return (
    <dl className={s.bill}>
      <div>
        <dt>
          <Trans>Cost</Trans>
        </dt>
        <dd>
          <Plural value={cost} one="# skill point" other="# skill points" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Remaining balance</Trans>
        </dt>
        <dd>
          <Plural value={Math.max(0, points - cost)} one="# skill point" other="# skill points" />
        </dd>
      </div>
    </dl>
  );
}
