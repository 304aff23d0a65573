import type { CurrentBuilding } from '../context.ts'
import { createAccount } from '../features/accounts/accounts.ts'
import { addMember } from '../features/buildings/buildings.ts'
import { matchPeople, residentsOf } from '../features/units/units.ts'
import type { At } from './demo.ts'
import { demoPassword } from './people.ts'

/** Of the residents with an e-mail this many in five have signed up. */
const signedUpOfFive = 4

/** Signs most of a building's residents up, over the weeks after its roster came in. */
export const signUpResidents = async (at: At, building: CurrentBuilding): Promise<void> => {
  const residents = await residentsOf({ ...at(380), building }, { audience: 'all' })
  const people = new Map(residents.flatMap((row) => (row.email && !row.accountId ? [[row.email, row] as const] : [])))
  let daysAgo = 380
  for (const [index, { email, name, role }] of [...people.values()].entries()) {
    const [lastName, ...firstNames] = name.split(' ').toReversed()
    if (!email || !lastName || firstNames.length === 0 || name.endsWith('.') || index % 5 >= signedUpOfFive) continue
    const ctx = at((daysAgo -= 3))
    const firstName = firstNames.toReversed().join(' ')
    const account = await createAccount(ctx, {
      email,
      firstName,
      lastName,
      password: demoPassword,
      emailVerified: true,
    })
    const memberRole = role === 'owner' ? 'owner' : 'tenant'
    await addMember(ctx, { buildingId: building._id, accountId: account._id, role: memberRole })
    await matchPeople({ ...ctx, building }, account._id)
  }
}
