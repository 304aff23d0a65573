/**
 * Cleaned rich text with its headings set below one of the page: none skips a level, whichever its writer chose.
 * @param html as the sanitiser writes it: lower-case tags, and no `<` in a text.
 * @param under level of the heading of the page that the text stands under, 1 to 5.
 */
export const headingsUnder = (html: string, under: number): string => {
  const used = [...new Set([...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level)))].toSorted(
    (a, b) => a - b,
  )
  let level = under
  return html.replaceAll(/<(\/?)h([1-6])\b/g, (_all, end: string, was: string) => {
    if (!end) level = Math.min(under + 1 + used.indexOf(Number(was)), level + 1, 6)
    return `<${end}h${level}`
  })
}
