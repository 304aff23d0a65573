/** Confirming an address by the link that was mailed to it. */
import { Refusal } from '../../http/errors.ts'
import type { SignedIn, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { verifyPassword } from '../../platform/passwords.ts'
import { hashOf } from '../../platform/secrets.ts'
import { takeNewEmail } from './change-email.ts'
import { ownAddress, proveAddress } from './email-link.ts'
import { claimEmailLink, selectEmailLink, type EmailLink } from './email-link-store.ts'
import { identify } from './session.ts'

const linkEnded = () =>
  new Refusal(
    409,
    'LINK_USED',
    'This link has expired, was replaced by a newer one, or is incomplete. Please request a new one.',
  )
const confirmedAlready = () => new Refusal(409, 'CONFIRMED', 'This address is already confirmed.')

const askPassword = (message: string) =>
  new Refusal(400, 'PASSWORD_NEEDED', message, { errors: [{ field: 'password', message }] })

/**
 * The link alone shows who reads the mail, not who registered: a stranger may have typed this address with a password of
 * their own. So whoever confirms is signed in to the account here, or knows its password.
 */
const requireOwnHand = async (ctx: Visitor, link: EmailLink, password: string | undefined): Promise<void> => {
  const identity = ctx.sessionToken === null ? null : await identify(ctx, ctx.sessionToken, null, { quietly: true })
  if (identity?.account._id === link.accountId) return
  if (password === undefined) throw askPassword('Enter the password of this account to confirm the address here.')
  const right = await verifyPassword(password, link.account.passwordHash, { cost: ctx.config.passwordCost })
  if (!right) throw askPassword('This isn’t the password for the account that requested this link.')
}

/** Confirms an address by a one-time link, which is used up. Answers the address. */
export const verifyEmail = async (
  ctx: Visitor,
  { body: { token, password } }: { body: { token: string; password?: string | undefined } },
): Promise<{ email: string }> => {
  const link = await selectEmailLink(ctx.db, hashOf(token))
  if (!link || link.account.disabled) throw linkEnded()
  const { accountId, email } = link
  if (link.account.verified && link.account.email === email) throw confirmedAlready()
  if (link.used || link.expiresAt <= ctx.now) throw linkEnded()
  await requireOwnHand(ctx, link, password)
  await inTransaction(ctx, async (tx) => {
    if (!(await claimEmailLink(tx.db, hashOf(token), tx.now))) throw linkEnded()
    await (email === link.account.email ? ownAddress(tx, { accountId, email }) : takeNewEmail(tx, accountId, email))
  })
  return { email }
}

/** Mails the caller a new link for the address that they have not confirmed yet. */
export const resendVerification = async (ctx: SignedIn): Promise<undefined> => {
  await proveAddress(ctx, ctx.account._id)
  return undefined
}
