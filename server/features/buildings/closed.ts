/** The buildings of the caller that are closed to them for now, and the rule by which a building asks for a second factor. */
import type { ClosedBuilding } from '../../../contract/buildings/closed.ts'
import { canManageBuilding, managingRoles } from '../../../contract/role-rights.ts'
import type { InBuilding, SignedIn } from '../../context.ts'
import { queueMail } from '../mail/mail.ts'
import { selectClosed } from './closed-store.ts'
import { selectMailed } from './memberships-store.ts'
import { wakeAnywhere } from './waking.ts'

/** Lists them by name; why one is suspended is told only to those who manage it. */
export const myClosed = async (ctx: SignedIn): Promise<ClosedBuilding[]> => {
  const rows = await selectClosed(ctx.db, ctx.account._id, ctx.now, ctx.secondFactor === 'given')
  return rows.map(({ _id, name, userRole, since, reason }) =>
    since === null
      ? { _id, name, userRole, by: 'secondFactor' }
      : { _id, name, userRole, by: 'platform', since, reason: canManageBuilding(userRole) ? reason : null },
  )
}

/** Tells those who manage the building, but whoever decided it, that it asks for a second factor; their tabs ask anew. */
export const tellRequired = async (tx: InBuilding): Promise<void> => {
  const { _id, name } = tx.building
  const managers = await selectMailed(tx.db, _id, managingRoles, tx.now)
  for (const { accountId, email } of managers)
    if (accountId !== tx.account?._id)
      await queueMail(tx, {
        to: email,
        class: 'transactional',
        subject: `${name} now requires two-step sign-in`,
        paragraphs: [
          `Everyone in management and on council at ${name} now needs two-step sign-in: a code from an app on their phone, or a passkey.`,
          'If you haven’t set it up yet, please do so in your profile. It takes two minutes, and then you can continue right away.',
        ],
        link: { label: 'Open my profile', path: '/my-profile#second-factor' },
      })
  wakeAnywhere(
    tx,
    managers.map(({ accountId }) => accountId),
  )
}
