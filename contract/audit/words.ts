import type { Subject } from '../audit.ts'
import { assetWords } from './asset-words.ts'
import { amenityWords, bookingWords } from './booking-words.ts'
import { buildingWords, importWords, visitWords } from './building-words.ts'
import { actionWords, fieldLines, type ChangedField, type KindWords } from './change-words.ts'
import { documentFolderWords, documentWords } from './document-words.ts'
import { recordsRequestWords } from './forms-words.ts'
import { accessRequestWords, invitationWords } from './joining-words.ts'
import { forumCategoryWords, forumSettingsWords } from './forum-settings-words.ts'
import { forumPostWords } from './forum-words.ts'
import { letterRunWords, letterTemplateWords, letterWords } from './letter-words.ts'
import { maintenanceSettingsWords } from './maintenance-words.ts'
import { noticeWords } from './notice-words.ts'
import { accountWords, councilTermWords, membershipWords, personWords } from './people-words.ts'
import { enquiryWords, jobWords, mailWords } from './platform-words.ts'
import { decisionWords, pollWords } from './decide-words.ts'
import { parkingStallWords, parkingWaitWords } from './parking-stall-words.ts'
import { parkingLinkWords, parkingSettingsWords, parkingViolationWords, visitorPassWords } from './parking-words.ts'
import { ticketWords } from './ticket-words.ts'
import { unitWords } from './unit-words.ts'
import { vendorWords } from './vendor-words.ts'
import { proposalWords } from './voting-words.ts'
import { workOrderWords } from './work-order-words.ts'

/** The words of every kind of record that keeps a history. */
const words: Readonly<Record<Subject, KindWords>> = {
  building: buildingWords,
  visit: visitWords,
  membership: membershipWords,
  account: accountWords,
  unit: unitWords,
  person: personWords,
  councilTerm: councilTermWords,
  import: importWords,
  document: documentWords,
  documentFolder: documentFolderWords,
  notice: noticeWords,
  letterTemplate: letterTemplateWords,
  letterRun: letterRunWords,
  letter: letterWords,
  invitation: invitationWords,
  accessRequest: accessRequestWords,
  recordsRequest: recordsRequestWords,
  vendor: vendorWords,
  ticket: ticketWords,
  maintenanceSettings: maintenanceSettingsWords,
  asset: assetWords,
  workOrder: workOrderWords,
  amenity: amenityWords,
  booking: bookingWords,
  poll: pollWords,
  decision: decisionWords,
  parkingStall: parkingStallWords,
  parkingWait: parkingWaitWords,
  parkingSettings: parkingSettingsWords,
  visitorPass: visitorPassWords,
  parkingLink: parkingLinkWords,
  parkingViolation: parkingViolationWords,
  proposal: proposalWords,
  forumPost: forumPostWords,
  forumCategory: forumCategoryWords,
  forumSettings: forumSettingsWords,
  mail: mailWords,
  job: jobWords,
  enquiry: enquiryWords,
}

export const kindWords = (subject: Subject): KindWords => words[subject]

/** What happened to a record of a kind. */
export const changeWords = (subject: Subject, action: string): string => actionWords(words[subject], action)

/** What it changed, a line a field; moments by the zone's clocks. */
export const changeLines = (subject: Subject, fields: readonly ChangedField[], zone: string): string[] =>
  fieldLines(words[subject], fields, zone)
