/** The steps of a case, one call for each. */
import type { ViolationStep } from '../../../contract/violations/bodies.ts'
import type { Violation } from '../../../contract/violations/violation.ts'
import { inTransaction } from '../../db/transaction.ts'
import { settleHoldings } from '../ledger/ledger.ts'
import { settleDue } from '../voting/voting.ts'
import { sendParticulars, tellDecision } from './case-letters.ts'
import { propose } from './council-vote.ts'
import { decide } from './deciding.ts'
import { requireViolation, type ById, type Caller } from './facts.ts'
import { dispute, holdHearing, recordAnswer, requestHearing, scheduleHearing, withdrawHearing } from './hearing.ts'
import { requireHeld } from './holding-steps.ts'
import { cancelPenalty, chargeCosts, deny, fine } from './penalties.ts'
import { shown } from './reading.ts'
import { addComplaint, close, reopen, screen, seeAgain, warn } from './reviewing.ts'
import type { KnownViolation } from './store.ts'

const take = (tx: Caller, before: KnownViolation, step: ViolationStep): Promise<KnownViolation> => {
  switch (step.step) {
    case 'screen':
      return screen(tx, before, step)
    case 'addComplaint':
      return addComplaint(tx, before, step)
    case 'warn':
      return warn(tx, before, step)
    case 'particulars':
      return sendParticulars(tx, before, step)
    case 'recordAnswer':
      return recordAnswer(tx, before, step)
    case 'requestHearing':
      return requestHearing(tx, before, step)
    case 'scheduleHearing':
      return scheduleHearing(tx, before, step)
    case 'holdHearing':
      return holdHearing(tx, before, step)
    case 'withdrawHearing':
      return withdrawHearing(tx, before, step)
    case 'propose':
      return propose(tx, before, step)
    case 'decide':
      return decide(tx, before, step)
    case 'tell':
      return tellDecision(tx, before, step)
    case 'fine':
      return fine(tx, before, step)
    case 'charge':
      return chargeCosts(tx, before, step)
    case 'deny':
      return deny(tx, before, step)
    case 'cancelPenalty':
      return cancelPenalty(tx, before, step)
    case 'seeAgain':
      return seeAgain(tx, before, step)
    case 'dispute':
      return dispute(tx, before, step)
    case 'close':
      return close(tx, before, step)
    case 'reopen':
      return reopen(tx, before, step)
  }
}

const holdsBooks: ReadonlySet<ViolationStep['step']> = new Set(['fine', 'charge', 'cancelPenalty'])

/**
 * Takes a case one step further; answers it as it is then. 404 for one of another building; 403 for those whom it is about,
 * and for a step that others take; 409 for a stale version, for a step that it doesn't allow, and with STEPS_MISSING for a
 * penalty before its steps are on file; 400 by field.
 */
export const stepViolation = async (
  ctx: Caller,
  { params, body }: ById & { body: ViolationStep },
): Promise<Violation> => {
  // A vote whose time is over is closed before a step rests on it.
  await settleDue(ctx)
  return inTransaction(ctx, async (tx) => {
    // The books come before the case, as everyone holds them.
    if (holdsBooks.has(body.step)) {
      const { unitId } = await requireViolation(tx, params.id)
      if (unitId !== null) await settleHoldings(tx, unitId)
    }
    const before = await requireHeld(tx, params.id, body)
    return shown(tx, await take(tx, before, body))
  })
}
