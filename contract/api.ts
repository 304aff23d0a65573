import { accounts } from './accounts.ts'
import { adjustments } from './adjustments.ts'
import { admin } from './admin.ts'
import { assets } from './assets.ts'
import { audit } from './audit.ts'
import { banking } from './banking.ts'
import { bookings } from './bookings.ts'
import { bookExports } from './book-exports.ts'
import { bookImports } from './book-imports.ts'
import { budget } from './budget.ts'
import { buildings } from './buildings.ts'
import { bylaws } from './bylaws.ts'
import { collections } from './collections.ts'
import { contacts } from './contacts.ts'
import { debits } from './debits.ts'
import { documents } from './documents.ts'
import { enquiries } from './enquiries.ts'
import { forms } from './forms.ts'
import { forum } from './forum.ts'
import { moderation } from './forum/moderation.ts'
import { forumSettings } from './forum/settings.ts'
import { joining } from './joining.ts'
import { ledger } from './ledger.ts'
import { levies } from './levies.ts'
import { mortgagees } from './mortgagees.ts'
import { notices } from './notices.ts'
import { notifications } from './notifications.ts'
import { overview } from './overview.ts'
import { parking } from './parking.ts'
import { push } from './push.ts'
import { spending } from './spending.ts'
import { tickets } from './tickets.ts'
import { maintenance } from './tickets/settings.ts'
import { ticketViews } from './tickets/views.ts'
import { units } from './units.ts'
import { vendors } from './vendors.ts'
import { violations } from './violations.ts'
import { decisions } from './voting/decisions.ts'
import { polls } from './voting/polls.ts'
import { voting } from './voting.ts'
import { workOrders } from './work-orders.ts'

/** Everything the server promises, one table a feature: the whole API on one screen. */
export const api = {
  audit,
  buildings,
  contacts,
  accounts,
  notifications,
  push,
  units,
  banking,
  bookExports,
  bookImports,
  budget,
  adjustments,
  debits,
  documents,
  bylaws,
  mortgagees,
  joining,
  ledger,
  levies,
  spending,
  vendors,
  notices,
  tickets,
  ticketViews,
  maintenance,
  assets,
  workOrders,
  parking,
  bookings,
  polls,
  decisions,
  voting,
  forum,
  moderation,
  forumSettings,
  forms,
  violations,
  collections,
  overview,
  enquiries,
  admin,
}
