/** What browsers fetch once they need it (data/late-drawing.ts), the server has at hand: it waits for nothing while it renders. */

import { declaredDrawing } from './features/landing-page/declarations.tsx';
import { textDrawing } from './features/landing-page/reading-text.tsx';
import { chartDrawing } from './features/landing-page/readings.tsx';
import { ManuscriptView } from './features/manuscript/manuscript-view.tsx';
import { DeclaredList } from './features/publications/declared-list.tsx';
import { UsageChart } from './features/publications/usage-chart.tsx';

textDrawing.give(ManuscriptView);
declaredDrawing.give(DeclaredList);
chartDrawing.give(UsageChart);
