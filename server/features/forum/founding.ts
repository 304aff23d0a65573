/** What the forum of a new building begins with. */
import type { Role } from '../../../contract/roles.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { insertCategories } from './categories-store.ts'

const everybody: Role[] = ['owner', 'tenant', 'member', 'council', 'management']
const council: Role[] = ['council']

const beginnings = [
  { slug: 'general', name: 'General', about: 'What’s going on in the building.', kind: 'general', roles: everybody },
  {
    slug: 'questions',
    name: 'Questions',
    about: 'Ask your neighbours, and mark the best answer.',
    kind: 'general',
    roles: everybody,
  },
  {
    slug: 'marketplace',
    name: 'Marketplace',
    about: 'Sell it, give it away, or ask for something.',
    kind: 'marketplace',
    roles: everybody,
  },
  { slug: 'council', name: 'Council', about: 'For council members only.', kind: 'council', roles: council },
] as const

/** Gives a new building its categories. */
export const foundForum = (tx: Ctx, buildingId: string): Promise<void> =>
  insertCategories(
    tx.db,
    buildingId,
    beginnings.map(({ roles, ...one }) => ({
      ...one,
      _id: newId(Date.parse(tx.now)),
      readRoles: roles,
      writeRoles: roles,
    })),
    tx.now,
  )
