import { composed } from '../../../contract/composed.ts'

const stemChars = 4
const filler = 'BLDG'

/** The four letters that a building's code begins with: those of its name, in capitals and without accents. */
export const codeStem = (name: string): string => {
  const letters = composed(name, 'NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
  return (letters + filler).slice(0, stemChars)
}

/** The first code of a stem that is free: `HARB01`, `HARB02`. */
export const codeFrom = (stem: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number++) {
    const code = stem + String(number).padStart(2, '0')
    if (!taken.has(code)) return code
  }
}
