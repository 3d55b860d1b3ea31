// What the screens outside a game say.
import type { Language, Preferences } from '@/store/preferences';
import type { Damage } from '@/store/saves/damage';

/** `players` is empty where nobody can tell. */
type Named = (title: string, players: string) => string;
type OfName = (name: string) => string;

export interface ScreenWords {
  readonly app: string;
  readonly back: string;
  readonly cancel: string;
  readonly close: string;
  readonly ok: string;
  readonly undo: string;
  readonly redo: string;
  /** An address the app does not know. */
  readonly lost: { readonly title: string; readonly sentence: string };
  readonly home: {
    readonly tagline: string;
    readonly newGame: string;
    readonly importGame: string;
    readonly settings: string;
    readonly inProgress: string;
    readonly finished: string;
    readonly damaged: string;
    readonly damagedGame: string;
    readonly newerGame: string;
    /** A save that opens, but not whole; `lost`: how many actions, 0 where nothing tells. */
    readonly opensStill: (lost: number) => string;
    /** A table whose log cannot be read here. */
    readonly fromHost: string;
    readonly unreadTitle: string;
    readonly unreadSentence: string;
    readonly retry: string;
    readonly emptyTitle: string;
    readonly emptySentence: string;
    readonly firstGame: string;
    readonly loading: string;
    readonly more: Named;
    readonly remove: string;
    readonly exportGame: string;
    /** Bytes put aside are still there, and the button that hands them out. */
    readonly asideKept: string;
    readonly exportAside: string;
    readonly removed: (title: string) => string;
    /** The same where there was no room to keep it on the device, and what lets it go for good. */
    readonly held: (title: string) => string;
    readonly letGo: string;
    readonly actions: (count: number) => string;
  };
  readonly newGame: {
    readonly title: string;
    readonly players: string;
    readonly player: (n: number) => string;
    readonly name: (n: number) => string;
    readonly standardNames: readonly string[];
    readonly colour: OfName;
    readonly nextColour: string;
    readonly up: OfName;
    readonly down: OfName;
    readonly remove: OfName;
    readonly add: string;
    readonly options: string;
    /** Of an option that another one has settled. */
    readonly settled: (by: string) => string;
    readonly start: string;
    readonly starting: string;
    readonly stake: (players: number, cash: string) => string;
    readonly about: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly languages: Readonly<Record<Language | 'system', string>>;
    readonly theme: string;
    readonly themes: Readonly<Record<Preferences['theme'], string>>;
    readonly board: string;
    readonly coordinates: string;
    readonly coordinatesDetail: string;
    readonly tileNumbers: string;
    readonly tileNumbersDetail: string;
    readonly feedback: string;
    readonly sound: string;
    readonly soundDetail: string;
    readonly haptics: string;
    readonly hapticsDetail: string;
  };
  readonly game: {
    readonly missing: string;
    readonly toHome: string;
    /** What was lost, how, and where what is left of it is. */
    readonly damage: (damage: Damage) => string;
    /** The same of a raw copy that was imported: nothing of it lies aside here. */
    readonly copied: (lost: number) => string;
  };
  readonly played: {
    readonly today: (time: string) => string;
    readonly yesterday: (time: string) => string;
    readonly on: (day: number, month: string, year: number) => string;
    readonly months: readonly string[];
  };
  /** The players' colours with their shapes, in the order of the theme. */
  readonly colours: readonly string[];
}
