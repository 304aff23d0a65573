/** What a vendor did for the building, for its page. */
import type { VendorWork } from '../../../contract/vendors/work.ts'
import type { InBuilding } from '../../context.ts'
import { selectVendorWork } from './vendor-work-store.ts'

export const workOfVendor = (ctx: InBuilding, vendorId: string): Promise<VendorWork> =>
  selectVendorWork(ctx.db, ctx.building._id, vendorId)
