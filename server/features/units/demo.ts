import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InBuilding } from '../../context.ts'
import { importRosterText, type ImportReport } from './roster/import.ts'
import { changeMySharing } from './person/my-sharing.ts'
import { residentsOf } from './residents.ts'

export { seedCouncil } from './council/demo.ts'
export { seedRecordedMoves } from './moves/demo.ts'
export { seedBelongings } from './records/demo.ts'
export { seedMoves } from './occupancy/demo.ts'

const files = { harbour: 'harbour-view.csv', prairie: 'prairie-court.csv' } as const

/** Fills a building of the demo with its roster, by the import that a manager would use; throws where it is refused. */
export const seedUnits = async (ctx: InBuilding, which: keyof typeof files): Promise<ImportReport> => {
  const fileName = files[which]
  const content = await readFile(join(import.meta.dirname, 'demo', fileName))
  const report = await importRosterText(ctx, { content, apply: true, fileName })
  const refused = report.rows.find(({ fate }) => fate === 'error')
  if (refused) throw new Error(`${fileName}, row ${refused.row}: ${refused.messages.join(' ')}`)
  return report
}

/** Of the residents who signed up this many in five keep to themselves; every second of the others may be reached, too. */
const unlistedOfFive = 3

/**
 * Lets neighbours see some of those who signed up, over the last months. The people whom visitors of the demo sign in as
 * have yet to choose.
 */
export const seedSharing = async (at: (daysAgo: number) => InBuilding): Promise<void> => {
  const rows = await residentsOf(at(0), { audience: 'all' })
  const people = [...new Map(rows.map((row) => [row.personId, row])).values()]
  const chosen = people.filter(({ accountId, email }) => accountId && email && !email.endsWith('@parapet.example'))
  for (const [index, { accountId, name, email }] of chosen.entries()) {
    if (index % 5 < unlistedOfFive) continue
    const [firstName = '', ...more] = name.split(' ')
    const account = {
      _id: accountId!,
      firstName,
      lastName: more.join(' '),
      email: email!,
      platformRole: 'normal',
    } as const
    const ways = index % 10 >= 5 + unlistedOfFive ? { sharesEmail: true, sharesPhone: index % 2 === 0 } : {}
    await changeMySharing({ ...at(150 - index), account }, { body: { isListed: true, ...ways } })
  }
}
