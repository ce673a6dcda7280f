import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Field, Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { ticketKinds, ticketTopics } from '@wl/world/casino/support';
import { languageNames, languages } from '@wl/world/languages';
import { useId, useRef, useState } from 'react';
import { useShortcuts } from '../../../app/shortcuts.ts';
import { useTicketNames } from '../names.ts';
import { assignees, dues, orders, type TicketFilters, type TicketPlace } from '../place.ts';
import s from './filters.module.css';

/** Shows the queue's search field and its collapsible filters. The URL stores the search text and the filters. */
export function Filters({ place }: { place: TicketPlace }) {
  const { tab, filters, list } = place;
  const { search: _, ...chosen } = filters;
  const count = Object.keys(chosen).length;
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <div className={s.filters}>
      <div className={s.first}>
        <Search place={place} />
        <Button
          variant="plain"
          icon="sliders"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="sr-only">
            <Trans>Filters</Trans>
          </span>
          {count > 0 && count}
        </Button>
      </div>
      <div id={id} className={s.more} hidden={!isOpen}>
        <Choices filters={filters} choose={(next) => list(tab, next)} />
        {count > 0 && (
          <Button variant="plain" size="small" onClick={() => list(tab, {})}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shows the field that searches tickets by number, name, nickname and e-mail address. Pressing F focuses it. */
function Search({ place: { tab, filters, list } }: { place: TicketPlace }) {
  const { t } = useLingui();
  const { search, ...others } = filters;
  const [text, setText] = useState(search ?? '');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ f: () => field.current?.focus() });
  const find = (wanted: string) =>
    list(tab, wanted.trim() === '' ? others : { ...others, search: wanted.trim() });
  return (
    <form
      role="search"
      aria-label={t`Search tickets`}
      className={s.search}
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
    >
      <Field
        ref={field}
        type="search"
        label={t`Number, name or e-mail`}
        isLabelHidden
        placeholder={t`Number, name or e-mail`}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // The browser's clear button empties the field without submitting the form, so reset the search here.
          if (event.target.value === '' && search !== undefined) find('');
        }}
        end={
          <button type="submit" aria-label={t`Search tickets`}>
            <Icon name="search" size={18} />
          </button>
        }
      />
    </form>
  );
}

interface ChoicesProps {
  filters: TicketFilters;
  choose: (filters: TicketFilters) => void;
}

/** Shows one select per filter. */
function Choices({ filters, choose }: ChoicesProps) {
  const { t } = useLingui();
  const names = useTicketNames();
  const set = (key: keyof TicketFilters, value: string) => {
    const { [key]: _, ...others } = filters;
    choose(value === '' ? others : { ...others, [key]: value });
  };
  const responsible = { me: t`Assigned to me`, nobody: t`Not assigned` };
  const sorted = { waiting: t`Longest wait first` };
  const deadlines = { late: t`Overdue tickets`, today: t`Tickets due today` };
  return (
    <>
      <Choice
        label={t`Kind`}
        all={t`All kinds`}
        value={filters.kind}
        options={ticketKinds.map((one) => [one, names.kinds[one]])}
        choose={(value) => set('kind', value)}
      />
      <Choice
        label={t`Topic`}
        all={t`All topics`}
        value={filters.topic}
        options={ticketTopics.map((one) => [one, names.topics[one]])}
        choose={(value) => set('topic', value)}
      />
      <Choice
        label={t`Language`}
        all={t`All languages`}
        value={filters.language}
        options={languages.map((one) => [one, languageNames[one]])}
        choose={(value) => set('language', value)}
      />
      <Choice
        label={t`Assignee`}
        all={t`All clerks`}
        value={filters.assignee}
        options={assignees.map((one) => [one, responsible[one]])}
        choose={(value) => set('assignee', value)}
      />
      <Choice
        label={t`Deadline`}
        all={t`All deadlines`}
        value={filters.due}
        options={dues.map((one) => [one, deadlines[one]])}
        choose={(value) => set('due', value)}
      />
      <Choice
        label={t`Sort order`}
        all={t`Next deadline first`}
        value={filters.order}
        options={orders.map((one) => [one, sorted[one]])}
        choose={(value) => set('order', value)}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** Label of the option that turns the filter off. */
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, name: string])[];
  choose: (value: string) => void;
}

function Choice({ label, all, value, options, choose }: ChoiceProps) {
  return (
    <Select
      label={label}
      isLabelHidden
      value={value ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
