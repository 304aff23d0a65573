/** Who can sign in, and where they are signed in. */
import type { Session, SignedIn as SignInAnswer, User } from '../../../contract/accounts.ts'
import type { z } from 'zod'
import type { PlatformRole } from '../../../contract/roles.ts'
import type { CurrentAccount, Ctx, SignedIn, Visitor } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, NotFound, Refusal } from '../../http/errors.ts'
import { ask } from '../../http/foresight.ts'
import { standingEnded } from '../../platform/events.ts'
import { hashPassword, needsRehash, verifyPassword } from '../../platform/passwords.ts'
import { recordChange } from '../audit/audit.ts'
import { forgetFailures, refuseWhileLocked, rememberFailure } from './attempts.ts'
import { knownDevice, rememberDevice } from './devices.ts'
import { asGuess } from './guesses.ts'
import { deviceName } from './rules.ts'
import { endSession as endRow, openSession, selectSessions } from './session-store.ts'
import { needsSecondFactor, selectSecondFactors } from './second-factor/store.ts'
import {
  insertAccount,
  selectClaimants,
  selectUser,
  updatePasswordHash,
  userText,
  type Claimant,
  type StoredUser,
} from './store.ts'

export { identify } from './session.ts'
export { signInStateOf } from './sign-in-state.ts'
export { accountSteps } from './first-steps-store.ts'
export { addressLinkWorks, endOtherClaimants, ownAddress, proveAddress } from './email-link.ts'
export { closeAccount, reopenAccount } from './closing.ts'
export { countGuessedAt } from './guesses.ts'
export { removeSecondFactor } from './second-factor/lost-factor.ts'
export {
  findPeople,
  mailPasswordLink,
  mailVerification,
  removePersonsSecondFactor,
  signOutPerson,
} from './staff/staff.ts'
export { issuePasswordLink, passwordLinkWorks, resetPassword } from './password-link.ts'
export { hasAccounts, selectByEmail as findAccountByEmail } from './store.ts'

/** One answer for an unknown address, a wrong password and an account that is switched off. */
const loginFailed = () => new Refusal(401, 'LOGIN_FAILED', 'Invalid email or password')

/**
 * Whose password it is, among those who say that the address is theirs. An address with an owner, one with a newcomer, one
 * with both and one with neither cost the same time to refuse.
 */
const recognise = async (
  ctx: Visitor,
  { email, password, goesFirst }: { email: string; password: string; goesFirst: boolean },
): Promise<Claimant | null> => {
  const { passwordCost } = ctx.config
  const { owner, newcomer } = await selectClaimants(ctx.db, email)
  ctx.concerned.accountId = (owner ?? newcomer)?._id ?? null
  for (const claimant of [owner, newcomer]) {
    const hash = claimant?.passwordHash ?? null
    const matches = await verifyPassword(password, hash, { cost: passwordCost, goesFirst })
    if (!claimant || !hash || !matches || claimant.disabled) continue
    if (needsRehash(hash, passwordCost))
      await updatePasswordHash(ctx.db, claimant._id, await hashPassword(password, passwordCost))
    return claimant
  }
  return null
}

/**
 * Signs in: a fresh session for this browser, or one that waits for the second factor. Repeated failures of one account
 * from one address wait longer each time, and so do those of all browsers that do not know the account. Neither ejects
 * somebody already signed in nor keeps the owner out of a browser that knows them.
 */
export const login = async (
  ctx: Visitor,
  { body: { email, password } }: { body: { email: string; password: string } },
): Promise<SignInAnswer> => {
  const device = await knownDevice(ctx, email)
  const attempt = { of: email, from: device ?? ctx.address }
  await refuseWhileLocked(ctx, attempt)
  const evaluate = () => recognise(ctx, { email, password, goesFirst: device !== null })
  const account = device === null ? await asGuess(ctx, email, evaluate) : await evaluate()
  if (!account) {
    await rememberFailure(ctx, attempt)
    ctx.log.warn({ requestId: ctx.requestId }, 'sign-in refused')
    throw loginFailed()
  }
  await forgetFailures(ctx, attempt)
  return signIn(ctx, account)
}

