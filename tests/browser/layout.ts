import type { Page } from '@playwright/test';

/** The sizes that nothing may be too large for. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 640, height: 360 },
  { width: 915, height: 412 },
] as const;

/**
 * What is wrong with the layout of the page as it stands: something runs out of the screen sideways, a text runs out
 * of its control or its cell, a word is broken that need not be, a control is too small for a finger. On a screen that is used whole, also every control that is not
 * in sight or lies below another one. On a tight one keys are as small as the board's squares make them.
 */
export function layoutFaults(page: Page, whole: boolean, tight = false): Promise<readonly string[]> {
  return page.evaluate(
    ([whole, tight]) => {
      const LEAST = 47.9;
      /** The keys of a letter pad: 32 letters of Polish in rows of eight. */
      const LEAST_LETTER = 35.9;
      const MOST_LETTERS = 14;
      const faults: string[] = [];
      const nameOf = (element: Element) =>
        `„${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      /** What only screen readers meet is a pixel in size, or lies in something that is. */
      const isForReaders = (element: Element | null): boolean =>
        element !== null &&
        (element.getBoundingClientRect().width <= 1 || isForReaders(element.parentElement));
      const isApart = (element: Element) => {
        const { overflowX, position } = getComputedStyle(element);
        return overflowX === 'hidden' || position === 'absolute';
      };
      /** Where the text is, without what is cut on purpose and what floats over the rest. */
      const textBox = (element: Element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          if (parent && parent !== element && isApart(parent)) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const { left, top, right, bottom, width } = range.getBoundingClientRect();
          if (width === 0) continue;
          box.left = Math.min(box.left, left);
          box.top = Math.min(box.top, top);
          box.right = Math.max(box.right, right);
          box.bottom = Math.max(box.bottom, bottom);
        }
        return box.left === Infinity ? null : box;
      };
      const root = document.documentElement;
      if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth - innerWidth} px too wide`);

      const lines = (range: Range) =>
        new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        ).size;
      const isCut = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).overflowX === 'hidden' || isCut(element.parentElement));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const parent = node.parentElement;
        if (!parent || isForReaders(parent) || !parent.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        const cell = parent.closest('td, th')?.getBoundingClientRect();
        // What moves past under the finger is met there.
        if ((left < -1 || right > innerWidth + 1) && !isCut(parent) && !parent.closest('[data-scroll]'))
          faults.push(`${nameOf(parent)} leaves the screen`);
        if (cell && (left < cell.left - 1 || right > cell.right + 1) && !isCut(parent))
          faults.push(`${nameOf(parent)} leaves its cell`);
        // The letters of a rack are no word.
        if (parent.closest('small')) continue;
        // A word that is not longer than most names stays whole.
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (word.length <= MOST_LETTERS && lines(range) > 1) faults.push(`„${word}” is broken`);
        }
      }

      const dialog = document.querySelector('dialog[open], [role=dialog], [role=alertdialog]');
      const controls = (dialog ?? document).querySelectorAll('button, a[href], input, select, summary');
      for (const control of controls) {
        const box = control.getBoundingClientRect();
        if (!control.checkVisibility() || isForReaders(control)) continue;
        // A box to tick is as large as the label around it.
        const target = (control.closest('label') ?? control).getBoundingClientRect();
        // The tiles of a long word share one line.
        const width = control.closest('[data-tappable]') ? LEAST : target.width;
        const least = control.closest('[data-pad]') ? LEAST_LETTER : LEAST;
        if (!tight && Math.min(width, target.height) < least) faults.push(`${nameOf(control)} is small`);
        const text = textBox(control);
        if (text && (text.left < box.left - 1 || text.right > box.right + 1))
          faults.push(`${nameOf(control)} is wider than its control`);
        if (text && (text.top < box.top - 1 || text.bottom > box.bottom + 1))
          faults.push(`${nameOf(control)} is higher than its control`);
        if (!whole) continue;
        if (
          box.top < -0.5 ||
          box.left < -0.5 ||
          box.bottom > innerHeight + 0.5 ||
          box.right > innerWidth + 0.5
        )
          faults.push(`${nameOf(control)} is out of sight`);
        else {
          const inset = 6;
          const points = [
            [box.left + box.width / 2, box.top + box.height / 2],
            [box.left + box.width / 2, box.top + inset],
            [box.left + box.width / 2, box.bottom - inset],
          ] as const;
          const hidden = points.some(([x, y]) => {
            const hit = document.elementFromPoint(x, y);
            return hit === null || (!control.contains(hit) && !control.closest('label')?.contains(hit));
          });
          if (hidden) faults.push(`${nameOf(control)} is covered`);
        }
      }

      // Names are cut where nothing else helps, but not a name that most people have.
      for (const element of document.querySelectorAll('h1, h2, p, span, b')) {
        const { textOverflow } = getComputedStyle(element);
        const text = element.textContent ?? '';
        if (!element.checkVisibility()) continue;
        if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1 && text.length <= 16)
          faults.push(`„${text}” is cut`);
      }
      return faults;
    },
    [whole, tight] as const,
  );
}
