/** Interest on late debts, month by month, where a bylaw sets it. */
import { addDays, formatDate, type LocalDate } from '../../../../contract/time.ts'
import { chargeRule, chargeTypes, interestOn, type ChargeType } from '../../../../law/law.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { charge, undoCharge } from '../debts/charging.ts'
import {
  selectInterestRules,
  selectLateHoldings,
  selectLateItems,
  type InterestRule,
  type LateItem,
} from '../debts/interest-store.ts'
import { openDays } from '../debts/rules.ts'
import { lockHoldings } from '../debts/store.ts'
import { freeCharge } from '../debts/undoing.ts'
import type { Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import { inEveryBuilding } from './following.ts'
import { tellCharged } from './messages.ts'
import { todayIn } from './reading.ts'
import { noteChange } from './record.ts'

export const accrueJob = 'ledger.accrue'

const bearing = ({ building }: InBuilding, today: LocalDate): ChargeType[] =>
  chargeTypes.filter((type) => chargeRule(building.jurisdiction, type, today).bearsInterest)

const words = 'Interest corrected'

/**
 * Cancels interest that turned out too much, the latest first; what was written off stays so. Answers what is left of it,
 * with what someone cancelled before.
 */
const cancelAbove = async (tx: Poster, holdingId: string, item: LateItem, right: number): Promise<number> => {
  let charged = item.interest.reduce((sum, { cents }) => sum + cents, item.waivedCents)
  for (const { _id: itemId, cents, isWrittenOff } of item.interest.toReversed()) {
    if (charged <= right) break
    if (isWrittenOff) continue
    await freeCharge(tx, { holdingId, itemId, words })
    await undoCharge(tx, { itemId, words })
    charged -= cents
  }
  return charged
}

/** Brings the interest on a debt to what it is by a day; answers by how many cents it changed. */
const accrueOn = async (
  tx: Poster,
  { holdingId, item, rule, until }: { holdingId: string; item: LateItem; rule: InterestRule; until: LocalDate },
): Promise<number> => {
  const { dueOn, isUndone, charges, paidInterest } = item
  const { bps, authority } = rule
  const right = isUndone ? 0 : interestOn({ dueOn, open: openDays(item, item.paid), paidInterest, bps }, until)
  const before = item.interest.reduce((sum, { cents }) => sum + cents, item.waivedCents)
  const charged = await cancelAbove(tx, holdingId, item, right)
  if (right <= charged) return charged - before
  const { funds, accounts } = await selectChart(tx.db, tx.building._id)
  const source = `interest:${item._id}:${charges}`
  const made = await charge(tx, [
    {
      ...{ holdingId, source, authority, dueOn: until, forItemId: item._id },
      type: item.type === 'specialLevy' ? 'levyInterest' : 'feeInterest',
      words: `Interest to ${formatDate(addDays(until, -1))}: ${item.words}`,
      parts: [{ fundId: funds.operating, accountId: accounts.interest, cents: right - charged }],
    },
  ])
  // Owners are told that a charge bears interest now, not of each month.
  if (charges === 0) await tellCharged(tx, made.get(source)!)
  return right - before
}

interface Asked {
  types: readonly ChargeType[]
  from: LocalDate
  until: LocalDate
}

/** Brings the interest of a holding to what it is, and says so in its history. */
const accrueFor = (ctx: Poster, holdingId: string, rules: readonly InterestRule[], asked: Asked): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockHoldings(tx.db, tx.building._id, [holdingId])
    let cents = 0
    for (const item of await selectLateItems(tx.db, tx.building._id, { ...asked, holdingId })) {
      const rule = rules.find(({ from }) => from <= item.dueOn)!
      cents += await accrueOn(tx, { holdingId, item, rule, until: asked.until })
    }
    if (cents === 0) return
    const reason = `Through ${formatDate(addDays(asked.until, -1))}`
    const noted = { subject: 'holding', subjectId: holdingId, action: 'interest charged' } as const
    await noteChange(tx, { ...noted, after: { cents, reason } }, [holdingId])
  })

/**
 * Charges the interest on late debts of a building through the end of last month, each by the rule of its due day, and
 * corrects what was charged before where a payment was found or returned since. Charging it again changes nothing. Interest
 * that someone cancelled or wrote off isn't charged again.
 */
export const accrueIn = async (ctx: Poster): Promise<void> => {
  const rules = await selectInterestRules(ctx.db, ctx.building._id)
  const first = rules.at(-1)
  if (!first) return
  const until: LocalDate = `${todayIn(ctx).slice(0, 7)}-01`
  const asked = { types: bearing(ctx, until), from: first.from, until }
  for (const holdingId of await selectLateHoldings(ctx.db, ctx.building._id, asked))
    await accrueFor(ctx, holdingId, rules, asked)
}

/** Does so in every building; one that fails keeps no other from it. */
export const accrueEverywhere = (ctx: Ctx): Promise<void> =>
  inEveryBuilding(ctx, (inside) => accrueIn({ ...inside, actor: accrueJob }))
