// What of a page is called by other words than stand on it. Runs inside the page: nothing outside the function is there.

/** Controls whose given name does not have in it, in one piece, what is read on them (WCAG 2.5.3). */
export function misnamed(): string[] {
  const plain = (words: string): string =>
    ` ${words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return [...document.querySelectorAll('[aria-label]')].flatMap((control) => {
    if (!control.matches('[role="button"], [role="tab"], [role="switch"], [role="radio"], button')) return [];
    const lines: string[] = [];
    const describer = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (
        !describer?.contains(node) &&
        node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        lines.push(node.textContent ?? '');
    const name = control.getAttribute('aria-label') ?? '';
    const read = plain(lines.join(' '));
    return read.trim() === '' || plain(name).includes(read) ? [] : [`"${name}" shows "${lines.join(' ')}"`];
  });
}
