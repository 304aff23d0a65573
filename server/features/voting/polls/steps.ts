/** The life of a poll after it is written: opened, kept open for longer, closed or taken back. */
import { hasAlike } from '../../../../contract/clean.ts'
import { sameAnswers, type Poll, type PollExtend, type PollWithdraw } from '../../../../contract/voting/polls.ts'
import type { Instant } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'
import { tellClosed, tellOpened } from './messages.ts'
import { requirePoll, shown, type ById, type Reading } from './reading.ts'
import { noteChange } from './record.ts'
import { closingFault } from './rules.ts'
import { closeRow, openRow, updateClosesAt, withdrawRow, type KnownPoll } from './store.ts'
import { holdSeen } from './writing.ts'

type Seen = ById & { body: { version: number } }

/** Opens a poll and tells its audience; 409 where its closing time has come too near. */
export const openPoll = (ctx: Reading, { params, body }: Seen): Promise<Poll> =>
  inTransaction(ctx, async (tx) => {
    const before = await holdSeen(tx, { id: params.id, version: body.version, step: 'open' })
    const fault = closingFault(before.closesAt, tx.now)
    if (fault !== null) throw Conflict(`${fault}. Please change the closing time first.`)
    if (hasAlike(before.options.map(({ label }) => label)))
      throw Conflict(`${sameAnswers}. Please change the draft first.`)
    await openRow(tx.db, tx.building._id, params.id, tx.now)
    const after = await requirePoll(tx, params.id)
    await noteChange(tx, 'opened', { before, after })
    await tellOpened(tx, after)
    return shown(tx, after)
  })

/** Keeps a poll open for longer; 400 for a moment not later than the one it has, or too long after the poll was opened. */
export const extendPoll = (ctx: Reading, { params, body }: ById & { body: PollExtend }): Promise<Poll> =>
  inTransaction(ctx, async (tx) => {
    const before = await holdSeen(tx, { id: params.id, version: body.version, step: 'extend' })
    if (body.closesAt <= before.closesAt) throw InvalidField('closesAt', 'Choose a time after the current closing time')
    const fault = closingFault(body.closesAt, before.openedAt ?? tx.now)
    if (fault !== null) throw InvalidField('closesAt', fault)
    await updateClosesAt(tx.db, tx.building._id, params.id, body.closesAt)
    const after = await requirePoll(tx, params.id)
    await noteChange(tx, 'extended', { before, after })
    return shown(tx, after)
  })

/** Writes down that a poll is over, and tells those who were asked; the caller holds the row. */
export const endPoll = async (
  tx: InBuilding,
  before: KnownPoll,
  { at, actor }: { at: Instant; actor?: string },
): Promise<KnownPoll> => {
  await closeRow(tx.db, tx.building._id, before._id, at)
  const after = await requirePoll(tx, before._id)
  await noteChange(tx, 'closed', { before, after, ...(actor !== undefined && { actor }) })
  await tellClosed(tx, after)
  return after
}

/** Closes a poll before its time. */
export const closePoll = (ctx: Reading, { params, body }: Seen): Promise<Poll> =>
  inTransaction(ctx, async (tx) => {
    const before = await holdSeen(tx, { id: params.id, version: body.version, step: 'close' })
    return shown(tx, await endPoll(tx, before, { at: tx.now }))
  })

/** Takes a poll back; what was answered counts for nothing, and those who were asked read why. */
export const withdrawPoll = (ctx: Reading, { params, body }: ById & { body: PollWithdraw }): Promise<Poll> =>
  inTransaction(ctx, async (tx) => {
    const before = await holdSeen(tx, { id: params.id, version: body.version, step: 'withdraw' })
    await withdrawRow(tx.db, tx.building._id, { _id: params.id, at: tx.now, reason: body.reason })
    const after = await requirePoll(tx, params.id)
    await noteChange(tx, 'withdrawn', { before, after })
    return shown(tx, after)
  })
