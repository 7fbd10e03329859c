import type { Page } from '@playwright/test';

/**
 * Texts that are too pale for what they stand on, computed from what the page really wears: colours of the theme,
 * mixed through every transparent layer. 4.5 : 1, and 3 : 1 for large type (WCAG 2.2, 1.4.3); a control that is off is exempt.
 */
export function contrastFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const LARGE = 24;
    const LARGE_BOLD = 18.66;
    const PAPER: Colour = [255, 255, 255, 1];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const known = new Map<string, Colour>();
    /** A colour in whatever way the browser writes it. */
    const read = (text: string): Colour => {
      const seen = known.get(text);
      if (seen) return seen;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const colour: Colour = [red, green, blue, alpha / 255];
      known.set(text, colour);
      return colour;
    };
    const over = (top: Colour, below: Colour): Colour => {
      const mix = (i: 0 | 1 | 2) => top[i] * top[3] + below[i] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    /** What an element paints behind its text: its colour, or each colour of a gradient. */
    const paints = (style: CSSStyleDeclaration): readonly Colour[] => {
      const inGradient = style.backgroundImage.match(/(?:rgba?|color|oklch|oklab)\([^()]*\)/g);
      return inGradient ? inGradient.map(read) : [read(style.backgroundColor)];
    };
    const behind = (element: Element | null): readonly Colour[] => {
      if (!element) return [PAPER];
      const own = paints(getComputedStyle(element));
      if (own.every(([, , , alpha]) => alpha === 1)) return own;
      const below = behind(element.parentElement);
      return own.flatMap((colour) => below.map((other) => over(colour, other)));
    };
    const opacity = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;
    const light = ([red, green, blue]: Colour): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: Colour, other: Colour): number => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };

    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = (texts.currentNode.textContent ?? '').trim();
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (element.closest(':disabled, [aria-disabled=true], svg, title, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { width, height } = range.getBoundingClientRect();
      if (width <= 1 || height <= 1 || element.getBoundingClientRect().width <= 1) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(style.fontWeight) >= 700);
      const [red, green, blue, alpha] = read(style.color);
      const ink: Colour = [red, green, blue, alpha * opacity(element)];
      const least = Math.min(...behind(element).map((ground) => contrast(over(ink, ground), ground)));
      if (least < (isLarge ? 3 : 4.5)) faults.add(`„${text.slice(0, 40)}” is pale: ${least.toFixed(1)}`);
    }
    return [...faults];
  });
}
