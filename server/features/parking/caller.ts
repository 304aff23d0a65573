/** Whoever asks something of parking, and what they are to it. */
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { linksOfAccount } from '../units/units.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>
export type ById = { params: { id: string } }

/** The building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Whether somebody manages parking here. */
export const managesParking = ({ superadmin, permissions }: Pick<Member, 'superadmin' | 'permissions'>): boolean =>
  superadmin || permissions.parking

/** The units that the caller owns, rents or lives in today. */
export const unitsOf = async (ctx: Caller): Promise<string[]> =>
  (await linksOfAccount(ctx.db, ctx.building._id, ctx.account._id, todayIn(ctx))).unitIds
