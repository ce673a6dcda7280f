import { formChannel, sharedForms, type SharedForm } from '@wl/contract/office/staff-forms';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { may } from '../session.ts';
import { joinPresence, type Present } from './realtime.ts';

/**
 * Delay in ms before changes to the list of other clerks are shown. Opening a form or changing its language joins two
 * channels one after the other, and a reload leaves and rejoins them. The delay combines these steps into one change.
 */
const SETTLE_MS = 400;

/** Other clerks who have an object open. */
export interface Others {
  /** Other clerks who have this object open in the same language as the current clerk. */
  here: readonly Present[];
  /** Other clerks who have this object open only in languages other than the current clerk's. */
  elsewhere: readonly Present[];
}

const nobody: Others = { here: [], elsewhere: [] };

/**
 * Announces to the other clerks that this clerk has an object open, for as long as the calling component is mounted.
 * @param object id of the object
 * @param language language of the open text, if the form has a separate text for each language
 * @returns the other clerks who have the object open, sorted by name
 */
export function useOthers(form: SharedForm, object: string, language?: string): Others {
  const clerk = useRouteContext({ from: '/office', select: (context) => context.clerk });
  const isAllowed = may(clerk, sharedForms[form]);
  const [others, setOthers] = useState(nobody);
  useEffect(() => {
    if (!isAllowed) return undefined;
    let here: readonly Present[] | undefined;
    let all: readonly Present[] | undefined = language === undefined ? [] : undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => here && all && setOthers(sorted(here, all)), SETTLE_MS);
    };
    const leave = joinPresence(formChannel(form, object, language), (list) => {
      here = list;
      settle();
    });
    const leaveAll =
      language === undefined
        ? undefined
        : joinPresence(formChannel(form, object), (list) => {
            all = list;
            settle();
          });
    return () => {
      clearTimeout(timer);
      leave();
      leaveAll?.();
      setOthers(nobody);
    };
  }, [form, object, language, isAllowed]);
  return others;
}

function sorted(here: readonly Present[], all: readonly Present[]): Others {
  const byName = (a: Present, b: Present) => a.name.localeCompare(b.name);
  const ids = new Set(here.map(({ id }) => id));
  return {
    here: here.toSorted(byName),
    elsewhere: all.filter(({ id }) => !ids.has(id)).toSorted(byName),
  };
}
