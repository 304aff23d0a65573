/** For the tenancy walk: an asset with a file and a plan in the state that a route asks for, and complete bodies. */
import { assets } from '../../../../contract/assets.ts'
import { vendors } from '../../../../contract/vendors.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const manual = () => new File([newId()], 'manual.txt', { type: 'text/plain' })
const planned = { title: 'Yearly service', every: 1, unit: 'years', nextDueOn: '2026-11-21' } as const

/** An asset of the caller's building with a manual and a plan; retired or paused where the route undoes that. */
const asset = async (_world: World, who: Caller, path: string): Promise<Ids> => {
  const made = await who.call(assets.add, { body: { name: `Walk ${newId()}`, kind: 'boiler' } })
  const params = { id: made._id }
  const { files } = await who.call(assets.addFiles, { params, body: { kind: 'manual' }, files: [manual()] })
  let { plans, version } = await who.call(assets.addPlan, { params, body: planned })
  const ofPlan = { params: { ...params, planId: plans[0]!._id }, body: { version: 1 } }
  if (path.endsWith('/resume')) ({ plans } = await who.call(assets.pausePlan, ofPlan))
  if (path.endsWith('/bring-back')) ({ version } = await who.call(assets.retire, { params, body: { version } }))
  const vendor = await who.call(vendors.add, { body: { name: `Walk ${newId()}`, trade: 'plumbing' } })
  return {
    id: made._id,
    fileId: files[0]!._id,
    planId: plans[0]!._id,
    vendorId: vendor._id,
    version: String(path.includes('/plans/') ? plans[0]!.version : version),
  }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })
const written = ({ vendorId }: Ids) => ({
  name: `Walk ${newId()}`,
  kind: 'elevator',
  place: 'Machine room',
  maker: 'Cascade',
  installedOn: '2012-05-01',
  lifeYears: 25,
  warrantyUntil: '2027-05-01',
  warrantyBy: 'Cascade',
  costCents: 18_000_000,
  vendorId,
})
const plan = () => ({ ...planned, unit: 'months', countsFrom: 'done', leadDays: 14, trade: 'elevator' })

export const walk: FeatureWalk = {
  records: { assets: asset },
  bodies: {
    'POST /api/assets': written,
    'PUT /api/assets/:id': (ids) => ({ ...written(ids), ...seen(ids) }),
    'POST /api/assets/:id/retire': (ids) => ({ ...seen(ids), reason: 'Replaced' }),
    'POST /api/assets/:id/bring-back': seen,
    'POST /api/assets/:id/files': () => ({ kind: 'photo' }),
    'POST /api/assets/:id/plans': plan,
    'PUT /api/assets/:id/plans/:planId': (ids) => ({ ...plan(), ...seen(ids) }),
    'POST /api/assets/:id/plans/:planId/pause': seen,
    'POST /api/assets/:id/plans/:planId/resume': seen,
    'POST /api/assets/:id/plans/:planId/end': seen,
    'POST /api/assets/:id/plans/:planId/done': (ids) => ({
      ...seen(ids),
      doneOn: '2026-11-20',
      note: 'Valve replaced',
    }),
  },
}
