/** The little that we use of the reader of HEIC, which brings no types for this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Pixels {
    data: Uint8Array
    width: number
    height: number
  }
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Draws the picture upright, four bytes a dot; null where it is damaged. */
    display(into: Pixels, done: (drawn: Pixels | null) => void): void
  }
  const libheif: { HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] } }
  export default libheif
}
