// Runs in the browser: the page asks for a sheet by name.
import { createRoot } from 'react-dom/client';

import { ThemeChoiceContext, type ThemeChoice } from '@/components/ui/theme';

import { kitSheets } from './kit';
import { sheets as drawings } from './sheets';

declare global {
  interface Window {
    sheetNames: () => string[];
    showSheet: (name: string, theme: ThemeChoice) => void;
  }
}

const sheets = { ...drawings, ...kitSheets };
const place = document.getElementById('root');
const root = place ? createRoot(place) : null;

window.sheetNames = () => Object.keys(sheets);
window.showSheet = (name, theme) => {
  const Sheet = Object.entries(sheets).find(([key]) => key === name)?.[1];
  if (!Sheet || !root) return;
  root.render(
    <ThemeChoiceContext.Provider key={`${name} ${theme}`} value={theme}>
      <Sheet />
    </ThemeChoiceContext.Provider>,
  );
};
