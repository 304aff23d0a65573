/** Whose last tie an import ended, or would end: who keeps access to the building, and whose ends with a day to come. */
import { keptAccessShownMost } from '../../../../contract/limits/roster.ts'
import type { AccessKept, KeptAccess } from '../../../../contract/units.ts'
import type { Member } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import {
  endNow,
  heldUntil,
  holdersOf,
  judgeEnding,
  refusalWords,
  requireManaging,
  selectWithAccess,
  type Holder,
} from '../access/access.ts'
import { announceUnits } from '../announce.ts'
import { runs } from '../moves/judging.ts'
import { today } from '../residents.ts'
import type { Losing } from '../roster/losing.ts'
import { leavingByUndo } from './comers.ts'
import { requireImport, type ById } from './reading.ts'
import type { KeptImport } from './store.ts'

interface Keeper {
  holder: Holder
  until: string | null
}

/** Ties as they stand once the import is written, or as they are where it was. */
const tiesAfter = ({ status }: KeptImport, { ties }: Holder, losing: Losing) => {
  if (status === 'applied') return ties
  const written = new Set(losing.ties.map(({ _id }) => _id))
  return [...ties.filter(({ _id }) => !written.has(_id)), ...losing.ties]
}

const losingOf = ({ status, reading }: KeptImport): Losing[] => (status === 'undone' ? [] : (reading?.losing ?? []))

const keepersOf = async (ctx: Member, kept: KeptImport): Promise<Keeper[]> => {
  const losing = new Map(losingOf(kept).map((one) => [one.personId, one]))
  const holders = await holdersOf(ctx, await selectWithAccess(ctx.db, ctx.building._id, [...losing.keys()], ctx.now))
  return holders.flatMap((holder) => {
    const held = heldUntil(tiesAfter(kept, holder, losing.get(holder.personId!)!), today(ctx))
    const staysTied = held !== null && held.last === null
    return staysTied || holder.role === null ? [] : [{ holder, until: held && held.last }]
  })
}

const shownOf = async (ctx: Member, kept: KeptImport, { holder, until }: Keeper): Promise<AccessKept> => {
  const { personId, name, role } = holder
  const ending = kept.status === 'applied' && until === null ? await judgeEnding(ctx, holder) : null
  const whyNot = ending?.whyNot ?? null
  return {
    personId: personId!,
    name,
    role: role!,
    until,
    can: { endAccess: ending !== null && whyNot === null },
    refused: whyNot && refusalWords(holder, ctx.building.name, whyNot),
  }
}

/** A day to come ends the access of residents by itself; a role in the running of the building outlasts it. */
const endsThen = ({ holder, until }: Keeper) => until !== null && !runs(holder.role)

/**
 * Who keeps access though the import ends their last tie, and whose access ends with its last day by itself: as it would be
 * before it is written, else as it is now.
 */
export const listKeepers = async (ctx: Member, { params }: ById): Promise<KeptAccess> => {
  const kept = await requireImport(ctx, params.id)
  const all = await keepersOf(ctx, kept)
  const [ending, keepers] = [all.filter(endsThen), all.filter((keeper) => !endsThen(keeper))]
  const people = []
  for (const keeper of keepers.slice(0, keptAccessShownMost)) people.push(await shownOf(ctx, kept, keeper))
  const then = ending.slice(0, keptAccessShownMost).map(({ holder: { personId, name, role }, until }) => ({
    personId: personId!,
    name,
    role: role!,
    until: until!,
  }))
  return {
    count: keepers.length,
    people,
    ending: { count: ending.length, people: then },
    byUndo: await leavingByUndo(ctx, kept),
  }
}

/**
 * Ends the access of people whose last tie the import ended, each by the rule that holds on their own page. Who may not be
 * ended is answered with the reason; who has none any more, or is tied again, is passed over. Throws 404 for somebody of
 * whom the import ended nothing, and 409 before it is written.
 */
export const endKeepers = (
  ctx: Member,
  { params, body: { personIds } }: ById & { body: { personIds: string[] } },
): Promise<{ ended: number; refused: { personId: string; name: string; why: string }[] }> =>
  inTransaction(ctx, async (tx) => {
    await lockBuilding(tx.db, tx.building._id)
    await requireManaging(tx)
    const kept = await requireImport(tx, params.id)
    if (kept.status !== 'applied') throw Conflict('This import hasn’t been completed, so it hasn’t ended any access.')
    const concerned = new Set(losingOf(kept).map(({ personId }) => personId))
    if (personIds.some((id) => !concerned.has(id))) throw NotFound()
    const chosen = (await keepersOf(tx, kept)).filter(
      ({ holder, until }) => until === null && personIds.includes(holder.personId!),
    )
    const refused = []
    for (const { holder } of chosen) {
      const ending = await judgeEnding(tx, holder)
      if (ending.whyNot === null)
        await endNow(tx, holder, { becomes: ending.becomes, reason: `Roster file ${kept.fileName ?? ''}`.trim() })
      else {
        const { personId, name } = holder
        refused.push({ personId: personId!, name, why: refusalWords(holder, tx.building.name, ending.whyNot) })
      }
    }
    announceUnits(tx)
    return { ended: chosen.length - refused.length, refused }
  })
