import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { buildings } from './buildings.ts'
import { notices } from './notices.ts'
import { notifications } from './notifications.ts'
import { units } from './units.ts'

/** Everything the server promises, one table a feature: the whole API on one screen. */
export const api = { audit, buildings, accounts, notifications, units, notices }
