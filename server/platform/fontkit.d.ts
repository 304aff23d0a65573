/** The little that we use of the reader of fonts which pdfkit brings along, and which brings no types. */
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string
    readonly characterSet: readonly number[]
    glyphForCodePoint(codePoint: number): unknown
  }
  export function create(content: Uint8Array): Font
}
