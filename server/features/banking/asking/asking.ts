/** Payments whose payer is asked what they are for: only someone who owns every unit in question can say. */
import type { PayersWord, WaitingPayment } from '../../../../contract/banking/waiting.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { chargeRule, chargeTypes } from '../../../../law/law.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound } from '../../../http/errors.ts'
import { stepPayment } from '../../ledger/ledger.ts'
import { selectWaiting } from './store.ts'

type Caller = Member & InBuilding

const todayIn = ({ now, building }: Caller): LocalDate => localDateOf(now, building.timeZone)

const find = (ctx: Caller, id: string | null): Promise<WaitingPayment[]> => {
  const today = todayIn(ctx)
  const { jurisdiction } = ctx.building
  const onWord = chargeTypes.filter((type) => chargeRule(jurisdiction, type, today).rank === null)
  return selectWaiting(ctx.db, ctx.building._id, { accountId: ctx.account._id, today, onWord, id })
}

/** Lists the payments that wait for the caller's word; none for someone who isn't asked. */
export const listWaiting = (ctx: Caller): Promise<WaitingPayment[]> => find(ctx, null)

const findWaiting = async (ctx: Caller, id: string): Promise<WaitingPayment | null> => (await find(ctx, id))[0] ?? null

/**
 * Allocates a waiting payment as its payer says, unit after unit; answers what still waits of it, or null. 400 for a unit
 * that isn't in question; 404 for a payment about which the caller isn't asked; 409 where less of it is left.
 */
export const sayFor = (
  ctx: Caller,
  { params: { id }, body: { shares } }: { params: { id: string }; body: PayersWord },
): Promise<WaitingPayment | null> =>
  inTransaction(ctx, async (tx) => {
    const { holdings, unplacedCents } = orNotFound(await findWaiting(tx, id))
    const units = new Map(holdings.map(({ holdingId, unitNumber }) => [holdingId, unitNumber]))
    if (shares.some(({ holdingId }) => !units.has(holdingId))) throw InvalidField('shares', 'Choose one of these units')
    const sum = shares.reduce((all, { cents }) => all + cents, 0)
    if (sum > unplacedCents)
      throw Conflict(`That comes to ${formatMoney(sum)}, and ${formatMoney(unplacedCents)} is left of this payment.`)
    // In the order of the accounts, as everyone holds them; each account keeps only its own part of the word.
    for (const { holdingId, cents } of shares.toSorted((a, b) => a.holdingId.localeCompare(b.holdingId))) {
      const instruction = `${formatMoney(cents)} for ${units.get(holdingId)}`
      await stepPayment(tx, { params: { id }, body: { step: 'place', holdingId, cents, shares: [], instruction } })
    }
    return findWaiting(tx, id)
  })
