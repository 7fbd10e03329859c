const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand between tags and in a quoted attribute, whoever wrote it; in one line, without control characters. */
export const escapeHtml = (text: string): string =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
