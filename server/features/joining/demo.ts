/** Who waits at the door of a demo building: people who ask to be let in, and people who were invited. */
import type { InBuilding } from '../../context.ts'
import { createAccount, findAccountByEmail } from '../accounts/accounts.ts'
import { residentsOf } from '../units/units.ts'
import { requestAccess } from './access-requests.ts'
import { inviteByEmail, type Inviter } from './invitations.ts'

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

const ask = async (
  ctx: InBuilding,
  person: { firstName: string; lastName: string; email: string; emailVerified: boolean; password: string },
  unit: string,
): Promise<void> => {
  const { _id: accountId } = await createAccount(ctx, { ...person, phone: '+16045550186' })
  await requestAccess(ctx, { accountId, building: { id: ctx.building._id }, unit })
}

const as = async (ctx: InBuilding, email: string): Promise<Inviter> => {
  const account = await findAccountByEmail(ctx.db, email)
  if (!account) throw new Error(`${email} is not in the demo.`)
  return { ...ctx, account, role: 'council', superadmin: false }
}

/** Two requests, one from a resident whom the roster knows, and two invitations, one of which was never used. */
export const seedJoining = async (
  at: At,
  { councilEmail, password }: { councilEmail: string; password: string },
): Promise<void> => {
  const [known, invited, forgetful] = await absentees(at(0))
  if (!known || !invited || !forgetful) throw new Error('Everybody of the demo roster has signed up.')
  const { firstName, lastName, email } = known
  await ask(at(3), { firstName, lastName, email, emailVerified: true, password }, known.unitNumber)
  const stranger = { firstName: 'Quinn', lastName: 'Abara', email: 'quinn.abara@mail.example', emailVerified: false }
  await ask(at(1), { ...stranger, password }, '402')
  for (const [daysAgo, resident] of [
    [19, forgetful],
    [2, invited],
  ] as const) {
    const role = resident.role === 'owner' ? 'owner' : 'tenant'
    const inviter = await as(at(daysAgo), councilEmail)
    await inviteByEmail(inviter, { email: resident.email, role, unitId: resident.unitId })
  }
}
