import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '@wl/world/casino/brand';
import { Button } from '@wl/ui/controls/button';
import { Checkbox } from '@wl/ui/controls/field';
import { useEffect, useRef, useState } from 'react';
import f from './second-factor.module.css';
import s from './settings.module.css';

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Shows the ten recovery codes once. Before leaving, the member must confirm that the codes are saved. */
export function RecoveryCodes(props: { codes: readonly string[]; onDone: () => void }) {
  const { codes, onDone } = props;
  const { t } = useLingui();
  const [isKept, setKept] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div className={s.form}>
      <p>
        <Trans>
          You can use each code once to sign in without your phone. The codes are shown only once.
          Keep them somewhere you can access without your phone.
        </Trans>
      </p>
      <ol ref={list} tabIndex={-1} className={f.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button
        variant="ink"
        icon="download"
        wide
        onClick={() =>
          download(
            'wanderluck-recovery-codes.txt',
            `${t`Recovery codes for ${brand.name}. Each code works once.`}\n\n${codes.join('\n')}\n`,
          )
        }
      >
        <Trans>Download as a text file</Trans>
      </Button>
      <Checkbox checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        <Trans>I have saved these codes</Trans>
      </Checkbox>
      <Button wide inactive={!isKept} onClick={onDone}>
        <Trans context="button">Done</Trans>
      </Button>
    </div>
  );
}
