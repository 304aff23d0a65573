/** Steps that people who keep the books take in their own favour: the members of council are notified of each. */
import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import type { HoldingStep } from '../../../../contract/ledger/holding.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { newId } from '../../../db/ids.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { mailedMembersOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { selectOutflow } from '../debts/outflows-store.ts'
import type { Caller } from './access.ts'
import { insertOwnStep, ownStepKinds, selectOwnSteps, type OwnStepKind, type ToldOwnStep } from './own-steps-store.ts'
import { isOwnAccount } from './reading.ts'

const did: Record<OwnStepKind, string> = {
  'charge cancelled': 'cancelled a charge on their own account',
  'written off': 'wrote off a charge on their own account',
  refunded: 'recorded a refund of credit on their own account',
  transferred: 'transferred credit involving their own account',
  'refund undone': 'undid a refund on their own account',
  'transfer undone': 'undid a transfer of credit involving their own account',
}

const wordsOf = ({
  by,
  kind,
  unitNumber,
  cents,
  reason,
}: ToldOwnStep): Pick<Wording, 'title' | 'text' | 'outside'> => ({
  title: `${by} ${did[kind]}`,
  text: `Unit ${unitNumber}: ${formatMoney(cents)}. Reason given: “${reason}”`,
  outside: { title: 'The building’s books', text: 'Someone who keeps the books changed their own account.' },
})

/** Finds which of the accounts that a step changes is the caller’s own; null where none is. */
const ownAmong = async (tx: Caller, holdingId: string, step: HoldingStep): Promise<string | null> => {
  const other =
    step.step === 'transfer'
      ? step.toHoldingId
      : step.step === 'bringBack'
        ? (await selectOutflow(tx.db, tx.building._id, step.outflowId, false))?.toHoldingId
        : null
  for (const id of [holdingId, other]) if (id && (await isOwnAccount(tx, id))) return id
  return null
}

/**
 * Notifies the other members of council of a step that its taker gains by, or may: with an account they own, as the history
 * says it. Answers whether it was one.
 */
export const tellOwnStep = async (
  tx: Caller,
  { holdingId, step }: { holdingId: string; step: HoldingStep },
  [action, { cents, reason }]: readonly [action: string, after: Record<string, unknown>],
): Promise<boolean> => {
  const kind = ownStepKinds.find((one) => one === action)
  const own = kind ? await ownAmong(tx, holdingId, step) : null
  if (!kind || own === null) return false
  const _id = newId(Date.parse(tx.now))
  const kept = { _id, holdingId: own, accountId: tx.account._id, kind, cents: Number(cents), reason: String(reason) }
  await insertOwnStep(tx.db, tx.building._id, kept)
  const [told] = await selectOwnSteps(tx.db, tx.building._id, [_id])
  const { title, text } = wordsOf(told!)
  const members = await mailedMembersOf(tx.db, tx.building._id, ['council'], tx.now)
  const to = members.filter(({ accountId }) => accountId !== tx.account._id)
  const link = { label: 'Open account', path: holdingKind.page(own) }
  await remind(tx, { kind: 'books.ownAccount', subjectId: _id, to, title, text, link })
  return true
}

/** Words rows about such steps for members of council. */
export const wordOwnSteps: WordRows = async (ctx, buildingId, ids) => {
  if (ctx.currentRole !== 'council') return new Map()
  const told = await selectOwnSteps(ctx.db, buildingId, ids)
  return new Map(told.map((one) => [one._id, { ...wordsOf(one), link: holdingKind.page(one.holdingId) }]))
}
