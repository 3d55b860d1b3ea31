// What of a page cannot be read or reached. Runs inside the page: nothing outside the function is there.

/** Words and targets cut by what holds them and cannot be scrolled, words out of their button, targets covered. */
export function clipped(): string[] {
  const faults = new Set<string>();
  const targets = '[role="button"], [role="tab"], [role="switch"], [role="radio"], button, input';
  const SLACK = 1.5;
  // Pictures are drawn as large as they are; what is hidden from readers is not there for anybody.
  const unseen = 'svg, [aria-hidden="true"], [inert]';
  const seen = (element: Element): boolean =>
    !element.closest(unseen) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** How far the box is pushed out of what holds it, as far up as it could not be scrolled into sight. */
  const cutOff = (box: DOMRect, holder: Element | null): number => {
    let [across, down] = [true, true];
    let worst = 0;
    for (let around = holder; around && around !== document.documentElement; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      if (across && overflowX !== 'visible')
        worst = Math.max(worst, edge.left - box.left, box.right - edge.right);
      if (down && overflowY !== 'visible')
        worst = Math.max(worst, edge.top - box.top, box.bottom - edge.bottom);
    }
    return across ? Math.max(worst, -box.left, box.right - window.innerWidth) : worst;
  };
  /** Scrolled to where it is, its middle is what a finger finds there. */
  const coveredBy = (target: Element): Element | null => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let around = target.parentElement; around; around = around.parentElement) {
      const edge = around.getBoundingClientRect();
      const scrolls = /auto|scroll|hidden/.test(getComputedStyle(around).overflow);
      if (scrolls && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return null;
    }
    // What only keys reach lies over what fingers use.
    if (getComputedStyle(target).pointerEvents === 'none') return null;
    const found = document.elementFromPoint(x, y);
    const apart = found && !target.contains(found) && !found.contains(target);
    // Under a dialog nothing is to be tapped.
    return apart && !found.closest('[aria-modal="true"]') ? found : null;
  };
  const called = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60);

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const [text, element] = [(node.textContent ?? '').trim(), node.parentElement];
    if (text === '' || !element || !seen(element)) continue;
    const button = element.closest(targets)?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const cut = cutOff(box, element);
      if (cut > SLACK) faults.add(`cut by ${cut.toFixed(1)}: ${text.slice(0, 60)}`);
      const out = button
        ? Math.max(
            button.left - box.left,
            box.right - button.right,
            button.top - box.top,
            box.bottom - button.bottom,
          )
        : 0;
      if (out > SLACK) faults.add(`sticks out of its button by ${out.toFixed(1)}: ${text.slice(0, 60)}`);
    }
  }
  for (const target of document.querySelectorAll(targets)) {
    const box = target.getBoundingClientRect();
    if (box.width === 0 || !seen(target)) continue;
    const cut = cutOff(box, target.parentElement);
    if (cut > SLACK) faults.add(`target cut by ${cut.toFixed(1)}: ${called(target)}`);
    const over = coveredBy(target);
    if (over) faults.add(`target covered: ${called(target)}, by ${called(over)}`);
  }
  return [...faults];
}
