import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@wl/ui/controls/field';
import { useId } from 'react';
import { useMotion } from '../../../app/motion.ts';
import { useSoundSetting } from '../../../app/sound-setting.ts';
import { Card } from './card.tsx';
import s from './settings.module.css';

/** Shows the sound and motion settings, which apply to this browser only. */
export function SensesCard() {
  const { t } = useLingui();
  const id = useId();
  const [motion, chooseMotion] = useMotion();
  const [sound, changeSound] = useSoundSetting();
  return (
    <Card icon="sound" title={<Trans>Sound and motion</Trans>}>
      <Checkbox checked={sound.on} onChange={(event) => changeSound({ on: event.target.checked })}>
        <Trans>Game sounds</Trans>
      </Checkbox>
      <div className={s.slider}>
        <label htmlFor={id}>
          <Trans>Volume</Trans>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={sound.volume}
          aria-valuetext={t`${sound.volume} per cent`}
          onChange={(event) => changeSound({ volume: Number(event.target.value), on: true })}
        />
        <output htmlFor={id}>{sound.volume}</output>
      </div>
      <Checkbox
        checked={motion === 'reduced'}
        onChange={(event) => chooseMotion(event.target.checked ? 'reduced' : 'system')}
      >
        <Trans>Reduced motion: no reel spins, flight animations or coin showers.</Trans>
      </Checkbox>
      <p>
        <Trans>
          These settings apply only to this browser. Game results are the same with or without
          animations.
        </Trans>
      </p>
    </Card>
  );
}
