/** How a building reaches somebody, as they say themselves. */
import type { MyDetailsChange } from '../../../../contract/units/my-place.ts'
import type { Saved } from '../../../../contract/units/plain.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { InvalidField, NotFound, requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { announcePerson } from '../announce.ts'
import { lockOwnRows } from '../person/my-sharing-store.ts'
import { selectPersonFacts } from '../present-store.ts'
import { reachOf, type PersonFacts } from '../record.ts'
import { today } from '../residents.ts'
import { updatePeople } from '../roster/store.ts'
import type { Oneself } from './mine.ts'
import { consentAfter } from './rules.ts'

const consentOf = (tx: Oneself, before: PersonFacts, { emailNoticeConsent: said }: MyDetailsChange) => {
  if (said && before.email === null)
    throw InvalidField('emailNoticeConsent', 'The roster has no email for you. Ask your managers to add it first.')
  const consent = consentAfter(before, said, today(tx))
  if (consent === 'refused') throw InvalidField('emailNoticeConsent', 'Choose whether you agree to notices by email')
  return consent
}

/**
 * Changes what one row of the roster that is the caller's keeps to reach them by; name and e-mail stay. Consent to
 * notices by e-mail is dated with the day on which it is given or withdrawn. 404 for anybody else's row, 409 where
 * somebody saved it meanwhile.
 */
export const changeMyDetails = (
  ctx: Oneself,
  { params, body }: { params: { id: string }; body: MyDetailsChange },
): Promise<Saved> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const own = await lockOwnRows(tx.db, buildingId, tx.account._id)
    const isOwn = own.some(({ id }) => id === params.id)
    const before = isOwn && (await selectPersonFacts(tx.db, buildingId, params.id))
    if (!before) throw NotFound()
    requireVersion(before, body.version)
    const { _id, version, ...facts } = before
    const after: PersonFacts = {
      ...facts,
      ...reachOf(body),
      ...consentOf(tx, before, body),
    }
    await updatePeople(tx.db, buildingId, [{ ...after, _id }])
    const note = { subject: 'person', subjectId: _id, buildingId, action: 'changed' } as const
    await recordChange(tx, { ...note, before: { ...facts }, after: { ...after } })
    await announcePerson(tx, _id)
    return { _id, version: version + 1 }
  })
