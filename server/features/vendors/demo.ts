/** The vendors of the demo, through the verbs; of what ends soon those who manage them were told, and have read it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { managingRoles } from '../../../contract/role-rights.ts'
import { instantOf } from '../../../contract/time.ts'
import { VendorDraft } from '../../../contract/vendors/vendor.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { writePaper } from '../../platform/plain-paper.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { membersOf } from '../buildings/buildings.ts'
import { settle } from '../notifications/notifications.ts'
import { vendorsOf, type DemoVendor } from './demo-vendors.ts'
import { addFiles } from './files.ts'
import { addVendor, endVendor } from './keeping.ts'
import { todayIn } from './reading.ts'
import { remindIn } from './reminders.ts'
import { selectReminderIds } from './reminders-store.ts'

/** The building on a day so many days ago. */
type At = (daysAgo: number) => InBuilding

const seedOne = async (at: At, folder: string, { draft, paper, ended }: DemoVendor): Promise<void> => {
  // Nobody has looked something up after the day on which it is entered.
  const made = await addVendor(at(1), { body: VendorDraft.parse(draft) })
  const params = { id: made._id }
  if (paper) {
    const files = [await writePaper(folder, paper, at(1).now)]
    await addFiles(at(1), { params, body: { kind: paper.kind }, files })
  }
  if (ended) await endVendor(at(0), { params, body: { version: made.version, reason: ended } })
}

/** Of what ends soon those who manage vendors were told this morning, and have read it. */
const remindBefore = async (ctx: InBuilding): Promise<void> => {
  const { _id: buildingId, timeZone } = ctx.building
  await remindIn({ ...ctx, now: instantOf(todayIn(ctx), '08:00', timeZone) })
  const subjectIds = await selectReminderIds(ctx.db, buildingId)
  for (const { accountId } of await membersOf(ctx.db, buildingId, managingRoles, ctx.now))
    await settle(ctx, { accountId, buildingId, subjectIds })
}

/** Fills the vendors of a building of the demo. */
export const seedVendors: SeedDemo = async (at, which) => {
  const account = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const as: At = (daysAgo) => ({ ...at(daysAgo), account })
  const folder = await mkdtemp(join(tmpdir(), 'parapet-vendors-'))
  try {
    for (const one of vendorsOf[which](todayIn(at(0)))) await seedOne(as, folder, one)
    await remindBefore(at(1))
  } finally {
    await rm(folder, { recursive: true })
  }
}
