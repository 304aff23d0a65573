/** What owners are told when an approved budget changes the monthly fees of their units (BC: Strata Property Act, s. 106). */
import { fiscalYearName } from '../../../../contract/budget/budget-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, formatMonth, localDateOf } from '../../../../contract/time.ts'
import { labelsFor, type Jurisdiction } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { findCurrentBuilding, mailedAccountsOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { selectBudget, type KnownBudget } from '../store.ts'
import { fixedFees } from './fees.ts'
import { selectOwnerAccounts } from './messages-store.ts'
import { isChanged, totalFee, type UnitFee } from './rules.ts'

const link = { label: 'View fees', path: '/fees' }

type Words = Pick<Wording, 'title' | 'text' | 'outside'>

/** Amounts aren’t for who looks over a shoulder. */
const outside = { title: 'Your fees', text: 'There’s news about your account.' }

const feeWords = ({ unit, before, after, catchUp }: UnitFee, { catchUpOn }: KnownBudget): string => {
  const [now, then] = [totalFee(after), before && totalFee(before)]
  const change = then === null || then === now ? '' : `, ${now > then ? 'up' : 'down'} from ${formatMoney(then)}`
  const difference = totalFee(catchUp)
  return [
    `Unit ${unit.unitNumber} pays ${formatMoney(now)} a month${change}.`,
    ...(difference > 0 && catchUpOn !== null
      ? [`A retroactive adjustment of ${formatMoney(difference)} is due ${formatDate(catchUpOn)}.`]
      : []),
  ].join(' ')
}

const wordsOf = (budget: KnownBudget, fees: readonly UnitFee[], jurisdiction: Jurisdiction): Words => ({
  title: `${labelsFor(jurisdiction).fee.Many} from ${formatMonth(budget.feesFrom!)}`,
  text: [
    `Owners approved budget ${fiscalYearName(budget.startsOn)} on ${formatDate(budget.approvedOn!)}.`,
    ...fees.map((fee) => feeWords(fee, budget)),
  ].join(' '),
  outside,
})

/** By account, the fees that a budget changed of units that it owns today. */
const changedByAccount = async (ctx: InBuilding, budget: KnownBudget): Promise<Map<string, UnitFee[]>> => {
  const changed = (await fixedFees(ctx, budget)).filter((fee) => isChanged(fee) || totalFee(fee.catchUp) > 0)
  const today = localDateOf(ctx.now, ctx.building.timeZone)
  const unitIds = changed.map(({ unit }) => unit._id)
  const owners = await selectOwnerAccounts(ctx.db, ctx.building._id, unitIds, today)
  const unitsOf = Map.groupBy(owners, ({ accountId }) => accountId)
  return new Map(
    [...unitsOf].map(([accountId, own]) => [
      accountId,
      changed.filter(({ unit }) => own.some(({ unitId }) => unitId === unit._id)),
    ]),
  )
}

/** Tells the owners of units whose monthly fee an approved budget changed what they will pay, and from when. */
export const tellFees = async (tx: InBuilding, budget: KnownBudget): Promise<void> => {
  for (const [accountId, fees] of await changedByAccount(tx, budget)) {
    const to = await mailedAccountsOf(tx.db, tx.building._id, [accountId], tx.now)
    const { title, text } = wordsOf(budget, fees, tx.building.jurisdiction)
    await remind(tx, { kind: 'fees.changed', subjectId: budget._id, to, title, text, link })
  }
}

/** Words rows about changed fees for owners of the units. */
export const wordFees: WordRows = async (ctx, buildingId, ids) => {
  const words = new Map<string, Wording>()
  const building = await findCurrentBuilding(ctx.db, buildingId)
  if (!building) return words
  for (const id of ids) {
    const budget = await selectBudget(ctx.db, buildingId, id)
    if (!budget?.approvedOn) continue
    const fees = (await changedByAccount({ ...ctx, building }, budget)).get(ctx.account._id)
    if (fees) words.set(id, { ...wordsOf(budget, fees, building.jurisdiction), link: link.path })
  }
  return words
}
