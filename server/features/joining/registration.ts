/** Making an account, and with it asking for access or accepting an invitation (decision 0010). */
import { z } from 'zod'
import type { User } from '../../../contract/accounts.ts'
import type { PlaceToRegister, Registration } from '../../../contract/joining.ts'
import type { Ctx, CurrentAccount, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { createAccount, endOtherClaimants, findAccountByEmail, proveAddress, signIn } from '../accounts/accounts.ts'
import { openInvitation, takeUp } from './accepting.ts'
import { countCode, requestAccessJob, wishOf } from './access-requests.ts'
import { selectPlace } from './places-store.ts'

const Uuid = z.uuid()

/** Name and city of the building that a link to register is for; null for whatever is none. */
export const placeToRegister = async (
  ctx: Visitor,
  { query: { building } }: { query: { building: string } },
): Promise<PlaceToRegister> => {
  const place = Uuid.safeParse(building).success ? await selectPlace(ctx.db, { id: building }) : null
  return place && { name: place.name, city: place.city }
}

type NewPerson = Pick<Registration, 'firstName' | 'lastName' | 'email' | 'phone'> & { password: { hash: string } }

/**
 * Whoever registers with a known address gets what everybody gets, in the same time: an account without rights. What
 * depends on the address, or on whether a code fits, is done by jobs after the answer.
 */
const registerUnproven = async (tx: Ctx, person: NewPerson, body: Registration): Promise<CurrentAccount> => {
  const account = await createAccount(tx, person)
  await proveAddress(tx, account._id)
  const wish = wishOf(account._id, body)
  if (wish) await tx.jobs.enqueue(tx, requestAccessJob, wish)
  return account
}

/** The invitation came by mail to this very address, which is proven so. 409 where somebody owns it already. */
const registerInvited = async (tx: Ctx, person: NewPerson, token: string): Promise<CurrentAccount> => {
  const invitation = await openInvitation(tx, token, person.email)
  if ((await findAccountByEmail(tx.db, person.email))?.verified)
    throw Conflict('You already have an account with this address. Sign in to accept the invitation.')
  const account = await createAccount(tx, { ...person, emailVerified: true })
  await takeUp(tx, invitation, account._id)
  await endOtherClaimants(tx, { accountId: account._id, email: person.email })
  return account
}

/** Makes an account and signs this browser in to it. */
export const register = async (ctx: Visitor, { body }: { body: Registration }): Promise<User> => {
  const { firstName, lastName, email, phone, invitationToken } = body
  if (body.buildingCode && invitationToken === undefined) await countCode(ctx, body.buildingCode)
  const password = { hash: await hashPassword(body.password, ctx.config.passwordCost) }
  const person: NewPerson = { firstName, lastName, email, phone, password }
  const account = await inTransaction(ctx, (tx) =>
    invitationToken === undefined ? registerUnproven(tx, person, body) : registerInvited(tx, person, invitationToken),
  )
  const user = await signIn(ctx, account)
  if (!('_id' in user)) throw new Error('A new account has no second factor.')
  return user
}
