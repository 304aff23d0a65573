/**
 * The beginning of a tag of an HTML element, those of older versions that are still met included. `<unit 305>` and
 * `<jane@example.ca>` are text that people write.
 */
const start =
  /<\/?(?:a|abbr|address|applet|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)(?![\w-])/iy

/** An attribute with its value, or one of those that may have none: any other word is text, as in `a<b and c>d`. */
const attribute =
  /[\s/]*(?:[a-z][\w:.-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>][^\s<>]*)|(?:async|auto[a-z]+|checked|controls|default|defer|disabled|hidden|loop|multiple|muted|no[a-z]+|open|readonly|required|reversed|selected)(?![\w:.-]))/iy
const end = /[\s/]*>/y
/** A comment, or the type of the document. */
const aside = /<!(?:--[^]*?--|doctype\b[^<>]*)>/iy

/** Answers where what a pattern finds at a place ends; 0 where it is not there. */
const past = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : 0
}

/** Finds where the tag that begins at `at` ends; 0 if what begins there is text. */
const endOfTag = (text: string, at: number): number => {
  for (let from = past(start, text, at); from > 0; from = past(attribute, text, from)) {
    const closed = past(end, text, from)
    if (closed > 0) return closed
  }
  return past(aside, text, at)
}

/**
 * Strips the tags of HTML elements and leaves everything else as it was typed. It reads from the end, so a tag that
 * appears because another one was stripped inside it is stripped too.
 */
export const withoutTags = (text: string): string => {
  for (let at = text.lastIndexOf('<'); at >= 0; at = at > 0 ? text.lastIndexOf('<', at - 1) : -1) {
    const to = endOfTag(text, at)
    if (to > 0) text = text.slice(0, at) + text.slice(to)
  }
  return text
}
