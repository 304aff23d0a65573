import { api } from '../../../api/api.ts'

/** What is to be read anew once a notice was received or taken back. */
export const noticeStale = [api.units.occupancy, api.units.tenantNotices, api.units.get, api.audit.history] as const
