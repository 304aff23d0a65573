import type { DirectoryPerson, UnitState } from '../../../../contract/units/directory.ts'

/** Whether somebody lives in a unit today, and whether a tenant or an owner is among them. */
export interface Lived {
  someone: boolean
  tenant: boolean
  owner: boolean
}

/** Who lives in a unit; where an owner and a tenant share it, it counts as rented. */
export const stateOf = ({ someone, tenant, owner }: Lived): UnitState => {
  if (!someone) return 'vacant'
  if (tenant) return 'rented'
  return owner ? 'ownerOccupied' : 'occupied'
}

type Tied = Pick<DirectoryPerson, 'role' | 'livesHere'>

/** The same of the people who are tied to it today. */
export const livedInBy = (people: readonly Tied[]): Lived => {
  const lives = (role: Tied['role']) => people.some((person) => person.role === role && person.livesHere)
  return { someone: people.some(({ livesHere }) => livesHere), tenant: lives('tenant'), owner: lives('owner') }
}

/** Whether a unit has owners and none of them lives in it. */
export const ownersLiveElsewhere = (people: readonly Tied[]): boolean => {
  const owners = people.filter(({ role }) => role === 'owner')
  return owners.length > 0 && !owners.some(({ livesHere }) => livesHere)
}
