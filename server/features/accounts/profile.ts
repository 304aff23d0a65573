/** What people say of themselves: names, phone, picture and preferences. */
import { isDeepStrictEqual } from 'node:util'
import type { Profile, ProfileChange } from '../../../contract/accounts/profile.ts'
import type { Upload } from '../../../contract/route.ts'
import type { SignedIn } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField, requireVersion } from '../../http/errors.ts'
import type { KeptContent } from '../../http/uploads/keep-content.ts'
import { recordChange } from '../audit/audit.ts'
import { me } from './accounts.ts'
import { placePicture, takePicture } from './picture.ts'
import { lockAccount, selectProfileRest, updateProfile, type ProfileFields } from './profile-store.ts'

/** The caller's own account. */
export const readProfile = async (ctx: SignedIn): Promise<Profile> => ({
  ...(await me(ctx)),
  ...(await selectProfileRest(ctx.db, ctx.account._id, ctx.now)),
})

const fieldsOf = ({ firstName, lastName, phone, preferences, profilePicture }: Profile): ProfileFields => ({
  firstName,
  lastName,
  phone,
  preferences,
  profilePicture,
})

/** The picture that the account has afterwards: the one that came, none, or the one it has. */
const pictureAfter = async (
  tx: SignedIn,
  before: Profile,
  wanted: ProfileChange['profilePicture'],
  kept: KeptContent | null,
): Promise<string | null> => {
  if (kept) return placePicture(tx, kept)
  if (wanted === undefined || wanted === before.profilePicture) return before.profilePicture
  if (wanted === null || wanted === '') return placePicture(tx, null)
  throw InvalidField('profilePicture', 'This is no longer your photo. Please choose it again.')
}

/**
 * Changes the caller's profile: what the body leaves out stays, and what is no part of a profile is not even read. A
 * stale version is refused with the present state.
 */
export const changeProfile = async (
  ctx: SignedIn,
  { body, files }: { body: ProfileChange; files: readonly Upload[] },
): Promise<Profile> => {
  const kept = await takePicture(ctx, body.profilePicture ?? null, files)
  return inTransaction(ctx, async (tx) => {
    await lockAccount(tx.db, tx.account._id)
    const before = await readProfile(tx)
    requireVersion(before, body.version)
    const fields = {
      firstName: body.firstName ?? before.firstName,
      lastName: body.lastName ?? before.lastName,
      phone: body.phone === undefined ? before.phone : body.phone || null,
      preferences: body.preferences ?? before.preferences,
      profilePicture: await pictureAfter(tx, before, body.profilePicture, kept),
    }
    if (isDeepStrictEqual(fields, fieldsOf(before))) return before
    await updateProfile(tx.db, tx.account._id, fields)
    await recordChange(tx, {
      subject: 'account',
      subjectId: tx.account._id,
      buildingId: null,
      action: 'changed',
      before: { ...fieldsOf(before) },
      after: fields,
    })
    return readProfile(tx)
  })
}
