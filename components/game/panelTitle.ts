// What is being decided, in a few words: "NYC lays track".
import type { Say } from '@/components/words/say';
import type { PanelWords } from '@/components/words/en/panels';
import { top } from '@/engine/rail/flow';
import type { RailState } from '@/engine/rail/state';
import type { PanelStep } from '@/components/panels/models/steps';

/** `shown`: the step on the screen, where steps were skipped. */
export function panelTitle(s: RailState, p: PanelWords, say: Say, shown?: PanelStep): string {
  const f = top(s);
  switch (f?.kind) {
    case undefined:
    case 'stockRound':
    case 'operatingRound':
      return p.titles.over;
    case 'auction':
      return p.titles.auction;
    case 'bidding':
      return p.titles.bidding(say.private(f.private));
    case 'par':
      return p.titles.par(say.corp(f.corp));
    case 'stockTurn':
      return p.titles.stock;
    case 'homeToken':
      return p.titles.homeToken(say.corp(f.corp));
    case 'operatingTurn':
      return p.titles[shown ?? f.step](say.corp(f.corp));
    case 'discard':
      return p.titles.discard(say.corp(f.corps[0]));
    case 'offer':
      return p.titles.offer(say.seat(f.from));
  }
}
