import type { Subject } from '../../../contract/audit.ts'
import type { CurrentAccount, Ctx } from '../../context.ts'
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
    at: ctx.now,
    accountId: ctx.account?._id ?? null,
    actor: ctx.account ? null : (note.actor ?? 'system'),
    requestId: ctx.requestId,
    fields,
    before,
    after,
  }
}

/** Records a change. Call it inside the verb's transaction; fields that stayed the same are left out. */
export const recordChange = (ctx: Recorder, note: ChangeNote): Promise<void> =>
  insertChange(ctx.db, changeOf(ctx, note))

/** Records many changes at once, as an import makes them. */
export const recordChanges = (ctx: Recorder, notes: readonly ChangeNote[]): Promise<void> =>
  insertChanges(
    ctx.db,
    notes.map((note) => changeOf(ctx, note)),
  )
