/** Changing one's password, and setting the first one. */
import type { PasswordChange } from '../../../contract/accounts/profile.ts'
import type { SignedIn } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { recordChange } from '../audit/audit.ts'
import { requireCurrentPassword } from './current-password.ts'
import { voidPasswordLinks } from './password-link-store.ts'
import { issuePasswordLink } from './password-link.ts'
import { tellOfNewPassword, tellPasswordLink } from './messages.ts'
import { selectPasswordHash } from './profile-store.ts'
import { requireGivenFactor } from './second-factor/proof.ts'
import { endOthers } from './other-sessions.ts'
import { renewSecret } from './session-store.ts'
import { updatePasswordHash } from './store.ts'

/** Signs every other browser of the caller out; answers how many there were. */
export const endOtherSessions = (ctx: SignedIn): Promise<{ ended: number }> =>
  inTransaction(ctx, async (tx) => {
    const ended = await endOthers(tx)
    const change = { subject: 'account', subjectId: tx.account._id, buildingId: null } as const
    if (ended > 0) await recordChange(tx, { ...change, action: 'signed out elsewhere', after: { browsers: ended } })
    return { ended }
  })

/**
 * Changes the caller's password, tells them by mail, and gives this browser a new secret; links for a password that are
 * still open stop working, and the other browsers are signed out where the caller wants it.
 */
export const changePassword = async (ctx: SignedIn, { body }: { body: PasswordChange }): Promise<undefined> => {
  await requireGivenFactor(ctx)
  await requireCurrentPassword(ctx, body.currentPassword)
  if (body.newPassword === body.currentPassword)
    throw InvalidField('newPassword', 'Choose a password that’s different from your current one')
  const passwordHash = await hashPassword(body.newPassword, ctx.config.passwordCost)
  await inTransaction(ctx, async (tx) => {
    await updatePasswordHash(tx.db, tx.account._id, passwordHash)
    await voidPasswordLinks(tx.db, tx.account._id, tx.now)
    const token = await renewSecret(tx.db, tx.sessionId)
    const ended = body.signOutOthers ? await endOthers(tx) : 0
    await recordChange(tx, {
      subject: 'account',
      subjectId: tx.account._id,
      buildingId: null,
      action: 'password changed',
      after: { browsersSignedOut: ended },
    })
    await tellOfNewPassword(tx, tx.account)
    tx.afterCommit(() => tx.setSessionToken(token))
  })
  return undefined
}

/** Mails the caller a link to set their first password; 409 where they have one, which they can change instead. */
export const sendPasswordLink = (ctx: SignedIn): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    if ((await selectPasswordHash(tx.db, tx.account._id)) !== null)
      throw Conflict('You already have a password. Change it with the form on this page.')
    await tellPasswordLink(tx, tx.account, await issuePasswordLink(tx, tx.account._id))
    return undefined
  })
