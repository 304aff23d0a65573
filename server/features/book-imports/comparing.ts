/** Balances compared with what the books have: what keeps them from being added, and what may be in the books already. */
import type { BookImportChoices } from '../../../contract/book-imports/book-import.ts'
import { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate, localDateOf, type LocalDate } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { booksOf, fundsOn, type DebtorOn } from '../ledger/ledger.ts'
import type { Balance } from './rules.ts'
import { selectEntered, type Entered, type KnownImport } from './store.ts'

/** What balances are recognized by. */
export type Comparable = Pick<KnownImport, 'origin' | 'contentKey'>

const funds = ['operating', 'reserve'] as const

const fundLabelsOf = ({ building }: InBuilding) => fundLabelsWith(labelsFor(building.jurisdiction))

const faultsOf = (
  ctx: InBuilding,
  { origin, contentKey }: Comparable,
  choices: BookImportChoices,
  { entered, today }: { entered: Entered; today: LocalDate },
): string[] => {
  const fundLabels = fundLabelsOf(ctx)
  const again = funds.filter((fund) => choices[`${fund}Cents`] !== null && entered[fund])
  const hasCash = choices.operatingCents !== null || choices.reserveCents !== null
  const isSame = origin === 'file' && contentKey !== null && entered.contentKeys.includes(contentKey)
  return [
    ...(choices.asOf < today ? [] : ['The date of the balances must be before today.']),
    ...again.map(
      (fund) =>
        `${fundLabels[fund]}: its bank balance was already added. Leave it empty, or undo the earlier one first.`,
    ),
    ...(origin === 'roster' && entered.roster ? ['The balances of the roster were already added.'] : []),
    ...(isSame ? ['This file was already added.'] : []),
    ...(origin === 'bank' && !hasCash ? ['Enter a bank balance.'] : []),
  ]
}

/** Names funds that have money in the books already on the day whose bank balance is brought in. */
const cashWarnings = async (ctx: InBuilding, choices: BookImportChoices): Promise<string[]> => {
  const { asOf } = choices
  const given = funds.filter((fund) => choices[`${fund}Cents`] !== null)
  if (given.length === 0) return []
  const fundLabels = fundLabelsOf(ctx)
  return (await fundsOn(ctx, asOf)).flatMap(({ kind, cashCents, interfundCents }) =>
    given.some((fund) => fund === kind) && cashCents !== interfundCents
      ? [
          `${fundLabels[kind]}: the books already have ${formatMoney(cashCents - interfundCents)} in the bank as of ${formatDate(asOf)}. This balance is added to that.`,
        ]
      : [],
  )
}

const warningsOf = async (
  ctx: InBuilding,
  { asOf }: BookImportChoices,
  { balances, debtors, entered }: { balances: readonly Balance[]; debtors: readonly DebtorOn[]; entered: Entered },
): Promise<string[]> => {
  const { lockedThrough, lateRules } = await booksOf(ctx.db, ctx.building._id)
  const { interest } = lateRules
  const charges = balances.flatMap((one) => one.charges)
  const isDouble =
    interest !== null &&
    charges.some(({ type }) => type === 'feeInterest' || type === 'levyInterest') &&
    charges.some(({ dueOn }) => dueOn >= interest.from)
  const isAgain = ({ unitNumber }: Balance) => entered.unitNumbers.includes(unitNumber)
  const again = balances.filter(isAgain).length
  const owing = new Set(
    debtors.filter((debtor) => debtor.charges.some(({ dueOn }) => dueOn <= asOf)).map(({ _id }) => _id),
  )
  const owed = balances.filter((one) => !isAgain(one) && one.charges.length > 0 && owing.has(one.holdingId)).length
  return [
    ...(again > 0
      ? [
          `Opening balances of ${counted(again, 'unit')} were added before. Check that you aren’t adding the same amounts twice.`,
        ]
      : []),
    ...(owed > 0
      ? [
          `${counted(owed, 'unit owes', 'units owe')} something in the books already that was due by ${formatDate(asOf)}. Check that you aren’t adding the same amounts twice.`,
        ]
      : []),
    ...(lockedThrough !== null && asOf <= lockedThrough
      ? [`The books are locked through ${formatDate(lockedThrough)}, so these balances will be entered today.`]
      : []),
    ...(isDouble
      ? [
          `Interest on charges due from ${formatDate(interest.from)} on is calculated here from their due dates. Leave out interest of your previous records on the same charges.`,
        ]
      : []),
  ]
}

/** Compares balances with the books: what keeps them from being added, and what is worth checking first. */
export const compare = async (
  ctx: InBuilding,
  known: Comparable,
  choices: BookImportChoices,
  read: { balances: readonly Balance[]; debtors: readonly DebtorOn[] },
): Promise<{ faults: string[]; warnings: string[] }> => {
  const entered = await selectEntered(ctx.db, ctx.building._id)
  const today = localDateOf(ctx.now, ctx.building.timeZone)
  return {
    faults: faultsOf(ctx, known, choices, { entered, today }),
    warnings: [...(await warningsOf(ctx, choices, { ...read, entered })), ...(await cashWarnings(ctx, choices))],
  }
}
