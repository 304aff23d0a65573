/** Notices of amounts: sent to owners with an account, or recorded once they were sent on paper. */
import type { NextDebits, PaperNotice } from '../../../contract/debits/debit-run.ts'
import { noticeLeadDays } from '../../../contract/limits/debits.ts'
import { daysBetween, type LocalDate } from '../../../contract/time.ts'
import { debitFrom } from '../../../law/law.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound } from '../../http/errors.ts'
import { inEach } from '../buildings/buildings.ts'
import { tellAmounts } from './messages.ts'
import { insertNotices } from './notices-store.ts'
import { isTesting, nextDay, nextDebits, nextMonthly, prepare, readyOf, type Prepared } from './preparing.ts'
import { noteAgreement, todayIn, type Actor } from './record.ts'
import { blocksOf } from './rules.ts'
import { selectDebiting, selectSettings } from './settings-store.ts'

/** Keeps notices of amounts for a day; answers their ids. */
const keepNotices = async (
  tx: Actor,
  noticed: readonly Prepared[],
  { on, toldOn }: { on: LocalDate; toldOn: LocalDate },
): Promise<string[]> => {
  const notices = noticed.map(({ debit: { agreementId, cents }, isNoticeWaived }) => ({
    ...{ _id: newId(Date.parse(tx.now)), agreementId, cents, day: on, toldOn },
    from: debitFrom(toldOn, isNoticeWaived).from,
  }))
  await insertNotices(tx.db, tx.building._id, notices)
  return notices.map(({ _id }) => _id)
}

/** Tells owners with an account amounts of a day. The caller holds the settings. */
const send = async (tx: Actor, on: LocalDate, noticed: readonly Prepared[]): Promise<void> => {
  const reachable = noticed.filter(({ debit }) => debit.isReachable)
  if (reachable.length === 0) return
  const toldOn = todayIn(tx)
  const ids = await keepNotices(tx, reachable, { on, toldOn })
  for (const { debit, isNoticeWaived } of reachable)
    await noteAgreement(
      tx,
      'notified',
      { ...debit, _id: debit.agreementId },
      { cents: debit.cents, from: debitFrom(toldOn, isNoticeWaived).from },
    )
  await tellAmounts(tx, ids)
}

/** Holds the settings, and refuses notices for a day on which nothing can be debited. */
const requireDay = async (tx: InBuilding, on: LocalDate): Promise<void> => {
  const settings = await selectSettings(tx.db, tx.building._id, { isHeld: true })
  const [block] = blocksOf(settings, on, todayIn(tx))
  if (block !== undefined) throw Conflict(block)
  if (isTesting(settings)) throw Conflict('Owners are notified once your bank has confirmed a file.')
}

/**
 * Tells owners the amounts of a day that they don't know yet, as someone asks for it. 409 for a day on which nothing can be
 * debited, and before the bank confirmed a file.
 */
export const sendNotices = async (
  ctx: InBuilding,
  { body: { on } }: { body: { on: LocalDate } },
): Promise<NextDebits> => {
  await inTransaction(ctx, async (tx) => {
    await requireDay(tx, on)
    const prepared = await prepare(tx, on, { isTest: false })
    await send(
      tx,
      on,
      prepared.filter(({ debit }) => debit.state === 'needsNotice'),
    )
  })
  return nextDebits(ctx, { query: { on } })
}

/**
 * Records a notice of an amount that was sent on paper. 400 for a day to come; 404 for an agreement that doesn't run; 409
 * where no notice of that amount is needed, and for what keeps notices from being sent.
 */
export const recordNotice = async (
  ctx: InBuilding,
  { params, body: { on, cents, sentOn } }: { params: { id: string }; body: PaperNotice },
): Promise<NextDebits> => {
  await inTransaction(ctx, async (tx) => {
    const prepared = await prepare(tx, on, { isTest: false })
    const found = orNotFound(prepared.find(({ debit }) => debit.agreementId === params.id))
    await requireDay(tx, on)
    if (sentOn > todayIn(tx)) throw InvalidField('sentOn', 'This date is in the future')
    if (found.debit.state !== 'needsNotice' || found.debit.cents !== cents)
      throw Conflict('This amount has changed. Review it, then record the notice again.')
    await keepNotices(tx, [found], { on, toldOn: sentOn })
    await noteAgreement(tx, 'notifiedOnPaper', { ...found.debit, _id: params.id }, { cents, sentOn })
  })
  return nextDebits(ctx, { query: { on } })
}

export const noticesJob = 'debits.notify'

/** Tells owners the amounts of the next month, in good time; not those whose debit comes sooner. */
const sendDue = async (tx: Actor): Promise<void> => {
  const on = await nextMonthly(tx)
  if (daysBetween(todayIn(tx), on) > noticeLeadDays) return
  const day = await nextDay(tx)
  const sooner = day < on ? readyOf(await prepare(tx, day, { isTest: false })) : []
  const known = new Set(sooner.map(({ debit }) => debit.agreementId))
  const prepared = await prepare(tx, on, { isTest: false })
  await send(
    tx,
    on,
    prepared.filter((one) => one.isNoticeDue && !known.has(one.debit.agreementId)),
  )
}

/** Tells owners in every building that debits the amounts of the next month. */
export const sendDueNotices = async (ctx: Ctx): Promise<void> =>
  inEach(ctx, await selectDebiting(ctx.db), (inside) =>
    inTransaction({ ...inside, actor: noticesJob }, async (tx) => {
      await selectSettings(tx.db, tx.building._id, { isHeld: true })
      await sendDue(tx)
    }),
  )
