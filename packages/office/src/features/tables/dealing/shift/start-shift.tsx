import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { startShift } from '@wl/contract/office/tables-dealing';
import { Button } from '@wl/ui/controls/button';
import { Field, Select } from '@wl/ui/controls/field';
import { useState } from 'react';
import { request, useErrorText } from '../../../../app/api.ts';
import { useFormats } from '../../../../app/language/format.ts';
import paper from '../../../../app/paper.module.css';
import { consoleKey } from '../api.ts';

const HOURS = [1, 2, 4, 6, 8];
const MIN_NAME = 2;
const MAX_NAME = 40;

interface StartShiftProps {
  slug: string;
  /** The clerk's first name, which is suggested as the working name. */
  suggestedName: string;
}

/** Shows the form with which a dealer starts a shift at a table. */
export function StartShift({ slug, suggestedName }: StartShiftProps) {
  const { t } = useLingui();
  const { hours: inHours } = useFormats();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [name, setName] = useState(suggestedName);
  const [hours, setHours] = useState(2);
  const starting = useMutation({
    mutationFn: () =>
      request(startShift, {
        params: { slug },
        body: { dealer_name: name.trim(), minutes: hours * 60 },
      }),
    onSuccess: (reply) => queries.setQueryData(consoleKey(slug), reply),
  });
  return (
    <section className={paper.panel} aria-labelledby="start-shift">
      <h2 id="start-shift">
        <Trans>Start your shift</Trans>
      </h2>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!starting.isPending) starting.mutate();
        }}
      >
        <Field
          label={<Trans>Working name</Trans>}
          hint={t`Members see this name at the table. It does not have to be your real name.`}
          required
          minLength={MIN_NAME}
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={<Trans>Planned shift length</Trans>}
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {inHours(one)}
            </option>
          ))}
        </Select>
        {starting.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(starting.error)}
          </p>
        )}
        <Button type="submit" loading={starting.isPending} icon="broadcast">
          <Trans>Start shift</Trans>
        </Button>
      </form>
    </section>
  );
}
