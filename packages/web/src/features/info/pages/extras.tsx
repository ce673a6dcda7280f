import { lazy, type ComponentType } from 'react';
import { letterDesk } from '../../enquiries/index.ts';
import { helpSection } from '../../own-play/index.ts';
import { MethodFiles } from '../components/method-files.tsx';

const LetterDesk = lazy(letterDesk);
const HelpList = lazy(helpSection);

/** What stands below the words of some pages of the information desk. */
export const extras: Readonly<Record<string, ComponentType>> = {
  '/contact-us': () => <LetterDesk kind="question" />,
  '/complaints': () => <LetterDesk kind="complaint" />,
  '/fair-play': MethodFiles,
  '/responsible-gaming': () => <HelpList />,
};
