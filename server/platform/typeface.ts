import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const read = (address: string): Promise<Buffer> => readFile(fileURLToPath(address))

let known: Promise<{ regular: Buffer; bold: Buffer }> | null = null

/** The product's typeface as files that can be embedded in a PDF; read once. */
export const typeface = (): Promise<{ regular: Buffer; bold: Buffer }> => {
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
