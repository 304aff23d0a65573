/** Papers that were handed over: how and when, which says when each counts as received. */
import type { Handover, Letter } from '../../../../contract/forms/runs.ts'
import { handedOverMostDays } from '../../../../contract/limits/letters.ts'
import { addDays, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { deemedReceivedOn, deliveryRule } from '../../../../law/law.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { updateHandover } from './run-store.ts'
import { requireLetter, shownLetter } from './runs.ts'
import type { Writing } from './templates.ts'

const requireDay = (on: LocalDate, { datedOn }: { datedOn: LocalDate }, today: LocalDate): void => {
  if (on > today) throw InvalidField('on', 'This date is in the future')
  if (on < datedOn) throw InvalidField('on', 'This date is before the date of the letter')
  if (on < addDays(today, -handedOverMostDays))
    throw InvalidField('on', `Choose a date within the last ${handedOverMostDays} days`)
}

/** Notes how somebody got a letter on paper; noted again, the former word is put right and stays in the history. */
export const handOver = (
  ctx: Writing,
  { params, body }: { params: { id: string; addresseeId: string }; body: Handover },
): Promise<Letter> =>
  inTransaction(ctx, async (tx) => {
    const letter = await requireLetter(tx, params.id)
    const before = letter.addressees.find(({ _id }) => _id === params.addresseeId)
    if (!before) throw NotFound()
    if (before.way !== 'paper') throw Conflict(`${before.name} doesn’t get this letter on paper.`)
    if (letter.state !== 'sent') throw Conflict('This letter isn’t ready yet.')
    const { jurisdiction, timeZone } = tx.building
    requireDay(body.on, letter, localDateOf(tx.now, timeZone))
    const deemedOn = deemedReceivedOn(jurisdiction, { method: body.method, sentOn: body.on })
    const source = deliveryRule(jurisdiction, body.method)?.source ?? null
    if (!(await updateHandover(tx.db, tx.building._id, letter._id, before, { ...body, deemedOn, source })))
      throw Conflict('Someone else just recorded this delivery. Please check it.')
    await recordChange(tx, {
      subject: 'letter',
      subjectId: letter._id,
      buildingId: tx.building._id,
      action: before.method === null ? 'handed over' : 'hand-over corrected',
      before: { method: before.method, on: before.sentOn, deemedOn: before.deemedOn },
      after: { addressee: before.name, method: body.method, on: body.on, deemedOn },
    })
    return shownLetter(jurisdiction, await requireLetter(tx, letter._id))
  })
