import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Field, Select } from '@wl/ui/controls/field';
import { cardText } from '@wl/ui/features/tables/card-text';
import paper from '../../../../app/paper.module.css';
import { BAUD_RATES, MAX_AFFIX } from './scanner-settings.ts';
import type { Scan, Scanner, SerialState } from './use-scanner.ts';
import s from './scanner-panel.module.css';

/** Shows the last scan, the state of the scanners, and the settings of this computer's scanner. */
export function ScannerPanel({ scanner }: { scanner: Scanner }) {
  const { t } = useLingui();
  const { settings, change, last, serial, connect } = scanner;
  return (
    <section className={paper.panel} aria-labelledby="scanner">
      <h2 id="scanner">
        <Trans>Card scanner</Trans>
      </h2>
      <LastScan last={last} />
      <SerialLine serial={serial} connect={connect} />
      <details className={s.settings}>
        <summary>
          <Trans>Scanner settings</Trans>
        </summary>
        <p className={s.note}>
          <Trans>
            A code is a rank and a suit, such as 4S, KH or 10D, and ends with Enter. Scans are not
            recognised while you type in a text field.
          </Trans>
        </p>
        <div className={s.fields}>
          <Field
            label={t`Text before the code`}
            value={settings.prefix}
            maxLength={MAX_AFFIX}
            autoComplete="off"
            onChange={({ target }) => change({ ...settings, prefix: target.value })}
          />
          <Field
            label={t`Text after the code`}
            value={settings.suffix}
            maxLength={MAX_AFFIX}
            autoComplete="off"
            onChange={({ target }) => change({ ...settings, suffix: target.value })}
          />
          {serial !== 'unsupported' && (
            <Select
              label={t`Baud rate`}
              value={settings.baudRate}
              onChange={({ target }) => {
                const baudRate = BAUD_RATES.find((rate) => String(rate) === target.value);
                if (baudRate) change({ ...settings, baudRate });
              }}
            >
              {BAUD_RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {rate}
                </option>
              ))}
            </Select>
          )}
        </div>
      </details>
    </section>
  );
}

function LastScan({ last }: { last: Scan | undefined }) {
  if (!last)
    return (
      <p role="status">
        <Trans>
          Scanned cards are the first entry. A scanner that works like a keyboard needs no setup.
        </Trans>
      </p>
    );
  const { code, card } = last;
  const shown = card && cardText(card);
  return (
    <p role="status" className={card ? undefined : paper.alert}>
      {card ? (
        <Trans>Last scan: {shown}</Trans>
      ) : (
        <Trans>
          The scanned code “{code}” is not a card. Scan the card again, or take all scanned cards
          back and use the keys.
        </Trans>
      )}
    </p>
  );
}

/** Shows the state of a scanner on a serial port, and the button that connects one. */
function SerialLine({ serial, connect }: { serial: SerialState; connect: () => Promise<void> }) {
  if (serial === 'unsupported') return null;
  return (
    <div className={s.serial}>
      <p role="status">
        {serial === 'on' && <Trans>The serial scanner is connected.</Trans>}
        {serial === 'lost' && (
          <Trans>
            The serial scanner is disconnected. Connect it again, or take all scanned cards back and
            use the keys.
          </Trans>
        )}
      </p>
      {serial !== 'on' && (
        <Button variant="plain" size="small" onClick={() => void connect()}>
          <Trans>Connect serial scanner</Trans>
        </Button>
      )}
    </div>
  );
}
