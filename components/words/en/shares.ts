/** Letters are said one by one: an NYC share, an ERIE share, a PRR share. */
export const aShare = (letters: string): string =>
  `${/^[AEFHILMNORSX]/.test(letters) ? 'an' : 'a'} ${letters} share`;
