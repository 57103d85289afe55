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
// Before anything is drawn: faces that come late are given up (styles/fonts.css), and the guide would show the machine's own.
const faces = ['Source Serif 4 Variable', 'Source Sans 3 Variable', 'Pliego Figures', 'Pliego Caps Serif'].flatMap(
  (name) => ['400', '600', 'italic 400'].map((look) => `${look} 1rem "${name}"`),
);
await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
if (root) createRoot(root).render(<StyleGuide look={look} />);
