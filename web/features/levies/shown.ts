import { api } from '../../api/api.ts'
import { shownOfLedger } from '../ledger/ledger.ts'

/** What is stale after a special levy was written. */
export const shownOfLevies = [api.levies.list, api.levies.get, api.levies.mine, ...shownOfLedger]
