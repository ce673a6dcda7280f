import { useTexts } from '../../../app/language/use-texts.ts';
import { feature } from '../routes.tsx';
import { HelpList } from './help-list.tsx';

/** Help list on a page of another feature. */
export default function HelpSection() {
  return useTexts(feature) ? <HelpList /> : null;
}
