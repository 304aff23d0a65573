/** The HTML elements, those of older versions too. `<unit 305>` and `<jane@example.ca>` are text that people write. */
const elements = `
  a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image
  img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav
  nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp
  rt rtc ruby s samp script search section select slot small source spacer span strike strong style sub summary sup svg
  table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp
`
/** Attributes that may have no value. Any other word without one is text: `a<b and c>d`. */
const bareAttributes = `
  allowfullscreen async autofocus autoplay checked compact controls default defer disabled download formnovalidate hidden
  inert ismap itemscope loop multiple muted nohref nomodule noresize noshade novalidate nowrap open playsinline readonly
  required reversed selected
`
const listed = (words: string) => new Set(words.trim().split(/\s+/))
let known: { elements: Set<string>; bare: Set<string> } | undefined

const start = /<\/?([a-z][a-z0-9-]*)/iy
const attribute = /[\s/]*([a-z][\w:.-]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>][^\s<>]*))?/iy
const end = /[\s/]*>/y
const aside = /<!(?:--[^]*?--|doctype\b[^<>]*)>/iy

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Finds where the tag, comment or document type that begins at `at` ends; -1 if what begins there is text. */
const endOfTag = (text: string, at: number): number => {
  known ??= { elements: listed(elements), bare: listed(bareAttributes) }
  const [aSide] = matchAt(aside, text, at) ?? []
  if (aSide !== undefined) return at + aSide.length
  const [opening = '', name = ''] = matchAt(start, text, at) ?? []
  if (!known.elements.has(name.toLowerCase())) return -1
  for (let from = at + opening.length; ;) {
    const [closing] = matchAt(end, text, from) ?? []
    if (closing !== undefined) return from + closing.length
    const [whole, word = '', value] = matchAt(attribute, text, from) ?? []
    if (whole === undefined || (value === undefined && !known.bare.has(word.toLowerCase()))) return -1
    from += whole.length
  }
}

/**
 * Strips the tags of HTML elements and leaves everything else as it was typed. It reads from the end, so a tag that
 * appears because another one was stripped inside it is stripped too.
 */
export const withoutTags = (text: string): string => {
  for (let at = text.lastIndexOf('<'); at >= 0; at = at === 0 ? -1 : text.lastIndexOf('<', at - 1)) {
    const past = endOfTag(text, at)
    if (past > 0) text = text.slice(0, at) + text.slice(past)
  }
  return text
}
