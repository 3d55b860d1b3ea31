export interface ChoiceWords {
  readonly name: string;
  readonly sentence: string;
}

/** What an option is called and does; on-off options have no words of their own for their choices. */
export interface OptionWords extends ChoiceWords {
  readonly choices: Readonly<Record<string, ChoiceWords>>;
}
