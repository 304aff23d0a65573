/** One person and one tie of a building's roster, each written with its line of history. */
import type { LinkRole } from '../../../contract/units.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { recordChange } from '../audit/audit.ts'
import { noLinkFacts, noPersonFacts, type LinkFacts, type PersonFacts } from './record.ts'
import { insertLinks, insertPeople } from './roster/store.ts'

/** Writes somebody new; answers the id. Violates `people_same` where somebody has this e-mail and name. */
export const writePerson = async (tx: InBuilding, facts: Partial<PersonFacts>): Promise<string> => {
  const _id = newId(Date.parse(tx.now))
  const after = { ...noPersonFacts, ...facts }
  await insertPeople(tx.db, tx.building._id, [{ ...after, _id }], tx.now)
  await recordChange(tx, { subject: 'person', subjectId: _id, buildingId: tx.building._id, action: 'created', after })
  return _id
}

export type TieStart = { unitId: string; personId: string } & Partial<Omit<LinkFacts, 'to'>>

/**
 * Writes the beginning of a tie between a person and a unit of the building; answers its id. Violates
 * `ownerships_one_current` or `tenancies_one_current` where they have one already.
 */
export const writeTie = async (
  tx: InBuilding,
  role: LinkRole,
  { unitId, personId, ...facts }: TieStart,
): Promise<string> => {
  const _id = newId(Date.parse(tx.now))
  await insertLinks(tx.db, tx.building._id, [{ ...noLinkFacts, ...facts, _id, role, unitId, personId }], tx.now)
  await recordChange(tx, {
    subject: 'unit',
    subjectId: unitId,
    buildingId: tx.building._id,
    action: `${role} added`,
    after: { personId, ...facts },
  })
  return _id
}
