/** What owners hear of a budget that is sent to them. */
import { fiscalYearName } from '../../../../contract/budget/budget-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor, type Jurisdiction } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { findCurrentBuilding, mailedAccountsOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { workOutFees } from '../fees/fees.ts'
import { selectOwnerAccounts, selectUnitsOwnedBy } from '../fees/messages-store.ts'
import { totalFee, type UnitFee } from '../fees/rules.ts'
import { selectFeeUnits } from '../fees/store.ts'
import { requireBudget, todayIn } from '../reading.ts'
import type { KnownBudget } from '../store.ts'
import { selectNoticed } from './store.ts'

const link = { label: 'View budget', path: '/fees/budget' }

type Words = Pick<Wording, 'title' | 'text' | 'outside'>

/** Amounts aren’t for who looks over a shoulder. */
const outside = { title: 'Your building’s budget', text: 'There’s news about the budget.' }

const feeWords = ({ unit, before, after }: UnitFee, jurisdiction: Jurisdiction): string => {
  const [now, then] = [before && totalFee(before), totalFee(after)]
  const fee = `The proposed ${labelsFor(jurisdiction).fee.one} of unit ${unit.unitNumber} is ${formatMoney(then)} a month`
  if (now === null) return `${fee}.`
  return now === then ? `${fee}, the same as now.` : `${fee}, ${then > now ? 'up' : 'down'} from ${formatMoney(now)}.`
}

const ofUnits = (fees: readonly UnitFee[], unitIds: ReadonlySet<string>): UnitFee[] =>
  fees.filter(({ unit }) => unitIds.has(unit._id))

const wordsOf = ({ startsOn, approvedOn }: KnownBudget, fees: readonly UnitFee[], jurisdiction: Jurisdiction): Words =>
  approvedOn === null
    ? {
        title: `Proposed budget ${fiscalYearName(startsOn)}`,
        text: [
          'Owners will vote on the proposed budget at a general meeting.',
          ...fees.map((fee) => feeWords(fee, jurisdiction)),
        ].join(' '),
        outside,
      }
    : {
        title: `Budget ${fiscalYearName(startsOn)}`,
        text: `Owners approved it on ${formatDate(approvedOn)}.`,
        outside,
      }

/** The fees that owners vote on with a budget; none once it is approved, nor while they can't be worked out. */
const proposedFees = async (ctx: InBuilding, budget: KnownBudget): Promise<UnitFee[]> => {
  if (budget.approvedOn !== null) return []
  const { fees, blocks } = await workOutFees(ctx, budget, { feesFrom: null, catchUpOn: null })
  return blocks.length > 0 ? [] : fees
}

/** Tells everyone who owns a unit, by a notice, that a budget was sent to owners, and what their units would pay by it. */
export const tellNoticed = async (tx: InBuilding, budget: KnownBudget, noticeId: string): Promise<void> => {
  const { db, building, now } = tx
  const fees = await proposedFees(tx, budget)
  const unitIds = (await selectFeeUnits(db, building._id)).map(({ _id }) => _id)
  const owners = await selectOwnerAccounts(db, building._id, unitIds, todayIn(tx))
  for (const [accountId, own] of Map.groupBy(owners, (owner) => owner.accountId)) {
    const to = await mailedAccountsOf(db, building._id, [accountId], now)
    const ownIds = new Set(own.map(({ unitId }) => unitId))
    const { title, text } = wordsOf(budget, ofUnits(fees, ownIds), building.jurisdiction)
    await remind(tx, { kind: 'budget.noticed', subjectId: noticeId, to, title, text, link })
  }
}

/** Words rows about budgets for anyone who owns a unit; there is nothing to say of one that is a draft again. */
export const wordNoticed: WordRows = async (ctx, buildingId, ids) => {
  const words = new Map<string, Wording>()
  const building = await findCurrentBuilding(ctx.db, buildingId)
  if (!building) return words
  const inside = { ...ctx, building }
  const unitIds = new Set(await selectUnitsOwnedBy(ctx.db, buildingId, ctx.account._id, todayIn(inside)))
  if (unitIds.size === 0) return words
  for (const { noticeId, budgetId } of await selectNoticed(ctx.db, buildingId, ids)) {
    const budget = await requireBudget(inside, budgetId)
    if (budget.approvedOn === null && budget.endsOn < todayIn(inside)) continue
    const fees = ofUnits(await proposedFees(inside, budget), unitIds)
    words.set(noticeId, { ...wordsOf(budget, fees, building.jurisdiction), link: link.path })
  }
  return words
}