/** Gives this browser a session of the account, whose first factor was shown; asks for the second where there is one. */
export const signIn = async (
  ctx: Visitor,
  account: { _id: string; platformRole: PlatformRole },
): Promise<SignInAnswer> => {
  ctx.concerned.accountId = account._id
  const ways = await selectSecondFactors(ctx.db, account._id)
  ctx.setSessionToken(await openSession(ctx, account, ways.length ? 'awaits second factor' : 'one factor'))
  ctx.concerned.awaitsSecondFactor = ways.length > 0
  if (ways.length) return { secondFactor: ways }
  await rememberDevice(ctx, account._id)
  ctx.log.info({ requestId: ctx.requestId, accountId: account._id }, 'signed in')
  const required = await needsSecondFactor(ctx, account.platformRole)
  return userOf(ctx, account._id, required ? 'required' : 'none')
}

const userWith = (user: StoredUser, currentId: string | null, secondFactor: User['secondFactor']): User => {
  const first = user.buildings.filter(({ building }) => building._id === currentId)
  return { ...user, secondFactor, buildings: [...first, ...user.buildings.filter((entry) => !first.includes(entry))] }
}

/** The account as its own new session knows it. */
export const userOf = async (ctx: Ctx, accountId: string, secondFactor: User['secondFactor']): Promise<User> => {
  const user = await selectUser(ctx.db, accountId, ctx.now, secondFactor === 'given')
  if (!user) throw NotFound()
  return userWith(user, null, secondFactor)
}

/** The signed-in user; the current building stands first among the buildings. */
export const me = async (ctx: SignedIn): Promise<User> =>
  userWith(
    await ask(ctx, { text: userText, values: [ctx.account._id, ctx.now, ctx.secondFactor === 'given'] }),
    ctx.current?._id ?? null,
    ctx.secondFactor,
  )

/** Ends a session and with it the live streams of its browser; answers whether there was one. */
const end = async (ctx: Ctx, of: Parameters<typeof endRow>[1]): Promise<boolean> => {
  const accountId = await endRow(ctx.db, of, ctx.now)
  if (accountId !== null) ctx.afterCommit(() => ctx.events.publish(standingEnded(accountId)))
  return accountId !== null
}

/** Ends this browser's session, if it has one, and clears its cookie. */
export const logout = async (ctx: Visitor): Promise<undefined> => {
  if (ctx.sessionToken !== null) await end(ctx, { token: ctx.sessionToken })
  ctx.setSessionToken(null)
  return undefined
}

/** Where the caller is signed in, latest first. */
export const listSessions = async (ctx: SignedIn): Promise<z.infer<typeof Session>[]> =>
  (await selectSessions(ctx.db, ctx.account._id, ctx.now)).map((session) => ({
    ...session,
    device: deviceName(session.device),
    current: session._id === ctx.sessionId,
  }))

/** Signs another browser of the caller out. */
export const endSession = async (ctx: SignedIn, { params }: { params: { id: string } }): Promise<undefined> => {
  if (!(await end(ctx, { accountId: ctx.account._id, id: params.id }))) throw NotFound()
  return undefined
}

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  phone?: string | null
  /** Null for somebody who will set one by a link; hashed already where a transaction must not wait for it. */
  password: string | { hash: string } | null
  platformRole?: PlatformRole
  emailVerified?: boolean
}

/** Makes an account; 409 where the address has one already. */
export const createAccount = async (
  ctx: Ctx & { account?: CurrentAccount },
  account: NewAccount,
): Promise<CurrentAccount> => {
  const { password } = account
  const passwordHash =
    typeof password === 'string' ? await hashPassword(password, ctx.config.passwordCost) : (password?.hash ?? null)
  const { email, firstName, lastName, platformRole = 'normal' } = account
  const _id = newId(Date.parse(ctx.now))
  try {
    await inTransaction(ctx, async (tx) => {
      await insertAccount(tx.db, { ...account, _id, passwordHash, createdAt: tx.now })
      await recordChange(tx, { subject: 'account', subjectId: _id, buildingId: null, action: 'created' })
    })
  } catch (error) {
    if (violates(error, 'accounts_email')) throw Conflict('An account with this address already exists.')
    throw error
  }
  return { _id, email, firstName, lastName, platformRole }
}
