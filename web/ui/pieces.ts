interface Piece {
  text: string
  /** Where it begins in the text. */
  at: number
  marked: boolean
}

/** From and up to, in UTF-16 units. */
type Mark = readonly [from: number, to: number]

/** A text in pieces, marked and not; marks that overlap or leave the text are cut to what there is. */
export const piecesOf = (whole: string, marks: readonly Mark[]): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const [from, to] of marks.toSorted(([a], [b]) => a - b)) {
    const start = Math.max(from, end)
    const stop = Math.min(to, whole.length)
    if (stop <= start) continue
    if (start > end) pieces.push({ text: whole.slice(end, start), at: end, marked: false })
    pieces.push({ text: whole.slice(start, stop), at: start, marked: true })
    end = stop
  }
  if (end < whole.length) pieces.push({ text: whole.slice(end), at: end, marked: false })
  return pieces
}
