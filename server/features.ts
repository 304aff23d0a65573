import type { Feature } from './feature.ts'
import { auditFeature } from './features/audit/feature.ts'
import { mailFeature } from './features/mail/feature.ts'
import { buildingsFeature } from './features/buildings/feature.ts'
import { accountsFeature } from './features/accounts/feature.ts'
import { notificationsFeature } from './features/notifications/feature.ts'
import { unitsFeature } from './features/units/feature.ts'
import { ledgerFeature } from './features/ledger/feature.ts'
import { budgetFeature } from './features/budget/feature.ts'
import { bookExportsFeature } from './features/book-exports/feature.ts'
import { bookImportsFeature } from './features/book-imports/feature.ts'
import { leviesFeature } from './features/levies/feature.ts'
import { adjustmentsFeature } from './features/adjustments/feature.ts'
import { debitsFeature } from './features/debits/feature.ts'
import { bankingFeature } from './features/banking/feature.ts'
import { spendingFeature } from './features/spending/feature.ts'
import { documentsFeature } from './features/documents/feature.ts'
import { bylawsFeature } from './features/bylaws/feature.ts'
import { mortgageesFeature } from './features/mortgagees/feature.ts'
import { joiningFeature } from './features/joining/feature.ts'
import { vendorsFeature } from './features/vendors/feature.ts'
import { noticesFeature } from './features/notices/feature.ts'
import { ticketsFeature } from './features/tickets/feature.ts'
import { assetsFeature } from './features/assets/feature.ts'
import { workOrdersFeature } from './features/work-orders/feature.ts'
import { bookingsFeature } from './features/bookings/feature.ts'
import { parkingFeature } from './features/parking/feature.ts'
import { votingFeature } from './features/voting/feature.ts'
import { forumFeature } from './features/forum/feature.ts'
import { formsFeature } from './features/forms/feature.ts'
import { violationsFeature } from './features/violations/feature.ts'
import { collectionsFeature } from './features/collections/feature.ts'
import { overviewFeature } from './features/overview/feature.ts'
import { enquiriesFeature } from './features/enquiries/feature.ts'
import { adminFeature } from './features/admin/feature.ts'

/** The features in dependency order: one imports only those above it, and only through their door. */
export const features: readonly Feature[] = [
  auditFeature,
  mailFeature,
  buildingsFeature,
  accountsFeature,
  notificationsFeature,
  unitsFeature,
  ledgerFeature,
  budgetFeature,
  bookExportsFeature,
  bookImportsFeature,
  leviesFeature,
  adjustmentsFeature,
  debitsFeature,
  bankingFeature,
  spendingFeature,
  documentsFeature,
  bylawsFeature,
  mortgageesFeature,
  joiningFeature,
  vendorsFeature,
  noticesFeature,
  ticketsFeature,
  assetsFeature,
  workOrdersFeature,
  bookingsFeature,
  parkingFeature,
  votingFeature,
  forumFeature,
  formsFeature,
  violationsFeature,
  collectionsFeature,
  overviewFeature,
  enquiriesFeature,
  adminFeature,
]
