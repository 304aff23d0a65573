/** Steps that people who keep the books take in their own favour: the members of council are notified of each. */
import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import type { HoldingStep } from '../../../../contract/ledger/holding.ts'
import { formatMoney } from '../../../../contract/money.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { mailedMembersOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { selectOutflow } from '../debts/outflows-store.ts'
import type { Caller } from './access.ts'
import { insertOwnStep, selectOwnSteps, type OwnStep, type ToldOwnStep } from './own-steps-store.ts'
import { isOwnAccount } from './reading.ts'
import type { KnownHolding } from './rules.ts'

const did: Record<OwnStep['kind'], string> = {
  'charge cancelled': 'cancelled a charge on their own account',
  'written off': 'wrote off a charge on their own account',
  refunded: 'recorded a refund of credit on their own account',
  transferred: 'transferred credit from their own account',
  received: 'transferred credit to their own account',
  'refund undone': 'undid a refund on their own account',
  'transfer undone': 'undid a transfer of credit involving their own account',
  'payment allocated': 'allocated a payment to their own account',
  'deposits posted': 'posted money from a bank file to their own account',
}

const wordsOf = ({
  by,
  kind,
  unitNumber,
  cents,
  reason,
}: ToldOwnStep): Pick<Wording, 'title' | 'text' | 'outside'> => ({
  title: `${by} ${did[kind]}`,
  text: `Unit ${unitNumber}: ${formatMoney(cents)}.${reason === null ? '' : ` Reason given: “${reason}”`}`,
  outside: { title: 'The building’s books', text: 'Someone who keeps the books changed their own account.' },
})

/** Who takes a step. */
type Taker = InBuilding & Pick<Caller, 'account'>

/** A step with one or two accounts, by which an owner of one of them may gain. */
export type Gain = Pick<OwnStep, 'kind' | 'cents' | 'reason'> & { holdingIds: readonly string[] }

/** Finds out what an owner of an account may gain by a step with it; null for a step that gives no one anything. */
export const gainOf = async (tx: Caller, holding: KnownHolding, step: HoldingStep): Promise<Gain | null> => {
  const holdingIds = [holding._id]
  switch (step.step) {
    case 'cancelCharge': {
      const charge = holding.charges.find(({ _id }) => _id === step.chargeId)
      return charge ? { kind: 'charge cancelled', cents: charge.cents, reason: step.reason, holdingIds } : null
    }
    case 'writeOff':
      return { kind: 'written off', cents: step.cents, reason: step.decision, holdingIds }
    case 'refund':
      return { kind: 'refunded', cents: step.cents, reason: step.reason, holdingIds }
    case 'transfer':
      return {
        ...{ kind: 'transferred', cents: step.cents, reason: step.request },
        holdingIds: [holding._id, step.toHoldingId],
      }
    case 'bringBack': {
      const outflow = await selectOutflow(tx.db, tx.building._id, step.outflowId, false)
      if (!outflow) return null
      const { cents, toHoldingId } = outflow
      const kind = toHoldingId === null ? 'refund undone' : 'transfer undone'
      return { kind, cents, reason: step.reason, holdingIds: [holding._id, ...(toHoldingId ? [toHoldingId] : [])] }
    }
    default:
      return null
  }
}

/** Notifies the other members of council of a step that its taker may gain by; answers whether one of the accounts is theirs. */
export const tellOwnStep = async (tx: Taker, { holdingIds, ...step }: Gain): Promise<boolean> => {
  const own = await Array.fromAsync(holdingIds, async (id) => ((await isOwnAccount(tx, id)) ? [id] : []))
  const [holdingId] = own.flat()
  if (holdingId === undefined) return false
  const kind = step.kind === 'transferred' && holdingId !== holdingIds[0] ? 'received' : step.kind
  const _id = newId(Date.parse(tx.now))
  await insertOwnStep(tx.db, tx.building._id, { ...step, kind, _id, holdingId, accountId: tx.account._id })
  const [told] = await selectOwnSteps(tx.db, tx.building._id, [_id])
  const { title, text } = wordsOf(told!)
  const members = await mailedMembersOf(tx.db, tx.building._id, ['council'], tx.now)
  const to = members.filter(({ accountId }) => accountId !== tx.account._id)
  const link = { label: 'Open account', path: holdingKind.page(holdingId) }
  await remind(tx, { kind: 'books.ownAccount', subjectId: _id, to, title, text, link })
  return true
}

/** Words rows about such steps for members of council. */
export const wordOwnSteps: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole !== 'council') return new Map()
  const told = await selectOwnSteps(ctx.db, buildingId, ids)
  return new Map(told.map((one) => [one._id, { ...wordsOf(one), link: holdingKind.page(one.holdingId) }]))
}
