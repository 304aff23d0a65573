/** The rules of British Columbia and Alberta as pure functions; depends on nothing and is asked by everything. */
export { councilDoubts, councilRuleFor, eligibilityDoubts, type CouncilDoubt, type Seat } from './council.ts'
export { jurisdictionOf, jurisdictions } from './jurisdiction.ts'
export { labelsFor, type Labels } from './labels.ts'
export { addressDutyFor } from './mailing-address.ts'
export { annualMeetingDue, annualMeetingRule, meetingNoticeSource } from './meetings.ts'
export { ownerListFor, type OwnerListColumn } from './owner-list.ts'
export { privacyRegimeOf } from './privacy.ts'
export { tenantNoticeDueOn, tenantNoticeFor, tenantNoticeOn } from './tenancies.ts'
