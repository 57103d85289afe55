/** What browsers fetch once they need it (data/late-drawing.ts), the server has at hand: it waits for nothing while it renders. */

import { NothingFound } from './features/catalogue/nothing-found.tsx';
import { giveNothing } from './features/catalogue/nothing-place.tsx';
import { declaredDrawing } from './features/landing-page/declarations.tsx';
import { textDrawing } from './features/landing-page/reading-text.tsx';
import { chartDrawing } from './features/landing-page/readings.tsx';
import { ManuscriptView } from './features/manuscript/manuscript-view.tsx';
import { DeclaredList } from './features/publications/declared-list.tsx';
import { UsageChart } from './features/publications/usage-chart.tsx';
import { Beginning } from './features/site/beginning.tsx';
import { giveBeginning } from './features/site/beginning-place.tsx';
import { loadTexts } from './messages/i18n.ts';

textDrawing.give(ManuscriptView);
declaredDrawing.give(DeclaredList);
chartDrawing.give(UsageChart);
giveNothing(NothingFound);
giveBeginning(Beginning);
// Its words, too: the pages that say it are not those that load them.
await loadTexts('site');
