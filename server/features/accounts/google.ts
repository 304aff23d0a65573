/** Signing in through Google: OpenID Connect, the authorization code flow with PKCE. */
import { z } from 'zod'
import type { SignInWays } from '../../../contract/accounts/google.ts'
import { nameMostChars } from '../../../contract/limits.ts'
import { cleanLine } from '../../../contract/clean.ts'
import { truncate } from '../../../contract/text.ts'
import type { Ctx, SignedIn, Visitor } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, NotFound, Refusal } from '../../http/errors.ts'
import { Flow, type ProviderIdentity } from '../../platform/sign-in-provider.ts'
import { recordChange } from '../audit/audit.ts'
import { createAccount, signIn } from './accounts.ts'
import { endOtherClaimants } from './email-link.ts'
import { deleteConnections, insertConnection, selectConnected, selectWays } from './google-store.ts'
import { lockAccount } from './profile-store.ts'
import { tellOwner } from './second-factor/messages.ts'
import { proofOf } from './second-factor/proof.ts'
import { identify } from './session.ts'
import { selectClaimants } from './store.ts'

/** What the browser holds in a cookie while it is away. */
const Away = Flow.extend({ purpose: z.enum(['signIn', 'connect']), from: z.string().nullable() })
type Away = z.infer<typeof Away>

const packed = (away: Away): string => Buffer.from(JSON.stringify(away)).toString('base64url')
const unpacked = (cookie: string | null): Away | null => {
  try {
    return Away.parse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()))
  } catch {
    return null
  }
}

/** Why nobody was signed in; the screen that it leads to words it. */
type Outcome =
  | 'cancelled'
  | 'failed'
  | 'unverified'
  | 'notSetUp'
  | 'connected'
  | 'taken'
  | 'notSignedIn'
  | 'signInAgain'

const outcome = (ctx: Ctx, purpose: Away['purpose'], which: Outcome): string =>
  `${ctx.config.publicUrl}${purpose === 'connect' ? '/my-profile' : '/login'}?google=${which}`

const returnTo = (ctx: Ctx): string => `${ctx.config.publicUrl}/api/auth/google/callback`

/** A browser left open is not enough to gain a lasting way in: connecting wants somebody who has just signed in. */
const mayConnect = async (ctx: Visitor): Promise<Outcome | null> => {
  const identity = ctx.sessionToken === null ? null : await identify(ctx, ctx.sessionToken, null)
  if (!identity) return 'notSignedIn'
  return (await proofOf({ ...ctx, ...identity })).proof === 'none' ? null : 'signInAgain'
}

/** Sends the browser to the provider with a secret that only this browser can bring back. */
export const startGoogle = async (
  ctx: Visitor,
  { query: { purpose, from } }: { query: { purpose: Away['purpose']; from?: string | undefined } },
): Promise<string> => {
  if (!ctx.google) return outcome(ctx, purpose, 'notSetUp')
  const objection = purpose === 'connect' ? await mayConnect(ctx) : null
  if (objection) return outcome(ctx, purpose, objection)
  try {
    const { address, flow } = await ctx.google.start(returnTo(ctx))
    ctx.setAway(packed({ ...flow, purpose, from: from ?? null }))
    return address
  } catch (error) {
    ctx.log.error({ requestId: ctx.requestId, name: (error as Error).name }, 'the sign-in provider does not answer')
    return outcome(ctx, purpose, 'failed')
  }
}

/** Whoever came back from the provider, if everything about it is as it was sent. */
const whoCameBack = async (
  ctx: Visitor,
  away: Away,
  query: Record<string, string | undefined>,
): Promise<ProviderIdentity | null> => {
  const address = new URL(returnTo(ctx))
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value)
  try {
    return await ctx.google!.finish(address, away)
  } catch (error) {
    ctx.log.warn({ requestId: ctx.requestId, name: (error as Error).name }, 'a sign-in by provider was refused')
    return null
  }
}

const called = (name: string): string => truncate(cleanLine(name), nameMostChars)

const enabled = (account: Awaited<ReturnType<typeof selectConnected>>) => (account?.disabled ? null : account)

/**
 * The account of a provider's person: the connected one; else the owner of the address that the provider has verified; else
 * a new one. An address that somebody merely typed at registration connects nothing.
 */
