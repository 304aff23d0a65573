/** Who came into the building by the ties that an import wrote, and goes with them when it is undone. */
import { keptAccessShownMost } from '../../../../contract/limits/roster.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { LeavingByUndo } from '../../../../contract/units/imports.ts'
import type { Member } from '../../../context.ts'
import { Refusal } from '../../../http/errors.ts'
import { endNow, holdersOf, selectComeSince, type Holder } from '../access/access.ts'
import { runs } from '../moves/judging.ts'
import { followTies, keepThough, ranks, roleByTies } from '../moves/moves.ts'
import { today } from '../residents.ts'
import { shownTo } from './reading.ts'
import { selectRecords, type ImportRecord } from './records-store.ts'
import type { KeptImport } from './store.ts'

const isTie = ({ kind }: ImportRecord) => kind === 'ownerships' || kind === 'tenancies'

const personOf = ({ after }: ImportRecord): string[] => (typeof after?.person_id === 'string' ? [after.person_id] : [])

/** The people whose ties an import wrote. */
const tiedBy = (records: readonly ImportRecord[]): string[] => [...new Set(records.filter(isTie).flatMap(personOf))]

/** Ties as they stand again once the import is undone. */
const tiesWithout = (records: readonly ImportRecord[], { ties }: Holder, day: string): Holder['ties'] => {
  const written = new Map(records.map((record) => [record.id, record]))
  return ties.flatMap((tie) => {
    const record = written.get(tie._id)
    if (!record) return [tie]
    if (!record.before) return []
    const [from, to] = [record.before.from_date, record.before.to_date].map((on) =>
      typeof on === 'string' ? on : null,
    )
    return to && to < day ? [] : [{ ...tie, from: from ?? null, to: to ?? null }]
  })
}

interface Comer {
  holder: Holder
  /** What their other ties give; null where nothing is left. */
  becomes: Role | null
}

/** Somebody whom nothing but the import gives their role; whoever helps to run the building has theirs from elsewhere. */
const comerOf = (holder: Holder): Comer[] => {
  if (holder.role === null || runs(holder.role)) return []
  const becomes = roleByTies(holder.ties.map(({ role }) => role))
  return becomes !== null && ranks[becomes] >= ranks[holder.role] ? [] : [{ holder, becomes }]
}

const comersOf = async (ctx: Member, kept: KeptImport, records: readonly ImportRecord[]): Promise<Comer[]> => {
  const ids = await selectComeSince(ctx.db, ctx.building._id, tiedBy(records), kept.at)
  const holders = await holdersOf(ctx, ids)
  return holders.flatMap((holder) => comerOf({ ...holder, ties: tiesWithout(records, holder, today(ctx)) }))
}

/** Whom undoing an import would take access from, for its page. */
export const leavingByUndo = async (ctx: Member, kept: KeptImport): Promise<LeavingByUndo> => {
  if (!shownTo(ctx, kept).canUndo) return { count: 0, people: [] }
  const records = []
  for (const kind of ['ownerships', 'tenancies'] as const)
    records.push(...(await selectRecords(ctx.db, { buildingId: ctx.building._id, batchId: kept._id, kind })))
  const comers = await comersOf(ctx, kept, records)
  const people = comers.slice(0, keptAccessShownMost).map(({ holder: { personId, name, role }, becomes }) => ({
    personId: personId!,
    name,
    role: role!,
    becomes,
  }))
  return { count: comers.length, people }
}

/**
 * Ends the access of those who came in by an import, before its records go. Throws 409 with the present state where they
 * are not as many as it was said.
 */
export const endComers = async (
  tx: Member,
  kept: KeptImport,
  { records, losing }: { records: readonly ImportRecord[]; losing: number },
): Promise<void> => {
  const comers = await comersOf(tx, kept, records)
  if (comers.length !== losing)
    throw new Refusal(
      409,
      'STALE',
      'The people who joined through this import have changed. Review who would lose access.',
      {
        current: shownTo(tx, kept),
      },
    )
  for (const { holder, becomes } of comers)
    await endNow(tx, holder, { becomes, reason: `Undone roster file ${kept.fileName ?? ''}`.trim() })
}

/** Lets the access of everybody else follow the ties that stand again. */
export const followRestored = async (tx: Member, records: readonly ImportRecord[]): Promise<void> => {
  const ids = tiedBy(records)
  await followTies(tx, ids)
  await keepThough(tx, ids)
}
