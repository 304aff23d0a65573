/** How the rows of a long table fall onto pages; pure, so that page numbers are known before anything is drawn. */

export interface Measured<Row> {
  row: Row
  height: number
  /** Whether a new record begins with this row; its rows stay together where a page can hold them. */
  begins: boolean
}

/** Rows by page, none without a row but the first. A row that is taller than a page has one to itself. */
export const pagesOf = <Row>(rows: readonly Measured<Row>[], mostHeight: number): Measured<Row>[][] => {
  const pages: Measured<Row>[][] = [[]]
  let left = mostHeight
  const turn = () => {
    if (pages.at(-1)!.length === 0) return
    pages.push([])
    left = mostHeight
  }
  for (const [index, measured] of rows.entries()) {
    const together = measured.begins ? heightOfRecord(rows, index) : measured.height
    if (together > left && (together <= mostHeight || measured.height > left)) turn()
    pages.at(-1)!.push(measured)
    left -= measured.height
  }
  return pages
}

const heightOfRecord = (rows: readonly Measured<unknown>[], start: number): number => {
  let height = rows[start]!.height
  for (let next = start + 1; next < rows.length && !rows[next]!.begins; next += 1) height += rows[next]!.height
  return height
}
