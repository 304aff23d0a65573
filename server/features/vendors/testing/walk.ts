/** For the tenancy walk: a vendor with a file in the state that a route asks for, and complete bodies. */
import { vendors } from '../../../../contract/vendors.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const certificate = () => new File([newId()], 'certificate.txt', { type: 'text/plain' })

/** A vendor of the caller's building with a certificate; one that works there no longer where it is taken up again. */
const vendorRecord = async (_world: World, who: Caller, path: string): Promise<Ids> => {
  const made = await who.call(vendors.add, { body: { name: `Walk ${newId()}`, trade: 'plumbing' } })
  const params = { id: made._id }
  let vendor = await who.call(vendors.addFiles, { params, body: { kind: 'insurance' }, files: [certificate()] })
  if (path.endsWith('/take-up')) vendor = await who.call(vendors.end, { params, body: { version: vendor.version } })
  return { id: vendor._id, fileId: vendor.files[0]!._id, version: String(vendor.version) }
}

const seen = ({ version }: Ids) => ({ version: Number(version) })
const written = () => ({
  name: `Walk ${newId()}`,
  trade: 'plumbing',
  phone: '604 555 0123',
  website: 'https://walk.example',
  contacts: [{ name: 'Pat', role: 'Dispatch', phone: '604 555 0124', email: 'pat@walk.example' }],
  insurer: 'Seaboard Mutual',
  coverCents: 500_000_000,
  insuredUntil: '2027-03-01',
  clearanceUntil: '2027-01-01',
  contractFrom: '2026-01-01',
  contractUntil: '2027-12-31',
  noticeBy: '2027-09-30',
})

export const walk: FeatureWalk = {
  records: { vendors: vendorRecord },
  bodies: {
    'POST /api/vendors': written,
    'PUT /api/vendors/:id': (ids) => ({ ...written(), ...seen(ids) }),
    'POST /api/vendors/:id/end': (ids) => ({ ...seen(ids), reason: 'Retired' }),
    'POST /api/vendors/:id/take-up': seen,
    'POST /api/vendors/:id/files': () => ({ kind: 'clearance' }),
  },
}
