import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

/** As pdfkit takes it: it knows a font that is read already, though its types do not. */
type Font = PDFKit.Mixins.PDFFontSource

/** Latin letters and common punctuation, before signs that look alike: ’ before ʼ. */
const isCommon = (sign: number): boolean => sign < 0x180 || (sign >= 0x2000 && sign < 0x2200)

/**
 * Reads a font and looks up every common sign once. fontkit remembers for each glyph the sign it was first looked up for,
 * and none if the glyph was first used as part of another (’ in ”): that text could be neither copied nor read aloud.
 */
const read = async (address: string): Promise<Font> => {
  const font = create(await readFile(fileURLToPath(address)))
  for (const sign of font.characterSet.filter((one) => isCommon(one))) font.glyphForCodePoint(sign)
  return font as unknown as Font
}

let known: Promise<{ regular: Font; bold: Font }> | null = null

/**
 * Reads the product's typeface once for all PDFs: from bytes each would parse the tables again, which takes ten times as
 * long as a letter. What is embedded is cut down for each PDF by itself.
 */
export const typeface = (): Promise<{ regular: Font; bold: Font }> => {
  known ??= Promise.all([
    read(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    read(import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
  ]).then(([regular, bold]) => ({ regular, bold }))
  return known
}

const unknownSigns = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu

/** A line can be broken after so many letters of a word; to break one letter by letter takes the square of its length. */
const longWord = /\S{80}(?=\S)/gu
const breakHere = '\u200B'

/** Text as the typeface can set it: a sign of a script that it does not have stands as an empty box, and no word is endless. */
export const settable = (text: string): string =>
  text.replaceAll(unknownSigns, '□').replaceAll(longWord, `$&${breakHere}`)
