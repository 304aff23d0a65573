import type { Saved } from '../../../contract/units/plain.ts'
import type { PersonChange } from '../../../contract/units/roster-person.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, NotFound, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { announcePerson } from './announce.ts'
import { matchPeople } from './match-people.ts'
import { selectPersonFacts } from './present-store.ts'
import { reachOf, type PersonFacts } from './record.ts'
import { today } from './residents.ts'
import { updatePeople } from './roster/store.ts'
import { nameOf } from './rules.ts'

/** A consent that is given now is given today, where nobody says when. */
const consentDay = (tx: InBuilding, before: PersonFacts, body: PersonChange) =>
  body.consentDate ?? (body.emailNoticeConsent && !before.emailNoticeConsent ? today(tx) : null)

const factsOf = (body: PersonChange): Omit<PersonFacts, 'consentDate'> => ({
  firstName: body.firstName || null,
  lastName: body.lastName || null,
  companyName: body.companyName || null,
  email: body.email || null,
  emailNoticeConsent: body.emailNoticeConsent,
  ...reachOf(body),
})

/**
 * Changes what the building keeps of a person. Another e-mail unties the account that the old one found, and ties the
 * one whose verified e-mail it is. 409 where the version is stale, or somebody has this e-mail and name.
 */
export const changePerson = async (
  ctx: InBuilding,
  { params, body }: { params: { id: string }; body: PersonChange },
): Promise<Saved> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const buildingId = tx.building._id
      const before = await selectPersonFacts(tx.db, buildingId, params.id)
      if (!before) throw NotFound()
      requireVersion(before, body.version)
      const after: PersonFacts = { ...factsOf(body), consentDate: consentDay(tx, before, body) }
      await updatePeople(tx.db, buildingId, [{ ...after, _id: before._id }])
      const note = { subject: 'person', subjectId: before._id, buildingId, action: 'changed' } as const
      await recordChange(tx, { ...note, before: { ...before }, after: { ...after } })
      if (after.email !== null && after.email !== before.email) await matchPeople(tx)
      await announcePerson(tx, before._id)
      return { _id: before._id, version: before.version + 1 }
    })
  } catch (error) {
    const { firstName, lastName, companyName } = factsOf(body)
    if (violates(error, 'people_same'))
      throw Conflict(`${nameOf({ firstName, lastName, companyName })} is already in this building, with this email.`)
    throw error
  }
}
