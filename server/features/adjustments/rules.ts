/** Who bears which charge when a unit is sold, and which side credits the other. */
import type { AdjustmentRow, Adjustments, SaleSide } from '../../../contract/adjustments/adjustments.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import {
  dividedAtSale,
  instalmentDebtor,
  plusMonths,
  reasonOf,
  type ChargeType,
  type Jurisdiction,
  type Labels,
} from '../../../law/law.ts'

/** A sale as it is adjusted: the seller's account, the last day on which they own the unit if that is recorded, and the date. */
export interface Sale {
  holdingId: string
  to: LocalDate | null
  on: LocalDate
}

/** Finds the day on which the unit passes to the buyer: the adjustment date, until the sale is recorded. */
const passesOn = ({ to, on }: Sale): LocalDate => (to === null ? on : addDays(to, 1))

/** Tells who owns the unit on a day: the one who is charged what is due on it. */
const ownerOn = (sale: Sale, day: LocalDate): SaleSide => (day < passesOn(sale) ? 'seller' : 'buyer')

/** A fee that is due in the month of the date, or the one after; without an account it isn't charged yet. */
export interface Fee {
  words: string
  dueOn: LocalDate
  cents: number
  holdingId: string | null
  isDifference: boolean
}

/** Finds the first days of the month of a date and of the two after it. */
export const monthsFrom = (on: LocalDate): [month: LocalDate, after: LocalDate, end: LocalDate] => {
  const month = `${on.slice(0, 7)}-01`
  return [month, plusMonths(month, 1), plusMonths(month, 2)]
}

const whole = (cents: number, side: SaleSide) => ({
  sellerCents: side === 'seller' ? cents : 0,
  buyerCents: side === 'buyer' ? cents : 0,
  days: null,
})

const owedOf = (sale: Sale, { holdingId, dueOn }: Pick<Fee, 'holdingId' | 'dueOn'>) => ({
  owedBy: holdingId === null ? ownerOn(sale, dueOn) : holdingId === sale.holdingId ? ('seller' as const) : 'buyer',
  isCharged: holdingId !== null,
})

const feeRow = (sale: Sale, fee: Fee): AdjustmentRow => {
  const { words, dueOn, cents, isDifference } = fee
  const row = { words, dueOn, cents, ...owedOf(sale, fee) }
  if (isDifference) return { kind: 'difference', ...row, ...whole(cents, row.owedBy) }
  const [, after] = monthsFrom(sale.on)
  if (dueOn >= after) return { kind: 'nextFee', ...row, ...whole(cents, 'buyer') }
  const { sellerDays, monthDays, ...parts } = dividedAtSale(cents, sale.on)
  return { kind: 'fee', ...row, ...parts, days: { seller: sellerDays, month: monthDays } }
}

/**
 * Divides the fees of the month of the adjustment date by days (usual practice: see the law). The next month's fee is the
 * buyer's. A difference for earlier months stays with the side that owes it; one of the next month isn't part of the sale.
 */
export const feeRows = (sale: Sale, fees: readonly Fee[]): AdjustmentRow[] => {
  const [, after] = monthsFrom(sale.on)
  return fees
    .filter(({ isDifference, dueOn }) => !isDifference || dueOn < after)
    .map((fee) => feeRow(sale, fee))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}

/** An instalment of a special levy; without an account it isn't charged yet. */
type Instalment = Omit<Fee, 'isDifference'>

/** How long before the adjustment date instalments are shown. */
const instalmentsShownDays = 366

/**
 * Shows the instalments due in the year before the adjustment date and later, each with the side that bears all of it (BC:
 * Strata Property Act, s. 109). Where no act of ours says, that is the one who owns the unit on the due day.
 */
export const instalmentRows = (
  sale: Sale,
  jurisdiction: Jurisdiction,
  instalments: readonly Instalment[],
): AdjustmentRow[] =>
  instalments
    .filter(({ dueOn }) => dueOn > addDays(sale.on, -instalmentsShownDays))
    .map((one) => {
      const { words, dueOn, cents } = one
      const rule = instalmentDebtor(jurisdiction, { dueOn, conveyedOn: passesOn(sale) })
      const side = rule?.debtor ?? ownerOn(sale, dueOn)
      return { kind: 'instalment', words, dueOn, cents, ...whole(cents, side), ...owedOf(sale, one) }
    })

/** A charge of the seller's account that is open. */
interface OpenCharge {
  type: ChargeType
  words: string
  dueOn: LocalDate
  cents: number
  openCents: number
}

/** Types of charges that are for a period, so that one side may bear what the other was charged. */
const forPeriods: ReadonlySet<ChargeType> = new Set(['strataFee', 'specialLevy', 'stallRent'])

/** Lists what the seller owes from the adjustment date on and no row shows; a row shows one charge. */
export const restOf = (
  { on }: Pick<Sale, 'on'>,
  open: readonly OpenCharge[],
  rows: readonly Pick<AdjustmentRow, 'words' | 'dueOn' | 'cents' | 'owedBy' | 'isCharged'>[],
): Adjustments['account']['later'] => {
  const shown = rows.filter(({ owedBy, isCharged }) => isCharged && owedBy === 'seller')
  return open
    .filter(({ dueOn }) => dueOn >= on)
    .flatMap(({ type, words, dueOn, cents, openCents }) => {
      const place = shown.findIndex((row) => row.words === words && row.dueOn === dueOn && row.cents === cents)
      if (place >= 0) {
        shown.splice(place, 1)
        return []
      }
      return [{ words, dueOn, cents: openCents, isForPeriod: forPeriods.has(type) }]
    })
}

/** Why instalments are borne as they are; null where no act of ours says. */
export const levyReasonOf = (jurisdiction: Jurisdiction, on: LocalDate): Adjustments['levyReason'] => {
  const rule = instalmentDebtor(jurisdiction, { dueOn: on, conveyedOn: on })
  return rule && reasonOf(rule)
}

/** Sums up which side credits the other for the fees of the month: the one that bears a part of what the other owes. */
export const netOf = (rows: readonly AdjustmentRow[]): Adjustments['net'] => {
  const cents = rows
    .filter(({ kind }) => kind === 'fee')
    .reduce((sum, row) => sum + (row.owedBy === 'seller' ? row.buyerCents : -row.sellerCents), 0)
  if (cents === 0) return null
  return cents > 0 ? { by: 'buyer', cents } : { by: 'seller', cents: -cents }
}

/** Says what the figures are, and who decides. */
export const notesOf = (
  jurisdiction: Jurisdiction,
  { corporation, fee }: Pick<Labels, 'corporation' | 'fee'>,
): string[] => [
  `The ${corporation.one} doesn’t prorate ${fee.many}. These figures are for the parties’ adjustment; the contract of sale decides.`,
  jurisdiction === 'BC'
    ? 'By usual practice, the seller bears the days before the adjustment date, and the buyer that day and after.'
    : 'They count the adjustment date as the buyer’s.',
]
