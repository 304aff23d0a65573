import type { User } from '../../contract/accounts.ts'
import type { Building } from '../../contract/buildings.ts'
import type { Role } from '../../contract/roles.ts'

/** Which building is current, as pure rules (specification, section 4). */

export interface Choice {
  _id: string
  name: string
}

/** The stored building where the person still belongs to it, else the first. */
export const chooseCurrent = (buildings: readonly Building[], storedId: string | null): Building | null =>
  buildings.find(({ _id }) => _id === storedId) ?? buildings[0] ?? null

/** The user's entries with the current building first: the first entry's role is the one that counts. */
export const currentFirst = <U extends Pick<User, 'buildings'>>(user: U, buildingId: string | null): U => ({
  ...user,
  buildings: user.buildings.toSorted(
    (a, b) => Number(b.building._id === buildingId) - Number(a.building._id === buildingId),
  ),
})

/** What became of somebody's buildings since the session last knew them. */
export interface BelongingChange {
  lost: readonly Choice[]
  joined: readonly Choice[]
  /** Buildings in which the role is another one now. */
  roles: readonly { name: string; role: Role }[]
}

/** Compares what the session knows with what the server says now; null where nothing changed. */
export const belongingChange = (
  known: User['buildings'],
  now: readonly Pick<Building, '_id' | 'name' | 'userRole'>[],
): BelongingChange | null => {
  const before = new Map(known.map((entry) => [entry.building._id, entry]))
  const after = new Set(now.map(({ _id }) => _id))
  const lost = known.filter(({ building }) => !after.has(building._id)).map(({ building }) => building)
  const joined = now.filter(({ _id }) => !before.has(_id)).map(({ _id, name }) => ({ _id, name }))
  const roles = now
    .filter(({ _id, userRole }) => before.has(_id) && before.get(_id)?.role !== userRole)
    .map(({ name, userRole }) => ({ name, role: userRole }))
  return lost.length + joined.length + roles.length === 0 ? null : { lost, joined, roles }
}
