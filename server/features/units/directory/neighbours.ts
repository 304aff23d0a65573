/** The directory as those who live in the building see it: by each neighbour's own word. */
import type { Page } from '../../../../contract/route.ts'
import type { Paging } from '../../../../contract/paging.ts'
import type { Neighbour, NeighbourFilter, NeighbourUnit, OfficeHolder } from '../../../../contract/units/directory.ts'
import type { Member } from '../../../context.ts'
import { Forbidden } from '../../../http/errors.ts'
import { today } from '../residents.ts'
import { atDay } from './narrowing.ts'
import { nothingShared, sightOf, viewerOf } from '../sharing.ts'
import { selectNeighbours, type NeighbourRow, type Onlooker } from './neighbours-store.ts'
import { selectOfficeHolders } from './office-store.ts'

/** A visitor is nobody's neighbour (security review, the matrix of rights). */
export const requireNeighbour = ({ role, superadmin }: Member): void => {
  if (role === 'visitor' && !superadmin) throw Forbidden('The directory is for people who belong to the building.')
}

const onlookerOf = (ctx: Member): Onlooker => ({
  buildingId: ctx.building._id,
  accountId: ctx.account._id,
  day: today(ctx),
})

/** Oneself shows as the others of the unit see it, so that one knows what they see; but always shows. */
const neighbourOf = ({ personId, name, isMe, email, phone, roles, ...shared }: NeighbourRow): Neighbour[] => {
  const viewer = roles.length > 0 || isMe ? 'household' : 'neighbour'
  const sight = sightOf({ ...shared, isResident: true, role: null }, viewer)
  if (!sight && !isMe) return []
  return [
    {
      personId,
      name,
      isMe,
      isListed: sight?.units === 'all',
      email: sight?.email ? email : null,
      phone: sight?.phone ? phone : null,
      roles,
    },
  ]
}

/** The units in the order of their numbers, and of their people those whom the caller may see there; 403 to visitors. */
export const listNeighbours = async (
  ctx: Member,
  { query }: { query: NeighbourFilter & Pick<Paging, 'cursor' | 'limit'> },
): Promise<Page<NeighbourUnit>> => {
  requireNeighbour(ctx)
  const { items, nextCursor } = await selectNeighbours(ctx.db, onlookerOf(ctx), query)
  return { items: items.map((unit) => ({ ...unit, people: unit.people.flatMap(neighbourOf) })), nextCursor }
}

/** Who is on council and who manages the building, by name and office; 403 to visitors. */
export const listOfficeHolders = async (ctx: Member): Promise<OfficeHolder[]> => {
  requireNeighbour(ctx)
  const rows = await selectOfficeHolders(ctx.db, ctx.building._id, atDay(ctx))
  return rows.flatMap(({ accountId, isProtected, ...holder }) => {
    const isSelf = accountId === ctx.account._id
    const viewer = viewerOf({ role: ctx.role, superadmin: ctx.superadmin, isSelf, sharesUnit: false })
    const seen = { ...nothingShared, isProtected, isResident: false, role: holder.role }
    return sightOf(seen, viewer) ? [holder] : []
  })
}
