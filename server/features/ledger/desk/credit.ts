/** Steps with what an account has to pay with, and with what it owes that council gives up. */
import type { HoldingStep } from '../../../../contract/ledger/holding.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { Conflict, InvalidField, orNotFound } from '../../../http/errors.ts'
import { bringBack, refundCredit, transferCredit } from '../debts/outflows.ts'
import { selectOutflow } from '../debts/outflows-store.ts'
import { spendCredit } from '../debts/paying.ts'
import { writeOff } from '../debts/write-offs.ts'
import type { Caller } from './access.ts'
import { selectBooks } from './books-store.ts'
import { isOwnAccount, requireHolding, todayIn } from './reading.ts'
import { noteChange } from './record.ts'
import { dayToEnter, decisionRefusal, transferWords, type KnownHolding } from './rules.ts'

type Step<S extends HoldingStep['step']> = Extract<HoldingStep, { step: S }>
type Said = [action: string, after: Record<string, unknown>]

const notAhead = (tx: Caller, field: string, day: LocalDate): void => {
  if (day > todayIn(tx)) throw InvalidField(field, 'This date is in the future')
}

const refund = async (tx: Caller, { _id }: KnownHolding, step: Step<'refund'>): Promise<Said> => {
  const { cents, paidOn, way, reason } = step
  notAhead(tx, 'paidOn', paidOn)
  const { lockedThrough } = await selectBooks(tx.db, tx.building._id)
  const day = dayToEnter(paidOn, lockedThrough, todayIn(tx))
  await refundCredit(tx, { holdingId: _id, cents, day, valueDay: paidOn, way, reason })
  return ['refunded', { cents, paidOn, way, reason }]
}

const transfer = async (tx: Caller, { _id, unit }: KnownHolding, step: Step<'transfer'>): Promise<Said> => {
  const { cents, toHoldingId, request } = step
  const to = await requireHolding(tx, toHoldingId)
  const words = transferWords(unit.unitNumber, to.unit.unitNumber)
  await transferCredit(tx, { holdingId: _id, toHoldingId, words, cents, day: todayIn(tx), request })
  await spendCredit(tx, todayIn(tx), toHoldingId)
  const isOwn = await isOwnAccount(tx, toHoldingId)
  await noteChange(
    tx,
    {
      ...{ subject: 'holding', subjectId: toHoldingId, action: 'received' },
      after: { unit: to.unit.unitNumber, cents, otherUnit: unit.unitNumber, reason: request, ...(isOwn && { isOwn }) },
    },
    [toHoldingId],
  )
  return ['transferred', { cents, otherUnit: to.unit.unitNumber, reason: request }]
}

const undo = async (tx: Caller, { _id, unit }: KnownHolding, step: Step<'bringBack'>): Promise<Said> => {
  const { outflowId, reason } = step
  const known = orNotFound(await selectOutflow(tx.db, tx.building._id, outflowId, false))
  const to = known.toHoldingId === null ? null : await requireHolding(tx, known.toHoldingId)
  const words = to ? `Undone: ${transferWords(unit.unitNumber, to.unit.unitNumber)}` : 'Refund undone'
  const toHoldingId = await bringBack(tx, { holdingId: _id, outflowId, words })
  const paid = await tx.offers.refundPaid?.(tx, outflowId)
  if (paid) throw Conflict(paid)
  const { cents } = known
  await spendCredit(tx, todayIn(tx), _id)
  if (!toHoldingId || !to) return ['refund undone', { cents, reason }]
  await spendCredit(tx, todayIn(tx), toHoldingId)
  const after = { unit: to.unit.unitNumber, cents, otherUnit: unit.unitNumber, reason }
  await noteChange(tx, { subject: 'holding', subjectId: toHoldingId, action: 'transfer undone', after }, [toHoldingId])
  return ['transfer undone', { cents, otherUnit: to.unit.unitNumber, reason }]
}

const giveUp = async (tx: Caller, { _id, charges }: KnownHolding, step: Step<'writeOff'>): Promise<Said> => {
  const { chargeId, cents, decidedOn, decision } = step
  const charge = charges.find((one) => one._id === chargeId)
  if (!charge) throw Conflict('This charge isn’t open anymore.')
  notAhead(tx, 'decidedOn', decidedOn)
  const refusal = decisionRefusal(decidedOn, charge.dueOn)
  if (refusal) throw InvalidField('decidedOn', refusal)
  const said = `Written off by decision of ${formatDate(decidedOn)}: ${decision}`
  await writeOff(tx, { holdingId: _id, itemId: chargeId, cents, day: todayIn(tx), decision: said })
  const { words, type } = charge
  return ['written off', { words, type, cents, decidedOn, reason: decision }]
}

type CreditStep = Step<'refund' | 'transfer' | 'bringBack' | 'writeOff'>

/** Takes a step with credit, or writes a charge off; answers what the history says of it. */
export const takeCreditStep = (tx: Caller, holding: KnownHolding, step: CreditStep): Promise<Said> => {
  switch (step.step) {
    case 'refund':
      return refund(tx, holding, step)
    case 'transfer':
      return transfer(tx, holding, step)
    case 'bringBack':
      return undo(tx, holding, step)
    case 'writeOff':
      return giveUp(tx, holding, step)
  }
}
