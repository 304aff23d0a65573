/** The rules of British Columbia and Alberta as pure functions; depends on nothing and is asked by everything. */
export { addBusinessDays, holidayOn, isBusinessDay, nextBusinessDay } from './calendar/business-days.ts'
export { bylawLaw, latestRatifyBy, ratifyBy } from './bylaws.ts'
export {
  clearDaysAfter,
  clearDaysBefore,
  daysFromTo,
  plusDays,
  plusMonths,
  plusWeeks,
  plusYears,
} from './calendar/days.ts'
export { holidaysIn } from './calendar/holidays.ts'
export { certificateFeeCents, certificateRule, validUntil } from './certificates.ts'
export { chargebackRule } from './chargebacks.ts'
export { collectionRules } from './collections.ts'
export { councilBars, councilMajority, councilQuorum, councilTies } from './council-votes.ts'
export { councilDoubts, councilRuleFor, eligibilityDoubts, type CouncilDoubt, type Seat } from './council.ts'
export { dueOn, overOn, type Term } from './deadlines.ts'
export { deemedReceivedOn, deliveryRule, mayServeByEmail, notGiven, sendBy } from './delivery.ts'
export { answerBy, enforcementClocks, entryFrom } from './enforcement.ts'
export { exclusiveUseRule, exclusiveUseUntil, userFeeReason } from './exclusive-use.ts'
export { filingFor, type Filing } from './filing.ts'
export { fineMostCents, fineRule, nextFineFrom, type FineRule } from './fines.ts'
export { inForceOn } from './in-force.ts'
export { jurisdictionOf, jurisdictions, type Jurisdiction } from './jurisdiction.ts'
export { labelsFor, type Labels } from './labels.ts'
export { copyToOwners, corporationName, letterAuthority, type LegalLetter } from './letters.ts'
export { addressDutyFor } from './mailing-address.ts'
export { annualMeetingDue, annualMeetingRule, meetingNoticeRule, meetingNoticeSource } from './meetings.ts'
export { mortgageeRequests, mortgageeRequestsLapsed, mortgageeRequestUntil } from './mortgagees.ts'
export { ownerListFor, type OwnerListColumn } from './owner-list.ts'
export { dividedAtSale } from './money/adjustments.ts'
export { apportion, monthOf, roundingOfYear } from './money/apportion.ts'
export { budgetMissing, feesToldBy, sharedBySome, statementDue, unapprovedSpending, yearEnd } from './money/budgets.ts'
export { chargeRule, chargeTypes, goodsAndServicesTax, limitationOf, type ChargeType } from './money/charges.ts'
export { debitFrom } from './money/debits.ts'
export { interestCap, interestOn, rateRefusal, yearlyBps, type OpenFrom } from './money/interest.ts'
export {
  dividedByPaid,
  instalmentDebtor,
  levyRefund,
  levyResolution,
  levyVote,
  mostOfOneOwner,
  type LevyDivision,
} from './money/levies.ts'
export {
  operatingApproval,
  operatingBases,
  reserveApproval,
  reserveBases,
  reserveLeastCents,
  reserveRule,
  type SpendingApproval,
} from './money/reserve.ts'
export { penaltyAsks } from './penalty-steps.ts'
export { privacyRegimeOf } from './privacy.ts'
export { defaultReaders, type DocumentCategory, type Reader } from './readers.ts'
export { recordKindLabels, recordKinds, type RecordKind } from './record-kinds.ts'
export { redactionGuide, refusalGround, refusalGrounds, requestClock, whereToTurn } from './records-answers.ts'
export { askingRight, reachesKind, recordsAskers, type RecordsAsker } from './records-askers.ts'
export { copyFeeCents, documentRequestRule } from './records-desk.ts'
export { defaultRecordKind, keptUntil, retentionOf, type RetentionRule } from './retention.ts'
export { reasonOf, type Reason } from './ruled.ts'
export { tenantNoticeDueOn, tenantNoticeFor, tenantNoticeOn } from './tenancies.ts'
export { workersCompensationFor } from './workers-compensation.ts'
