// What a title looks like and is called: data for the drawings, none of the rules.
export interface CorpSkin {
  readonly name: string;
  /** What stands on the token. */
  readonly letters: string;
  readonly colour: string;
}

export interface PrivateSkin {
  readonly name: string;
  readonly letters: string;
}

export interface Skin {
  readonly title: string;
  readonly currency: string;
  readonly corps: Readonly<Record<string, CorpSkin>>;
  readonly privates: Readonly<Record<string, PrivateSkin>>;
  /** What the book calls phases that do not bear the name of their train. */
  readonly phases: Readonly<Record<string, string>>;
}
