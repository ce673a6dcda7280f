/** The panel of the bell with its texts; texts that did not come leave the English ones. */
import { needTexts } from '../../app/language.ts';
import { BellPanel } from './components/bell-panel.tsx';
import { feature } from './routes.tsx';

await needTexts(feature).catch(() => undefined);

export default BellPanel;
