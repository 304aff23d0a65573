import type { DocumentHit } from '../../../../contract/documents/document.ts'

interface Piece {
  text: string
  /** Where it begins in the snippet. */
  at: number
  marked: boolean
}

/** A snippet in pieces, marked and not; marks that overlap or leave the text are cut to what there is. */
export const piecesOf = ({ snippet, marks }: Pick<DocumentHit, 'snippet' | 'marks'>): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const [from, to] of marks.toSorted(([a], [b]) => a - b)) {
    const start = Math.max(from, end)
    const stop = Math.min(to, snippet.length)
    if (stop <= start) continue
    if (start > end) pieces.push({ text: snippet.slice(end, start), at: end, marked: false })
    pieces.push({ text: snippet.slice(start, stop), at: start, marked: true })
    end = stop
  }
  if (end < snippet.length) pieces.push({ text: snippet.slice(end), at: end, marked: false })
  return pieces
}
