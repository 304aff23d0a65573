import { escaped } from '../../platform/escaped.ts'

/** A piece of HTML that is safe to stand in a page as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type Piece = Html | string | number | readonly Html[]
const written = (piece: Piece): string =>
  piece instanceof Html ? piece.text : Array.isArray(piece) ? piece.join('') : escaped(String(piece))

/** Writes HTML with values in it: all are escaped but what was written by this very function. */
export const html = (texts: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(texts.reduce((whole, text, index) => whole + written(pieces[index - 1] ?? '') + text))
