/** Writing a poll: a draft can be changed and deleted, and nobody is told of it. */
import type { Poll, PollChange, PollDraft } from '../../../../contract/voting/polls.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField, requireVersion } from '../../../http/errors.ts'
import { requirePoll, shown, type ById, type Reading } from './reading.ts'
import { noteChange } from './record.ts'
import { closingFault, requireStep, statusOf, type PollStep } from './rules.ts'
import { deleteDraft, insertPoll, lockPoll, updatePoll, type KnownPoll } from './store.ts'

const requireSound = (ctx: InBuilding, { closesAt, choicesMost, options }: PollDraft): void => {
  const fault = closingFault(closesAt, ctx.now)
  if (fault !== null) throw InvalidField('closesAt', fault)
  if (choicesMost > options.length) throw InvalidField('choicesMost', `There are only ${options.length} answers`)
}

/** The poll, held for a step that its state allows; 404 for one next door, 409 otherwise. */
const holdFor = async (tx: InBuilding, id: string, step: PollStep): Promise<KnownPoll> => {
  await lockPoll(tx.db, tx.building._id, id)
  const found = await requirePoll(tx, id)
  requireStep(statusOf(found, tx.now), step)
  return found
}

/** The same, as the caller saw it: 409 with the newer one for a poll that moved on. */
export const holdSeen = async (
  tx: Reading,
  { id, version, step }: { id: string; version: number; step: PollStep },
): Promise<KnownPoll> => {
  await lockPoll(tx.db, tx.building._id, id)
  const found = await requirePoll(tx, id)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  requireStep(statusOf(found, tx.now), step)
  return found
}

/** Writes a poll; 400 where it would close too soon or too late, or lets choose more answers than there are. */
export const createPoll = (ctx: Reading, { body }: { body: PollDraft }): Promise<Poll> =>
  inTransaction(ctx, async (tx) => {
    requireSound(tx, body)
    const _id = newId(Date.parse(tx.now))
    await insertPoll(tx.db, tx.building._id, { _id, draft: body, at: tx.now, authorId: tx.account._id })
    const after = await requirePoll(tx, _id)
    await noteChange(tx, 'created', { before: null, after })
    return shown(tx, after)
  })

/** Changes a draft; 409 once the poll is open, and for a stale version. */
export const changePoll = (ctx: Reading, { params, body }: ById & { body: PollChange }): Promise<Poll> =>
  inTransaction(ctx, async (tx) => {
    const { version, ...draft } = body
    const before = await holdSeen(tx, { id: params.id, version, step: 'edit' })
    requireSound(tx, draft)
    await updatePoll(tx.db, tx.building._id, { _id: params.id, draft, at: tx.now })
    const after = await requirePoll(tx, params.id)
    await noteChange(tx, 'changed', { before, after })
    return shown(tx, after)
  })

/** Takes a draft away; its words stay in the history. */
export const deletePoll = (ctx: Reading, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const before = await holdFor(tx, params.id, 'delete')
    await deleteDraft(tx.db, tx.building._id, params.id)
    await noteChange(tx, 'deleted', { before, after: null })
    return undefined
  })
