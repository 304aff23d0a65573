/** What a type is called in the tables of other products. */
import type { BookImport, BookImportChoices } from '../../../contract/book-imports/book-import.ts'
import type { TypeMeaning } from '../../../contract/book-imports/book-import-words.ts'
import { chargeLabelsWith, type ChargeType } from '../../../contract/ledger/ledger-words.ts'
import { importTypeMostChars, importTypesKeptMost, importTypesMost } from '../../../contract/limits/book-imports.ts'
import { jurisdictions, labelsFor } from '../../../law/law.ts'
import { namesIn } from '../../platform/tables/columns.ts'

/** By type, with commas between them. */
const others: Readonly<Partial<Record<ChargeType, string>>> = {
  strataFee: `strata fees, strata fee income, condo fee, condo fees, condo fee income, condominium fee, condominium fees,
    contribution, contributions, condo contribution, maintenance fee, maintenance fees, monthly fee, monthly fees,
    monthly dues, dues, association fee, association fees, association fee income`,
  specialLevy: 'special levies, levy, special assessment, special assessments, special levy income',
  feeInterest: 'interest, interest fee, interest income, late interest',
  levyInterest: 'interest levy, interest on special levies',
  orderedWork: 'ordered work, work order s85',
  judgmentShare: 'judgment share',
  openingBalance: 'opening, opening unclassified, balance forward, balance brought forward, initial balance',
  userFee: 'user fees, amenity fee, amenity fees, booking fee',
  stallRent: 'parking, parking rent, parking fee, parking stall rent, stall rental, locker rent',
  documentFee: 'document fees, documents',
  deposit: 'deposits, damage deposit, security deposit, move-in deposit',
  returnedPayment: 'nsf, nsf fee, nsf fees, returned payment, returned cheque, returned cheque fee',
  administration: 'admin, admin fee, administration, administration fees',
  damage: 'damages',
  chargeback: 'chargebacks, charge back, charge backs, recovery',
  fine: 'fines, bylaw fine, bylaw fines, fine income',
  remedyCost: 'remedy cost, remedy costs',
  lienCost: 'lien costs, lien fee, lien cost s118, caveat costs, caveat fee',
}

/** Every jurisdiction's labels, as books may come from a building of another. */
const labelled = jurisdictions.flatMap((jurisdiction) => Object.entries(chargeLabelsWith(labelsFor(jurisdiction))))
const byName = new Map(
  labelled.flatMap(([type, label]) => {
    const names = [label, type.replaceAll(/([A-Z])/g, ' $1'), ...namesIn(others[type as ChargeType] ?? '')]
    return names.map((name) => [name.toLowerCase(), type as ChargeType])
  }),
)

/** Says that a row lowers what is owed. */
const payments = new Set(
  namesIn(`payment, payments, payment received, receipt, receipts, credit, credits, credit memo, prepayment, prepayments,
    prepaid, paid, write-off, write off`),
)
/** Says that a row raises it, and nothing of its type. */
const charges = new Set(namesIn('charge, charges, invoice, debit, bill, assessment'))

/** What the cells of a row say of its type. */
export interface TypeSaid {
  isPayment: boolean
  type: ChargeType | null
  /** Words we don’t know, unless others say both the type and whether it’s a payment. */
  unknown: string[]
}

const plain = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^\d[\d.-]*\s*(?:[-–:·]\s*)?/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A fine under any name is paid only on the payer’s word. */
const meaningNamed = (name: string): TypeMeaning | null => {
  if (payments.has(name)) return 'payment'
  if (charges.has(name)) return 'charge'
  return byName.get(name) ?? (/\b(?:fines?|penalt(?:y|ies))\b/.test(name) ? 'fine' : null)
}

/** Makes one word of a cell, however it is spaced and capitalized. */
export const keyOf = (cell: string): string => cell.trim().toLowerCase().replaceAll(/\s+/g, ' ')

type Chosen = BookImportChoices['types']

/** Adds meanings to those chosen before, which they replace; where there are too many, the oldest are forgotten. */
export const typesAfter = (before: Chosen, said: Chosen): Chosen =>
  [...new Map([...before, ...said].map((one) => [keyOf(one.said), one])).values()].slice(-importTypesKeptMost)

/** Finds what cells of the type column mean: what someone chose for them, or else what they are called. A fine stays one. */
export const meaningsOf = (chosen: Chosen): ((cell: string) => TypeMeaning | null) => {
  const byKey = new Map(chosen.map(({ said, meaning }) => [keyOf(said), meaning]))
  return (cell) => {
    const named = meaningNamed(plain(cell))
    const meaning = byKey.get(keyOf(cell)) ?? named
    return meaning === 'charge' && named === 'fine' ? 'fine' : meaning
  }
}

/** Picks the filled cells of a row that say its type. */
export const typeCells = (cells: readonly string[], meanings: BookImportChoices['meanings']): string[] =>
  cells.map((cell) => cell.trim()).filter((cell, at) => meanings[at] === 'type' && cell !== '')

/** Reads what the cells of a row say of its type, such as `Payment` and `4000 Association fee income`. */
export const typeSaid = (cells: readonly string[], meaningOf: ReturnType<typeof meaningsOf>): TypeSaid => {
  const meanings = cells.map(meaningOf)
  const types = meanings.filter((one): one is ChargeType => one !== null && one !== 'payment' && one !== 'charge')
  const type = types.includes('fine') ? 'fine' : (types[0] ?? null)
  const isPayment = meanings.includes('payment')
  const isClear = type !== null && (isPayment || meanings.includes('charge'))
  return { isPayment, type, unknown: isClear ? [] : cells.filter((_, at) => meanings[at] === null) }
}

/** Lists the words of the type column with what they mean, the most frequent first; those too long to be one are left out. */
export const typesIn = (
  records: readonly { cells: string[] }[],
  { meanings, types }: Pick<BookImportChoices, 'meanings' | 'types'>,
): BookImport['types'] => {
  const meaningOf = meaningsOf(types)
  const words = records
    .flatMap(({ cells }) => typeCells(cells, meanings))
    .filter(({ length }) => length <= importTypeMostChars)
  return [...Map.groupBy(words, keyOf).values()]
    .map(([said, ...more]) => ({ said: said!, rows: more.length + 1, meaning: meaningOf(said!) }))
    .toSorted((a, b) => b.rows - a.rows)
    .slice(0, importTypesMost)
}

const fundNames = {
  operating: namesIn('operating, operating fund, general, general fund, op'),
  reserve:
    namesIn(`reserve, reserve fund, contingency, contingency reserve, contingency reserve fund, crf, capital reserve,
    capital replacement reserve, capital replacement reserve fund`),
}

/** Reads which fund a cell names; the operating fund where it is empty, null for what is neither. */
export const fundSaid = (cell: string): 'operating' | 'reserve' | null => {
  const name = cell.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (name === '' || fundNames.operating.includes(name)) return 'operating'
  return fundNames.reserve.includes(name) ? 'reserve' : null
}
