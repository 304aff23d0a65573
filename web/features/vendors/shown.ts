import { api } from '../../api/api.ts'

/** What is stale after a vendor was written. */
export const shownOfVendors = [api.vendors.list, api.vendors.counts, api.vendors.get, api.audit.history]
