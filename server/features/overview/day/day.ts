/** The day of somebody who manages buildings: what each feature has to say of each, under their rights there. */
import type { BuildingDay } from '../../../../contract/overview/day.ts'
import type { Building } from '../../../../contract/buildings.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { Member } from '../../../context.ts'
import { myBuildings } from '../../buildings/buildings.ts'
import { entriesOf, inOrder } from './rules.ts'

/** The caller in another building of theirs: with the role and the areas that they have there, and nothing foreseen. */
const standingIn = (ctx: Member, { _id, name, timeZone, jurisdiction, features, ...there }: Building): Member => {
  const building = { _id, name, timeZone, jurisdiction, features }
  const { userRole: role, permissions } = there
  return { ...ctx, building, current: building, role, currentRole: role, permissions, foreseen: null }
}

/** Platform staff look into the one building that they entered, where it is noted; everybody else into all of theirs. */
const managedBy = async (ctx: Member): Promise<Member[]> =>
  ctx.superadmin
    ? [ctx]
    : (await myBuildings(ctx))
        .filter(({ userRole }) => canManageBuilding(userRole))
        .map((building) => standingIn(ctx, building))

const dayIn = async (ctx: Member): Promise<BuildingDay> => {
  const { _id, name, timeZone } = ctx.building
  const today = localDateOf(ctx.now, timeZone)
  const said = await Promise.all(ctx.offers.agendas.map((agendaOf) => agendaOf(ctx, today)))
  const agendas = said.filter((agenda) => agenda !== null)
  return {
    building: { _id, name },
    today,
    entries: inOrder(agendas.flatMap((agenda) => entriesOf(agenda, today))),
    figures: agendas.flatMap(({ figures }) => figures),
  }
}

/** What is due in every open building that the caller manages, by the buildings' names. */
export const managersDay = async (ctx: Member): Promise<BuildingDay[]> => {
  const days: BuildingDay[] = []
  // One after the other, so that fifteen buildings do not take every line to the database at once.
  for (const there of await managedBy(ctx)) days.push(await dayIn(there))
  return days
}
