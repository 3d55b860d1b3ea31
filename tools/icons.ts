// Draws the app's icons from one mark: a turntable in its pit with the tracks of a roundhouse fanning out.
// Run `npx tsx tools/icons.ts` after changing the mark; the pictures are kept in assets/.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

import { findChromium, chromiumFlags } from './chromium';

const green = '#1F5C45';
const paper = '#F4EFE4';
const pale = '#62B794';
const night = '#121619';

/** The mark on a 100 × 100 field, its middle at 50, 50. */
function mark(ink: string, ground: string): string {
  const stalls = [-60, -36, -12, 12, 36, 60]
    .map((angle) => `<path d="M50 50 V10" transform="rotate(${angle} 50 56)"/>`)
    .join('');
  return `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round">${stalls}
    <path d="M50 56 V92"/></g>
    <circle cx="50" cy="56" r="22" fill="${ground}" stroke="${ink}" stroke-width="5"/>
    <g transform="rotate(12 50 56)" stroke="${ink}" stroke-width="4" stroke-linecap="butt">
      <path d="M45 36 V76 M55 36 V76"/><path d="M41 44 H59 M41 52 H59 M41 60 H59 M41 68 H59" stroke-width="2.5"/>
    </g>`;
}

interface Picture {
  file: string;
  side: number;
  /** Share of the side the mark fills. */
  fill: number;
  ink: string;
  ground: string;
  opaque: boolean;
}

const pictures: Picture[] = [
  { file: 'icon.png', side: 1024, fill: 0.8, ink: green, ground: paper, opaque: true },
  // Android cuts the adaptive icon to a shape: the mark stays in the middle 60 %.
  { file: 'adaptive-icon.png', side: 1024, fill: 0.56, ink: green, ground: paper, opaque: false },
  { file: 'splash.png', side: 512, fill: 0.9, ink: green, ground: paper, opaque: false },
  { file: 'splash-dark.png', side: 512, fill: 0.9, ink: pale, ground: night, opaque: false },
  { file: 'favicon.png', side: 64, fill: 0.96, ink: green, ground: paper, opaque: true },
];

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  for (const { file, side, fill, ink, ground, opaque } of pictures) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const margin = ((1 - fill) / 2) * side;
    const scale = (side * fill) / 100;
    const field = opaque ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : '';
    await page.setContent(
      `<body style="margin:0"><svg width="${side}" height="${side}" style="display:block">${field}
       <g transform="translate(${margin} ${margin}) scale(${scale})">${mark(ink, ground)}</g></svg>`,
    );
    writeFileSync(`assets/${file}`, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
}

void main();
