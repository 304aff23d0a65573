import { accountKind } from './accounts/account-kind.ts'
import { jobKind, mailKind } from './admin/platform-kinds.ts'
import { assetKind } from './assets/asset-kind.ts'
import { visitKind } from './audit/visit-kind.ts'
import { amenityKind, bookingKind } from './bookings/booking-kinds.ts'
import { bankAccountKind, bankExpenseKind } from './banking/banking-kinds.ts'
import { debitAgreementKind, debitRunKind, debitSettingsKind } from './debits/debit-kinds.ts'
import { bookImportKind } from './book-imports/book-import-kind.ts'
import { budgetKind } from './budget/budget-kind.ts'
import { bylawKind, bylawSetKind } from './bylaws/bylaw-kind.ts'
import { buildingKind, contactKind } from './buildings/building-kind.ts'
import { collectionKind } from './collections/collection-kind.ts'
import { documentFolderKind, documentKind } from './documents/document-kinds.ts'
import { enquiryKind } from './enquiries/enquiry-kind.ts'
import { letterKind, letterRunKind, letterTemplateKind } from './forms/letter-kinds.ts'
import { recordsRequestKind } from './forms/request-kind.ts'
import { forumPostKind } from './forum/forum-kinds.ts'
import { forumCategoryKind, forumSettingsKind } from './forum/settings-kinds.ts'
import { accessRequestKind, invitationKind } from './joining/joining-kinds.ts'
import { booksKind, holdingKind, paymentKind } from './ledger/ledger-kinds.ts'
import { levyKind } from './levies/levy-kind.ts'
import { mortgageeKind } from './mortgagees/mortgagee-kind.ts'
import { noticeKind } from './notice-kind.ts'
import { parkingLinkKind, parkingSettingsKind, parkingViolationKind, visitorPassKind } from './parking/parking-kinds.ts'
import { parkingStallKind, parkingWaitKind } from './parking/stall-kinds.ts'
import { spendingKind } from './spending/spending-kind.ts'
import { maintenanceSettingsKind } from './tickets/settings-kind.ts'
import { ticketKind } from './tickets/ticket-kind.ts'
import { importKind } from './units/import-kind.ts'
import { councilTermKind, membershipKind, personKind } from './units/people-kinds.ts'
import { unitKind } from './units/unit-kind.ts'
import { vendorKind } from './vendors/vendor-kind.ts'
import { violationKind } from './violations/violation-kind.ts'
import { decisionKind, pollKind } from './voting/decide-kinds.ts'
import { proposalKind } from './voting/proposal-kind.ts'
import { orderKind } from './work-orders/order-kind.ts'
import type { Kind } from './kind.ts'

/** Every kind of record, in the order in which the history offers them. */
const declared = [
  buildingKind,
  visitKind,
  membershipKind,
  accountKind,
  unitKind,
  personKind,
  councilTermKind,
  importKind,
  budgetKind,
  documentKind,
  documentFolderKind,
  bylawKind,
  bylawSetKind,
  mortgageeKind,
  noticeKind,
  letterTemplateKind,
  letterRunKind,
  letterKind,
  invitationKind,
  accessRequestKind,
  recordsRequestKind,
  holdingKind,
  paymentKind,
  booksKind,
  bookImportKind,
  debitAgreementKind,
  debitRunKind,
  debitSettingsKind,
  levyKind,
  bankAccountKind,
  bankExpenseKind,
  spendingKind,
  vendorKind,
  ticketKind,
  maintenanceSettingsKind,
  assetKind,
  orderKind,
  amenityKind,
  bookingKind,
  pollKind,
  decisionKind,
  parkingStallKind,
  parkingWaitKind,
  parkingSettingsKind,
  visitorPassKind,
  parkingLinkKind,
  parkingViolationKind,
  violationKind,
  collectionKind,
  proposalKind,
  forumPostKind,
  forumCategoryKind,
  forumSettingsKind,
  mailKind,
  jobKind,
  enquiryKind,
  contactKind,
] as const

type Declared = (typeof declared)[number]
type NamesOf<K extends { name: string }> = K['name']
type ViewsOf<K> = K extends { name: infer Name extends string; views: infer Views }
  ? `${Name}.${keyof Views & string}`
  : never
type KindsOf<View> = View extends `${infer Name extends KindName}.${string}` ? Name : never
type BearersOf<K> = K extends { attachments: infer Bearers } ? keyof Bearers & string : never

export type KindName = NamesOf<Declared>
/** The kinds that keep a history. */
export type SubjectName = Exclude<KindName, NamesOf<Extract<Declared, { history: null }>>>
/** Of them, the platform’s own, which no building’s history tells of. */
export type PlatformSubjectName = NamesOf<Extract<Declared, { isPlatforms: true }>>
/** What a route shows: `vendor.all`, by the kind and one of its views. */
export type ViewName = ViewsOf<Declared>
/** The kinds that a route shows, so that open screens can be told of a change. */
export type ShownName = KindsOf<ViewName>
/** What a file hangs on. */
export type BearerName = BearersOf<Declared>

export const kinds: readonly (Kind & { readonly name: KindName })[] = declared
