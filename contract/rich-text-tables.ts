/** Rich text has no tables. A table that is pasted becomes a paragraph for each row, with its cells kept apart. */

const tables = new Set(['table', 'thead', 'tbody', 'tfoot', 'caption', 'colgroup', 'col'])
/** What would break a cell's text out of its row. */
const blocks = new Set(['p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre'])
const between = ' | '
const tag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi

/** Turns the tables of some HTML into paragraphs; leaves everything else as it is. */
export const withoutTables = (html: string): string => {
  let cells = 0
  let isFirst = true
  const replace = (whole: string, slash: string, written: string): string => {
    const name = written.toLowerCase()
    const isEnd = slash !== ''
    if (name === 'td' || name === 'th') {
      cells = Math.max(0, cells + (isEnd ? -1 : 1))
      if (isEnd) return ''
      const lead = isFirst ? '' : between
      isFirst = false
      return lead
    }
    if (name === 'tr') {
      isFirst = true
      cells = 0
      return isEnd ? '</p>' : '<p>'
    }
    if (tables.has(name)) return ''
    return cells > 0 && blocks.has(name) ? ' ' : whole
  }
  return /<t[dhr]\b/i.test(html) ? html.replace(tag, replace) : html
}
