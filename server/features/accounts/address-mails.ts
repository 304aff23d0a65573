/** What goes to an address that somebody typed, after the answer, so that the answer tells nothing about the address. */
import { linkMails } from '../../../contract/limits.ts'
import type { Ctx, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/errors.ts'
import { counterOf, countUse } from '../../http/throttle.ts'
import { issueEmailLink } from './email-link.ts'
import { mailAccountExists, mailPasswordLink, mailVerification } from './messages.ts'
import { selectStanding } from './owner-store.ts'
import { issuePasswordLink } from './password-link.ts'
import { selectByEmail, selectClaimants } from './store.ts'

/** Whether the address has not had its fill of such mails; addresses are not kept in the clear in a counter. */
const mayWriteTo = async (ctx: Ctx, email: string): Promise<boolean> => {
  const key = counterOf(ctx, 'links', email)
  try {
    await countUse(ctx, key, linkMails)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    ctx.log.warn({ requestId: ctx.requestId }, 'too many links were asked for one address')
    return false
  }
}

/** Writes to the address of an unproven account: the link that proves it, or that somebody owns it already. */
export const writeToClaimant = async (ctx: Ctx, { accountId }: { accountId: string }): Promise<void> => {
  const account = await selectStanding(ctx.db, accountId)
  if (account.verified || account.disabled || !(await mayWriteTo(ctx, account.email))) return
  await inTransaction(ctx, async (tx) => {
    const { owner } = await selectClaimants(tx.db, account.email)
    if (owner) await mailAccountExists(tx, owner)
    else await mailVerification(tx, account, await issueEmailLink(tx, { accountId, email: account.email }))
  })
}

export const forgotPasswordJob = 'accounts.forgotPassword'

/** Asks for a link for a new password. Nobody learns whether there is an account. */
export const forgotPassword = async (
  ctx: Visitor,
  { body: { email } }: { body: { email: string } },
): Promise<undefined> => {
  await ctx.jobs.enqueue(ctx, forgotPasswordJob, { email })
  return undefined
}

/** Mails the link to whoever the address stands for; nothing where it stands for nobody. */
export const writeToForgetful = async (ctx: Ctx, { email }: { email: string }): Promise<void> => {
  const account = await selectByEmail(ctx.db, email)
  if (!account || account.disabled || !(await mayWriteTo(ctx, email))) return
  await inTransaction(ctx, async (tx) => {
    await mailPasswordLink(tx, account, await issuePasswordLink(tx, account._id))
  })
}
