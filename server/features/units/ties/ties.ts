/** Who is tied to a unit: co-owners, occupants and agents who come to it, and periods that are put right. */
import type { Saved } from '../../../../contract/units/plain.ts'
import type { TieChange, TieDraft } from '../../../../contract/units/ties.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Invalid, NotFound, requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import { announceUnit } from '../announce.ts'
import { selectPair } from '../links-store.ts'
import { matchPeople } from '../match-people.ts'
import { followTies, recordLastDays } from '../moves/moves.ts'
import { selectPersonByKey } from '../present-store.ts'
import { today } from '../residents.ts'
import { sameKeyOf } from '../rules.ts'
import { addPerson, requireUnits, startOwnership, startTenancy } from '../units.ts'
import { tieFaults } from './tie-rules.ts'
import { selectTie, updateTie } from './ties-store.ts'

/** Who is meant: somebody chosen, whoever has this e-mail and name already, or somebody new. */
const personOf = async (tx: InBuilding, unitId: string, body: TieDraft): Promise<string> => {
  if (body.personId !== null) {
    if (!(await selectPair(tx.db, tx.building._id, unitId, body.personId))) throw NotFound()
    return body.personId
  }
  const naming = {
    firstName: body.firstName || null,
    lastName: body.lastName || null,
    companyName: body.companyName || null,
    email: body.email,
  }
  const known = await selectPersonByKey(tx.db, tx.building._id, sameKeyOf(naming))
  return known?._id ?? addPerson(tx, { ...naming, phone: body.phone || null })
}

/** Adds a co-owner, an occupant or an agent; 409 where they are tied to the unit already. Answers the tie. */
export const addTie = (ctx: InBuilding, { params, body }: { params: { id: string }; body: TieDraft }): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    await lockBuilding(tx.db, tx.building._id)
    await requireUnits(tx, [params.id])
    const { role, from, occupiesUnit, sharePercent } = body
    const start = { unitId: params.id, personId: await personOf(tx, params.id, body), from, occupiesUnit }
    const _id =
      role === 'owner'
        ? await startOwnership(tx, { ...start, sharePercent })
        : await startTenancy(tx, { ...start, kind: role })
    await matchPeople(tx)
    await followTies(tx, [start.personId])
    await announceUnit(tx, params.id)
    return { _id, version: 1 }
  })

/** A box that was never ticked says what nobody has said. */
const unsaid = (before: boolean | null, after: boolean | null) => (before === null && !after ? null : after)

/**
 * Puts a period right: its days, share, Form K and lease. One that runs is ended by a sale or a move, not here, but for an
 * agent's: their rights end with it, and with its last day where that is still to come.
 */
export const changeTie = (
  ctx: InBuilding,
  { params, body }: { params: { id: string; linkId: string }; body: TieChange },
): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    await lockBuilding(tx.db, tx.building._id)
    const before = await selectTie(tx.db, tx.building._id, params.id, params.linkId)
    if (!before) throw NotFound()
    requireVersion(before, body.version)
    const errors = tieFaults(before, body, today(tx))
    if (errors[0]) throw Invalid(errors[0].message, errors)
    const change = { ...body, isPrimary: unsaid(before.isPrimary, body.isPrimary) }
    await updateTie(tx.db, tx.building._id, before, change)
    const { version: _version, ...after } = change
    await recordChange(tx, {
      subject: 'unit',
      subjectId: params.id,
      buildingId: tx.building._id,
      action: `${before.role} changed`,
      before: { ...before, personId: null },
      after: { ...after, personId: before.personId },
    })
    if (before.to !== body.to) {
      if (body.to !== null && before.role === 'agent')
        await recordLastDays(tx, [{ unitId: params.id, personId: before.personId, lastDay: body.to }])
      await followTies(tx, [before.personId])
    }
    await announceUnit(tx, params.id)
    return { _id: before._id, version: before.version + 1 }
  })
