import { parseDate, parseDateTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  Text,
} from 'react-aria-components';
import { cx } from '../cx.tsx';
import s from './date-field.module.css';
import { Icon } from '../icon.tsx';

export interface DateFieldProps {
  label: ReactNode;
  /** Day `YYYY-MM-DD` or, with `withTime`, local time `YYYY-MM-DDTHH:mm`; empty if no date is chosen. */
  value: string;
  /** Called with the new value, or with an empty string until all parts are filled in. */
  onChange: (value: string) => void;
  /** BCP 47 language tag, which determines the order of day, month and year, and the names in the calendar. */
  language: string;
  withTime?: boolean;
  required?: boolean;
  readOnly?: boolean;
  /** Hint shown below the field, or the error message if the value is invalid. */
  description?: ReactNode;
  isInvalid?: boolean;
  className?: string | undefined;
}

/**
 * Shows a field for a date that is typed part by part or chosen in a calendar. Day, month and year appear in the order
 * that the page's language uses, whereas a native date input would use the browser's language.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, language, withTime = false } = props;
  const parse = withTime ? parseDateTime : parseDate;
  return (
    <I18nProvider locale={language}>
      <DatePicker
        className={cx(s.field, props.className)}
        value={value === '' ? null : parse(value)}
        onChange={(chosen) => {
          onChange(chosen?.toString().slice(0, withTime ? 16 : 10) ?? '');
        }}
        granularity={withTime ? 'minute' : 'day'}
        isRequired={props.required ?? false}
        isReadOnly={props.readOnly ?? false}
        isInvalid={props.isInvalid ?? false}
        shouldForceLeadingZeros
      >
        <Label className={s.label ?? ''}>{label}</Label>
        <Group className={s.box ?? ''}>
          <DateInput className={s.input ?? ''}>
            {(segment) => (
              <DateSegment
                segment={segment}
                className={segment.type === 'literal' ? '' : (s.segment ?? '')}
              />
            )}
          </DateInput>
          <Button className={s.open ?? ''}>
            <Icon name="calendar" size={18} />
          </Button>
        </Group>
        {props.description !== undefined && (
          <Text slot="description" className={s.description ?? ''}>
            {props.description}
          </Text>
        )}
        <Popover className={s.popover ?? ''}>
          <Dialog>
            <Calendar>
              <header className={s.head}>
                <Button slot="previous">
                  <Icon name="arrow-left" size={18} />
                </Button>
                <Heading />
                <Button slot="next">
                  <Icon name="arrow-right" size={18} />
                </Button>
              </header>
              <CalendarGrid>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={s.day ?? ''} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
