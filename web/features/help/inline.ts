/** A piece of a text of the help: plain words, a name that stands on the screen, or a link. */
export type Piece =
  | { readonly kind: 'words' | 'label'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string }

const marked = /\*\*(?<label>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<to>\/[^)]*)\)/g

/** Takes a text apart. */
export const piecesOfText = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(marked)) {
    const { label, words = '', to = '' } = match.groups ?? {}
    if (match.index > end) pieces.push({ kind: 'words', text: text.slice(end, match.index) })
    pieces.push(label === undefined ? { kind: 'link', text: words, to } : { kind: 'label', text: label })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'words', text: text.slice(end) })
  return pieces
}

/** A text without its marks, as somebody reads it. */
export const plainText = (text: string): string =>
  piecesOfText(text)
    .map((piece) => piece.text)
    .join('')
