/** Changing the address with which somebody signs in: the new one confirms, the former one may object. */
import { emailObjectionHoldsMs } from '../../../contract/limits.ts'
import type { EmailChange, Profile } from '../../../contract/accounts/profile.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, SignedIn, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { InvalidField, Refusal } from '../../http/errors.ts'
import { standingEnded } from '../../platform/events.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { recordChange } from '../audit/audit.ts'
import {
  claimObjection,
  clearPassword,
  insertObjection,
  voidObjectionsSince,
  type Objection,
} from './change-email-store.ts'
import { requireCurrentPassword } from './current-password.ts'
import { giveAddress, issueEmailLink } from './email-link.ts'
import { voidEmailLinks } from './email-link-store.ts'
import { deleteWaysInSince } from './owner-store.ts'
import { voidPasswordLinks } from './password-link-store.ts'
import { issuePasswordLink } from './password-link.ts'
import { askToConfirm, tellAddressChanged, tellAddressKept, tellAddressOwner, tellFormerAddress } from './messages.ts'
import { lockAccount } from './profile-store.ts'
import { readProfile } from './profile.ts'
import { requireGivenFactor } from './second-factor/proof.ts'
import { endAllSessions } from './session-store.ts'
import { selectClaimants } from './store.ts'

const account = (accountId: string) => ({ subject: 'account', subjectId: accountId, buildingId: null }) as const

/** Mails the address that is wanted; its owner, if it has one, is told something else, which the caller cannot see. */
const writeToNew = async (tx: SignedIn, email: string): Promise<void> => {
  const path = await issueEmailLink(tx, { accountId: tx.account._id, email })
  const { owner } = await selectClaimants(tx.db, email)
  await (owner ? tellAddressOwner(tx, owner) : askToConfirm(tx, { email, firstName: tx.account.firstName }, path))
}

/** Mails the present address with a way to object. */
const writeToFormer = async (tx: SignedIn, objection: Objection): Promise<void> => {
  const token = newSecret()
  const times = { createdAt: tx.now, expiresAt: later(tx.now, emailObjectionHoldsMs) }
  await insertObjection(tx.db, { ...objection, ...times, tokenHash: hashOf(token) })
  const former = { email: objection.formerEmail, firstName: tx.account.firstName }
  await tellFormerAddress(tx, former, objection.email, token)
}

/**
 * Asks for another address: its mail holds the link that makes it the caller's, and until then nothing changes. The
 * answer is the same whether or not the address is somebody else's. An address that was never proven is not written to.
 */
export const changeEmail = async (ctx: SignedIn, { body }: { body: EmailChange }): Promise<Profile> => {
  await requireGivenFactor(ctx)
  await requireCurrentPassword(ctx, body.currentPassword)
  return inTransaction(ctx, async (tx) => {
    const { email: formerEmail, verifiedAt } = await lockAccount(tx.db, tx.account._id)
    if (formerEmail === body.email) throw InvalidField('email', 'This is already your address')
    await writeToNew(tx, body.email)
    const objection = { accountId: tx.account._id, formerEmail, email: body.email }
    if (verifiedAt !== null) await writeToFormer(tx, objection)
    await recordChange(tx, {
      ...account(tx.account._id),
      action: 'address asked for',
      after: { pendingEmail: body.email },
    })
    return readProfile(tx)
  })
}

/** Forgets the address that the caller asked for; its link stops working. */
export const keepEmail = (ctx: SignedIn): Promise<Profile> =>
  inTransaction(ctx, async (tx) => {
    await lockAccount(tx.db, tx.account._id)
    const before = await readProfile(tx)
    await voidEmailLinks(tx.db, tx.account._id, tx.now)
    if (before.pendingEmail !== null)
      await recordChange(tx, {
        ...account(tx.account._id),
        action: 'address kept',
        before: { pendingEmail: before.pendingEmail },
        after: { pendingEmail: null },
      })
    return readProfile(tx)
  })

/**
 * Makes a proven address the account's, in the transaction that used its link up: links that went to the former one stop
 * working, and the former one is told. 409 where the address has got another owner meanwhile.
 */
export const takeNewEmail = async (tx: Ctx, accountId: string, email: string): Promise<void> => {
  const former = await lockAccount(tx.db, accountId)
  await giveAddress(tx, { accountId, email })
  await voidEmailLinks(tx.db, accountId, tx.now)
  await voidPasswordLinks(tx.db, accountId, tx.now)
  await recordChange(tx, {
    ...account(accountId),
    action: 'address changed',
    before: { email: former.email },
    after: { email },
    actor: 'one-time link',
  })
  if (former.verifiedAt !== null) await tellAddressChanged(tx, former, email)
}

/**
 * Takes a change of address back by the link that the former address got, whether or not it was confirmed, and with it
 * whatever changes came after. Whoever asked for it knew the password, so everybody is signed out, and the password is gone
 * with whatever was set up since to sign in with; the mail says how to choose another.
 */
export const objectToEmail = async (ctx: Visitor, { body }: { body: { token: string } }): Promise<undefined> => {
  await inTransaction(ctx, async (tx) => {
    const objection = await claimObjection(tx.db, hashOf(body.token), tx.now)
    if (!objection) throw new Refusal(409, 'LINK_USED', 'This link has expired or has already been used.')
    const { accountId, formerEmail, createdAt } = objection
    const { email, firstName } = await lockAccount(tx.db, accountId)
    if (email !== formerEmail) await giveAddress(tx, { accountId, email: formerEmail })
    await voidObjectionsSince(tx.db, accountId, createdAt, tx.now)
    await deleteWaysInSince(tx.db, accountId, createdAt)
    await voidEmailLinks(tx.db, accountId, tx.now)
    await clearPassword(tx.db, accountId)
    await endAllSessions(tx.db, accountId, tx.now)
    await recordChange(tx, {
      ...account(accountId),
      action: 'address kept',
      before: { email },
      after: { email: formerEmail },
      actor: 'one-time link',
    })
    await tellAddressKept(tx, { email: formerEmail, firstName }, await issuePasswordLink(tx, accountId))
    tx.afterCommit(() => tx.events.publish(standingEnded(accountId)))
  })
  return undefined
}
