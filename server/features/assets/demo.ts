/** The assets of the demo, through the verbs; of what is due or ends soon those who manage them were told, and have read it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AssetDraft, type Asset } from '../../../contract/assets/asset.ts'
import { PlanDraft } from '../../../contract/assets/plan.ts'
import { managingRoles } from '../../../contract/role-rights.ts'
import { instantOf } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { writePaper } from '../../platform/plain-paper.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { membersOf } from '../buildings/buildings.ts'
import { settle } from '../notifications/notifications.ts'
import { vendorNames } from '../vendors/vendors.ts'
import { assetsOf, type DemoAsset, type DemoPlan } from './demo-assets.ts'
import { addFiles } from './files.ts'
import { addAsset, retireAsset } from './keeping.ts'
import { addPlan, pausePlan } from './plans.ts'
import { todayIn } from './reading.ts'
import { remindIn } from './reminders.ts'
import { selectToldIds } from './reminders-store.ts'
import { donePlan, planIn } from './rounds.ts'

const seedPlan = async (ctx: InBuilding, id: string, { plan, done = [], rests }: DemoPlan): Promise<void> => {
  const body = PlanDraft.parse(plan)
  const found = ({ plans }: Asset) => plans.find(({ title }) => title === body.title)!
  let planned = found(await addPlan(ctx, { params: { id }, body }))
  const params = { id, planId: planned._id }
  for (const { doneOn, note = '' } of done)
    planned = found(await donePlan(ctx, { params, body: { doneOn, note, version: planned.version } }))
  if (rests) await pausePlan(ctx, { params, body: { version: planned.version } })
}

const seedOne = async (ctx: InBuilding, folder: string, one: DemoAsset): Promise<void> => {
  const vendor = (await vendorNames(ctx)).find(({ name }) => name === one.vendor)
  const { _id: id, version } = await addAsset(ctx, {
    body: AssetDraft.parse({ ...one.draft, vendorId: vendor?._id ?? null }),
  })
  const params = { id }
  for (const plan of one.plans) await seedPlan(ctx, id, plan)
  if (one.paper)
    await addFiles(ctx, {
      params,
      body: { kind: one.paper.kind },
      files: [await writePaper(folder, one.paper, ctx.now)],
    })
  if (one.retired) await retireAsset(ctx, { params, body: { version, reason: one.retired } })
}

/** Of what is due and ends soon those who manage assets were told this morning, and have read it. */
const tellBefore = async (ctx: InBuilding): Promise<void> => {
  const { _id: buildingId, timeZone } = ctx.building
  const morning = { ...ctx, now: instantOf(todayIn(ctx), '08:00', timeZone) }
  await planIn(morning)
  await remindIn(morning)
  const subjectIds = await selectToldIds(ctx.db, buildingId)
  for (const { accountId } of await membersOf(ctx.db, buildingId, managingRoles, ctx.now))
    await settle(ctx, { accountId, buildingId, subjectIds })
}

/** Fills the assets of a building of the demo. */
export const seedAssets: SeedDemo = async (at, which) => {
  const account = (await findAccountByEmail(at(0).db, 'manager@parapet.example'))!
  const folder = await mkdtemp(join(tmpdir(), 'parapet-assets-'))
  try {
    for (const one of assetsOf[which](todayIn(at(0)))) await seedOne({ ...at(1), account }, folder, one)
    await tellBefore(at(1))
  } finally {
    await rm(folder, { recursive: true })
  }
}
