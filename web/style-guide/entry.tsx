/** What a browser runs at /estilo, while developing. */
import { createRoot } from 'react-dom/client';
import '#web/styles/app.css';
import '#web/styles/late-fonts.css';
import { type Look, StyleGuide } from './style-guide.tsx';

const asked = new URLSearchParams(location.search);
const look: Look | undefined = asked.has('tema')
  ? {
      theme: asked.get('tema') === 'dark' ? 'dark' : 'light',
      face: asked.get('cara') === 'working' ? 'working' : 'reading',
    }
  : undefined;
document.documentElement.dataset.theme = look?.theme ?? 'light';
const root = document.getElementById('root');
if (root) createRoot(root).render(<StyleGuide look={look} />);
