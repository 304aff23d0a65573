import type { Subject } from '../../../contract/audit.ts'
import type { CurrentAccount, Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { insertChange, insertChanges } from './store.ts'

type Values = Record<string, unknown>

/** The fields whose values differ, with what they held before and after. */
const differing = (before: Values, after: Values): { fields: string[]; before: Values; after: Values } => {
  const fields = Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const pick = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))
  return { fields, before: pick(before), after: pick(after) }
}

export interface ChangeNote {
  subject: Subject
  subjectId: string
  buildingId: string | null
  /** A word for what happened: `created`, `published`, `pinned`. */
  action: string
  before?: Values
  after?: Values
  reason?: string
  /** Who did it when nobody is signed in: the name of a job or command. */
  actor?: string
}

type Recorder = Ctx & { account?: CurrentAccount }

const changeOf = (ctx: Recorder, note: ChangeNote) => {
  const { fields, before, after } = differing(note.before ?? {}, note.after ?? {})
  return {
    ...note,
    id: newId(),
    at: ctx.now,
    accountId: ctx.account?._id ?? null,
    actor: ctx.account ? null : (note.actor ?? 'system'),
    requestId: ctx.requestId,
    fields,
    before,
    after,
  }
}

/**
 * Records a change; fields that stayed the same are left out. Throws outside a transaction: the verb's own seals the change
 * before it commits.
 */
export const recordChange = async (ctx: Recorder, note: ChangeNote): Promise<void> => {
  const change = changeOf(ctx, note)
  ctx.noteChanges([change])
  await insertChange(ctx.db, change)
}

/** Records many changes at once, as an import makes them. Throws outside a transaction. */
export const recordChanges = async (ctx: Recorder, notes: readonly ChangeNote[]): Promise<void> => {
  const changes = notes.map((note) => changeOf(ctx, note))
  ctx.noteChanges(changes)
  await insertChanges(ctx.db, changes)
}
