/** What the text of a row says: which units, who paid, and how. */
import { withoutMarks } from '../../../../contract/clean.ts'
import { composed } from '../../../../contract/composed.ts'
import type { PaymentWay } from '../../../../contract/ledger/ledger-words.ts'

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
const keyOf = (word: string): string => composed(withoutMarks(word), 'NFD').replaceAll(/\p{M}/gu, '').toUpperCase()

const unitWord = /^(?:UNIT|APT|SUITE|STE|SL)$/
const withUnitWord = /^(?:UNIT|APT|SUITE|STE|SL)(\d.*)$/

/** Units by what a text may call them. */
export type UnitIndex = ReadonlyMap<string, string>

/** Indexes units by their numbers, for many texts. */
export const indexUnits = (unitNumbers: readonly string[]): UnitIndex =>
  new Map(unitNumbers.map((number) => [keyOf(number).replaceAll(/[^A-Z0-9]/g, ''), number]))

/** Finds the units of a text in its order, each once; a number of one or two characters only after a word such as "unit". */
export const unitsIn = (text: string, units: UnitIndex): string[] => {
  const words = wordsOf(text).map(keyOf)
  const found = words.flatMap((word, i) => {
    const bare = withUnitWord.exec(word)?.[1]
    const isSaid = bare !== undefined || unitWord.test(words[i - 1] ?? '') || text.includes(`#${word}`)
    const number = units.get(bare ?? word)
    return number !== undefined && (isSaid || word.length > 2) ? [number] : []
  })
  return [...new Set(found)]
}

/** Finds the unit that a text says is first: `703 first`. */
export const firstIn = (text: string, units: UnitIndex): string | null => {
  const [, before = ''] = /^(.*)\bfirst\b/i.exec(text) ?? []
  return unitsIn(before, units).at(-1) ?? null
}

// Banks put zeros before an account number; a code begins with none.
const tenDigits = /(?<!\d)0*(?=([1-9](?:[ .-]?\d){9})(?!\d))/g

/** Finds what may be payment codes in what the bank says, as they are kept and as they are written: `482 193 0576`. */
export const codesIn = ({ text, reference = null }: { text: string; reference?: string | null }) =>
  [...`${text}\n${reference ?? ''}`.matchAll(tenDigits)].map(([, written = '']) => ({
    code: written.replaceAll(/\D/g, ''),
    written,
  }))

/** A case, with the word before it: `fine of V-12`, which banks also write `FINE V 12`. */
const saidCase = /(?:\bfines? (?:(?:of|for) )?)?\bV[- ]?0*([1-9]\d*)\b/gi

/** Finds the numbers of violation cases in a text, each once. */
export const casesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(saidCase)].map(([, number = '']) => number)),
]

const noise = new Set(
  [
    'e etransfer etfr tfr transfer interac autodeposit auto deposit dep payment pmt pay paid from received rec receive',
    'cheque chq check bill misc mobile online banking preauthorized pre authorized pad aft debit credit memo message',
    'strata condo fee fees unit apt suite ste monthly month direct branch first for of the and cad inc nsf returned ret',
    'jan january feb february mar march apr april may jun june jul july aug august sep sept september oct october nov',
    'november dec december',
  ]
    .join(' ')
    .toUpperCase()
    .split(' '),
)

const legalForms = new Set(['LTD', 'LTEE', 'LIMITED', 'CORP', 'CORPORATION', 'CO', 'COMPANY', 'THE'])

/** Reads the words of a text that tell one payment from another: no noise, and numbers without the zeros before them. */
export const tellingWords = (text: string): string[] =>
  wordsOf(text)
    .map((word) => keyOf(word).replace(/^0+(?=\d)/, ''))
    .filter((word) => !noise.has(word) && !legalForms.has(word))

/** Finds who paid by what is left of a text without what changes from one deposit to the next; null where nothing is. */
export const payerIn = (text: string): string | null => {
  // Quoted words are the payer's message, not a name; nor is the direction of a transfer a name.
  const said = text.replaceAll(/["“][^"”]*["”]/g, ' ').replaceAll(saidCase, ' ')
  const bare = said.replaceAll(/\b(tfr|transfer|xfer) (?:in|out)\b/gi, '$1')
  const words = wordsOf(bare).filter((word) => !/\d/.test(word) && !noise.has(keyOf(word)))
  return words.some(({ length }) => length > 1) ? words.join(' ') : null
}

/** What a payer is remembered by. */
export const payerKeyOf = (text: string): string | null => {
  const payer = payerIn(text)
  return payer === null ? null : keyOf(payer)
}

/** Reads the words of a name, or of who paid, as they are compared; none of a name that is too short to tell anyone by. */
export const nameWords = (name: string): string[] => {
  const words = wordsOf(name).map(keyOf)
  return words.join('').length > 3 ? words : []
}

/** Whether all words of a name are among those of a payer. */
export const isNamed = (name: readonly string[], payer: ReadonlySet<string>): boolean =>
  name.length > 0 && name.every((word) => payer.has(word))

const ways: readonly (readonly [RegExp, PaymentWay])[] = [
  [/e-?\s?transfer|interac|e-?tfr/i, 'eTransfer'],
  [/\b(?:cheque|chq|check)\b/i, 'cheque'],
  [/\bbill\b|\bpmt\b/i, 'billPayment'],
  [/\b(?:pad|aft|debit)\b|pre-?auth/i, 'debit'],
  [/\bcash\b/i, 'cash'],
]

/** Finds how someone paid. */
export const wayIn = (text: string): PaymentWay => ways.find(([pattern]) => pattern.test(text))?.[1] ?? 'other'

/** Whether a text says that the bank took a payment back. */
export const saysReturned = (text: string): boolean =>
  /\b(?:nsf|returned|return|ret|rtn|reversal|dishonou?red|stop payment)\b/i.test(text)

/** Whether a text speaks of a transfer between accounts, which an e-Transfer isn’t. */
export const saysTransfer = (text: string): boolean =>
  /\b(?:transfer|tfr|xfer|reserve|crf|contingency)\b/i.test(text.replaceAll(/e-?\s?(?:transfer|tfr)/gi, ' '))
