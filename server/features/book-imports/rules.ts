/** What balances of previous records come to: charges that are open, and credit, by account. */
import type { ImportedAccount } from '../../../contract/book-imports/book-import.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { Jurisdiction } from '../../../law/law.ts'
import { placedSilently } from '../ledger/ledger.ts'
import type { Told } from './table.ts'

/** An account with what of its charges no payment covers, and the payments that no charge takes. */
export interface Balance {
  holdingId: string
  unitNumber: string
  charges: (Told & { type: NonNullable<Told['type']> })[]
  creditCents: number
}

type Charge = Balance['charges'][number]

const isCharge = (told: Told): told is Charge => told.cents > 0
/** Rows of the same day are taken in the order of the file. */
const idOf = ({ row }: Told): string => String(row).padStart(8, '0')

/** Takes payments off the charges of their own type, those of their fund first, the oldest first; answers what is left. */
const payOwn = (open: Map<Charge, number>, payments: readonly Told[]): number => {
  let left = 0
  for (const payment of payments) {
    let money = -payment.cents
    const own = [...open.keys()].filter(({ type }) => type === payment.type)
    for (const charge of own.toSorted((a, b) => Number(a.fund !== payment.fund) - Number(b.fund !== payment.fund))) {
      const cents = open.get(charge)!
      const taken = Math.min(cents, money)
      open.set(charge, cents - taken)
      money -= taken
    }
    left += money
  }
  return left
}

const balanceOf = (jurisdiction: Jurisdiction, asOf: LocalDate, told: readonly Told[]): Balance => {
  const charges = told.filter(isCharge).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.row - b.row)
  const open = new Map(charges.map((charge) => [charge, charge.cents]))
  const left = payOwn(
    open,
    told.filter((one) => !isCharge(one)),
  )
  const items = [...open].map(([charge, openCents]) => ({ ...charge, _id: idOf(charge), openCents }))
  const shares = new Map(
    placedSilently(jurisdiction, items, left, asOf).map(({ itemId, cents }) => [itemId, cents] as const),
  )
  const rest = [...open].map(([charge, cents]) => ({ ...charge, cents: cents - (shares.get(idOf(charge)) ?? 0) }))
  return {
    holdingId: told[0]!.holdingId,
    unitNumber: told[0]!.unitNumber,
    charges: rest.filter(({ cents }) => cents > 0),
    creditCents: left - [...shares.values()].reduce((sum, cents) => sum + cents, 0),
  }
}

/**
 * Works out what each account owes by the day: payments pay charges of the type they name, and the rest what the law says of
 * a payer who says nothing, so that no fine is paid unless the table says so.
 */
export const balancesOf = (jurisdiction: Jurisdiction, asOf: LocalDate, told: readonly Told[]): Balance[] =>
  [...Map.groupBy(told, ({ holdingId }) => holdingId).values()].map((rows) => balanceOf(jurisdiction, asOf, rows))

const sumOf = (charges: readonly { cents: number }[]): number => charges.reduce((sum, { cents }) => sum + cents, 0)

/** Sums up what accounts owe, and what they paid ahead. */
export const totalsOf = (balances: readonly Balance[]): { owedCents: number; creditCents: number } => ({
  owedCents: balances.reduce((sum, { charges }) => sum + sumOf(charges), 0),
  creditCents: balances.reduce((sum, { creditCents }) => sum + creditCents, 0),
})

/** What each account comes to, as it is kept. */
export type KeptAccount = Omit<ImportedAccount, 'owners'> & { holdingId: string }

/** Sums up what each account comes to. */
export const accountsKept = (balances: readonly Balance[]): KeptAccount[] =>
  balances.map(({ holdingId, unitNumber, charges, creditCents }) => ({
    ...{ holdingId, unitNumber, charges: charges.length },
    ...{ owedCents: sumOf(charges), creditCents },
  }))

/** Says why a total isn’t that of the previous records; null where it is. */
export const totalFault = (netCents: number, expectedCents: number | null): string | null => {
  if (expectedCents === null) return 'Enter the total that owners owed in your previous records.'
  if (netCents === expectedCents) return null
  const off = formatMoney(Math.abs(netCents - expectedCents))
  return netCents < expectedCents
    ? `These balances come to ${formatMoney(netCents)}. Your previous records have ${off} more.`
    : `These balances come to ${formatMoney(netCents)}. Your previous records have ${off} less.`
}