const findOrMake = (ctx: Ctx, person: ProviderIdentity) =>
  inTransaction(ctx, async (tx) => {
    const connected = await selectConnected(tx.db, person)
    if (connected) return enabled(connected)
    if (!person.emailVerified) return null
    const { owner } = await selectClaimants(tx.db, person.email)
    if (owner?.disabled) return null
    const account = owner ?? (await accountFor(tx, person))
    // Another window has connected the two meanwhile, or the account belongs to somebody else of the provider.
    if (!(await connect(tx, account._id, person))) return enabled(await selectConnected(tx.db, person))
    if (owner) await tellOfGoogle(tx, owner._id, 'googleConnected')
    return account
  })

/** The same; of two windows that come back at once the second finds what the first has made. */
const accountOf = (ctx: Ctx, person: ProviderIdentity) =>
  findOrMake(ctx, person).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'CONFLICT') throw error
    return findOrMake(ctx, person)
  })

/** A new account for an address whose mail the provider has seen them read. */
const accountFor = async (tx: Ctx, { email, firstName, lastName }: ProviderIdentity) => {
  const account = await createAccount(tx, {
    email,
    firstName: called(firstName) || email.split('@')[0]!,
    lastName: called(lastName),
    password: null,
    emailVerified: true,
  })
  await endOtherClaimants(tx, { accountId: account._id, email })
  return account
}

const connect = async (tx: Ctx, accountId: string, person: ProviderIdentity): Promise<boolean> => {
  if (!(await insertConnection(tx.db, accountId, person, tx.now))) return false
  const change = { subject: 'account', subjectId: accountId, buildingId: null, action: 'Google connected' } as const
  await recordChange(tx, { ...change, actor: 'sign-in provider' })
  return true
}

const tellOfGoogle = async (tx: Ctx, accountId: string, what: 'googleConnected' | 'googleDisconnected') =>
  tellOwner(tx, await lockAccount(tx.db, accountId), what)

const connectForSignedIn = async (ctx: Visitor, person: ProviderIdentity): Promise<Outcome> => {
  const identity = ctx.sessionToken === null ? null : await identify(ctx, ctx.sessionToken, null)
  if (!identity) return 'notSignedIn'
  const { _id: accountId } = identity.account
  ctx.concerned.accountId = accountId
  const isNew = await inTransaction(ctx, async (tx) => {
    if (!(await connect(tx, accountId, person))) return false
    await tellOfGoogle(tx, accountId, 'googleConnected')
    return true
  })
  return isNew ? 'connected' : 'taken'
}

/** Takes the browser back from the provider: signed in, asked for the second factor, or told why not. */
export const finishGoogle = async (
  ctx: Visitor,
  { query }: { query: Record<string, string | undefined> },
): Promise<string> => {
  const away = unpacked(ctx.away)
  ctx.setAway(null)
  if (!ctx.google) return outcome(ctx, 'signIn', 'notSetUp')
  if (!away) return outcome(ctx, 'signIn', 'failed')
  if (query.error === 'access_denied') return outcome(ctx, away.purpose, 'cancelled')
  const person = await whoCameBack(ctx, away, query)
  if (!person) return outcome(ctx, away.purpose, 'failed')
  if (away.purpose === 'connect') return outcome(ctx, 'connect', await connectForSignedIn(ctx, person))
  const account = await accountOf(ctx, person)
  if (!account) return outcome(ctx, 'signIn', person.emailVerified ? 'failed' : 'unverified')
  const answer = await signIn(ctx, account)
  const step = 'secondFactor' in answer && Array.isArray(answer.secondFactor) ? 'second-factor' : null
  const ahead = new URLSearchParams({ ...(step && { step }), ...(away.from && { from: away.from }) })
  return `${ctx.config.publicUrl}${step ? '/login' : '/auth/google/success'}${ahead.size > 0 ? `?${ahead}` : ''}`
}

/** How the caller can sign in. */
export const signInWays = async (ctx: SignedIn): Promise<SignInWays> => ({
  ...(await selectWays(ctx.db, ctx.account._id)),
  googleSetUp: ctx.google !== null,
})

/** Disconnects the caller's Google account; 409 where they could not sign in without it. */
export const disconnectGoogle = (ctx: SignedIn): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const { password } = await selectWays(tx.db, tx.account._id)
    if (!password) throw Conflict('Set a password first: without Google you couldn’t sign in.')
    if ((await deleteConnections(tx.db, tx.account._id)) === 0) throw NotFound()
    const change = { subject: 'account', subjectId: tx.account._id, buildingId: null } as const
    await recordChange(tx, { ...change, action: 'Google disconnected' })
    await tellOfGoogle(tx, tx.account._id, 'googleDisconnected')
    return undefined
  })
