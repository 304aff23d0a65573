import { api } from '../../api/api.ts'

/** What is stale after a mortgagee was written. */
export const shownOfMortgagees = [api.mortgagees.list, api.mortgagees.get, api.overview.day, api.audit.history]
