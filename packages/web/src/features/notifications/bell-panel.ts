/**
 * Panel that the bell opens, loaded together with its texts. If the texts fail to load, the panel is shown in English.
 */
import { needTexts } from '../../app/language/language.ts';
import { BellPanel } from './components/bell-panel.tsx';
import { feature } from './routes.tsx';

await needTexts(feature).catch(() => undefined);

export default BellPanel;
