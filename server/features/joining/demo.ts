/** Who waits at the door of a demo building: people who ask to be let in, and people who were invited. */
import type { AccessWish } from '../../../contract/joining/access-requests.ts'
import type { InBuilding } from '../../context.ts'
import { createAccount, findAccountByEmail } from '../accounts/accounts.ts'
import { residentsOf } from '../units/units.ts'
import { requestAccess } from './access-requests.ts'
import { askBack, declineAccess } from './deciding.ts'
import { inviteByEmail, revokeInvitation, type Inviter } from './invitations.ts'
import { selectMine } from './my-requests-store.ts'

/** The building on a day so many days ago. */
type At = (daysAgo: number) => InBuilding

/** Residents of the roster who have an address and have not signed up. */
const absentees = async (ctx: InBuilding) => {
  const residents = await residentsOf(ctx, { audience: 'all' })
  const named = residents.flatMap((row) => {
    const [firstName, lastName, ...more] = row.name.split(' ')
    const plain = lastName !== undefined && more.length === 0 && !row.name.endsWith('.')
    return row.email && !row.accountId && plain ? [{ ...row, email: row.email, firstName: firstName!, lastName }] : []
  })
  return [...new Map(named.map((row) => [row.email, row])).values()]
}

interface Person {
  firstName: string
  lastName: string
  email: string
  emailVerified: boolean
  password: string
}
type Said = Pick<AccessWish, 'claimedRole' | 'message'> & { unit: string }

/** Somebody makes an account and asks for access; answers the request. */
const ask = async (ctx: InBuilding, person: Person, said: Said): Promise<string | null> => {
  const { _id: accountId } = await createAccount(ctx, { ...person, phone: '+16045550186' })
  await requestAccess(ctx, { accountId, building: { id: ctx.building._id }, ...said })
  const [request] = await selectMine(ctx.db, accountId, ctx.now)
  return request?._id ?? null
}

const as = async (ctx: InBuilding, email: string): Promise<Inviter> => {
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) throw new Error(`${email} is not in the demo.`)
  return { ...ctx, account, role: 'council', superadmin: false }
}

interface Demo {
  councilEmail: string
  password: string
}

/** One from a resident whom the roster knows, one that is not confirmed, one that was asked back, one turned down. */
const seedRequests = async (
  at: At,
  known: Awaited<ReturnType<typeof absentees>>[number],
  demo: Demo,
): Promise<void> => {
  const { councilEmail, password } = demo
  const { firstName, lastName, email, unitNumber: unit } = known
  const claimedRole = known.role
  const message = 'We got the letter about the new portal. It would be great to see the building’s notices there.'
  const person = (first: string, last: string, emailVerified = true): Person => ({
    firstName: first,
    lastName: last,
    email: `${first}.${last}@parapet.example`.toLowerCase(),
    emailVerified,
    password,
  })
  const declined = await ask(at(41), person('Jonas', 'Wirth'), { unit: '1204', message: 'Please approve me, thanks.' })
  if (declined)
    await declineAccess(await as(at(40), councilEmail), {
      params: { id: declined },
      body: { version: 1, reason: 'Our building only has nine floors. Did you mean a different one?' },
    })
  const asked = await ask(at(6), person('Farah', 'Haddad'), {
    unit: '508',
    claimedRole: 'tenant',
    message: 'I moved in with my sister on the 1st.',
  })
  if (asked)
    await askBack(await as(at(5), councilEmail), {
      params: { id: asked },
      body: { version: 1, question: 'Welcome! What is your sister’s name, and is she on the lease?' },
    })
  await ask(at(3), { firstName, lastName, email, emailVerified: true, password }, { unit, claimedRole, message })
  await ask(at(1), person('Quinn', 'Abara', false), { unit: '402', claimedRole: 'owner' })
}

/** What somebody of the council sent: one that waits, one that nobody used, one to a wrong address. */
const seedInvitations = async (at: At, residents: Awaited<ReturnType<typeof absentees>>, demo: Demo): Promise<void> => {
  const [invited, forgetful] = residents
  for (const [daysAgo, resident] of [
    [19, forgetful!],
    [2, invited!],
  ] as const) {
    const role = resident.role === 'owner' ? 'owner' : 'tenant'
    const inviter = await as(at(daysAgo), demo.councilEmail)
    await inviteByEmail(inviter, { email: resident.email, role, unitId: resident.unitId })
  }
  const wrong = { email: 'front.desk@mail.example', role: 'member' } as const
  const { _id: id } = await inviteByEmail(await as(at(12), demo.councilEmail), wrong)
  await revokeInvitation(await as(at(11), demo.councilEmail), { params: { id } })
}

/** Requests and invitations in the states that a building has them in. */
export const seedJoining = async (at: At, demo: Demo): Promise<void> => {
  const [known, ...others] = await absentees(at(0))
  if (!known || others.length < 2) throw new Error('Everyone on the demo roster has signed up.')
  await seedRequests(at, known, demo)
  await seedInvitations(at, others, demo)
}
