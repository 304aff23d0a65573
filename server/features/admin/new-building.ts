/** Creating a building: its place and plan, its units, and whoever is invited to manage it, all or nothing. */
import type {
  BuildingCheck,
  BuildingCheckQuery,
  BuildingOrder,
  CreatedBuilding,
} from '../../../contract/admin/new-building.ts'
import { plannedUnits } from '../../../contract/admin/unit-plan.ts'
import type { SignedIn } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { codeFault, foundBuilding, planFault } from '../buildings/buildings.ts'
import { inviteByEmail } from '../joining/joining.ts'
import { createUnits } from '../units/units.ts'
import { selectTakenCodes } from './codes-store.ts'
import { codeFrom, codeStem } from './codes.ts'

/** 400 on the field for a code or plan that another building has, or for a plan's number of another form. */
export const orderBuilding = (ctx: SignedIn, { body }: { body: BuildingOrder }): Promise<CreatedBuilding> =>
  inTransaction(ctx, async (tx) => {
    const { units, managerEmail, ...wanted } = body
    const building = await foundBuilding(tx, wanted)
    const inside = { ...tx, building }
    const made = units === null ? 0 : await createUnits(inside, plannedUnits(units))
    if (managerEmail !== null) {
      const inviter = { ...inside, role: 'management', superadmin: true } as const
      await inviteByEmail(inviter, { email: managerEmail, role: 'management' })
    }
    return { _id: building._id, name: building.name, code: wanted.code, units: made, invited: managerEmail }
  })

/** A code for the name that is free at this moment, and what stands against a code and a plan that were asked about. */
export const checkBuilding = async (
  ctx: SignedIn,
  { query: { name, code, province, planNumber } }: { query: BuildingCheckQuery },
): Promise<BuildingCheck> => {
  const stem = codeStem(name)
  return {
    proposedCode: codeFrom(stem, new Set(await selectTakenCodes(ctx.db, stem))),
    code: code === undefined ? null : await codeFault(ctx, code),
    planNumber: province === undefined || !planNumber ? null : await planFault(ctx, province, planNumber),
  }
}
