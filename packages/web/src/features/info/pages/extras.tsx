import { lazy, type ComponentType } from 'react';
import { ticketForms } from '../../support/index.ts';
import { helpSection } from '../../own-play/index.ts';
import { MethodFiles } from '../components/method-files.tsx';

const TicketForms = lazy(ticketForms);
const HelpList = lazy(helpSection);

/** Content below the text of some information pages. */
export const extras: Readonly<Record<string, ComponentType>> = {
  '/contact-us': () => <TicketForms kind="question" />,
  '/complaints': () => <TicketForms kind="complaint" />,
  '/fair-play': MethodFiles,
  '/responsible-gaming': () => <HelpList />,
};
