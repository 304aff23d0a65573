import { z } from 'zod'
import { LocalDateField, requiredText, UseDay } from '../fields.ts'
import { clearable, count } from '../form.ts'
import {
  debitContactMostChars,
  debitFileNumberMost,
  originatorLongMostChars,
  originatorShortMostChars,
} from '../limits/debits.ts'
import { AccountNumber, Institution, Transit } from './agreement.ts'

/** What the bank gave the building for its files of debits. */

const short = (label: string, missing: string, max: number) => requiredText({ label, missing, max })

export const DebitSettingsDraft = z.object({
  version: z.number().int().min(0),
  originatorNumber: z
    .string('Enter the originator number from your bank')
    .trim()
    .toUpperCase()
    .min(1, 'Enter the originator number from your bank')
    .regex(/^[A-Z0-9]{1,10}$/, 'Enter up to 10 letters and digits'),
  dataCentre: z
    .string('Enter the 5 digits of the data centre')
    .trim()
    .regex(/^\d{5}$/, 'Enter the 5 digits of the data centre'),
  transactionCode: z
    .string('Enter the 3 digits of the transaction code')
    .trim()
    .regex(/^\d{3}$/, 'Enter the 3 digits of the transaction code'),
  shortName: short('Short name', 'Enter a short name', originatorShortMostChars),
  longName: short('Name', 'Enter the legal name of your corporation', originatorLongMostChars),
  returnInstitution: Institution,
  returnTransit: Transit,
  /** Null keeps the one that is there. */
  returnAccount: clearable(AccountNumber).default(null),
  /** The number of the next file. */
  nextNumber: count(1, debitFileNumberMost),
  contact: short('Contact', 'Enter where owners can reach you about debits', debitContactMostChars),
  /** The payee letter of undertaking with the bank. */
  letterOn: clearable(UseDay).default(null),
  /** The bank said that a test file is right. */
  confirmedOn: clearable(UseDay).default(null),
  /** Owners can agree on their own. */
  isOffered: z.boolean().default(false),
})
export type DebitSettingsDraft = z.output<typeof DebitSettingsDraft>

export const DebitSettings = z.object({
  /** 0 before they are saved for the first time. */
  version: z.number().int(),
  originatorNumber: z.string(),
  dataCentre: z.string(),
  transactionCode: z.string(),
  shortName: z.string(),
  longName: z.string(),
  returnInstitution: z.string(),
  returnTransit: z.string(),
  /** Of the account number; empty before there is one. */
  returnLastThree: z.string(),
  nextNumber: z.number().int(),
  contact: z.string(),
  letterOn: LocalDateField.nullable(),
  confirmedOn: LocalDateField.nullable(),
  isOffered: z.boolean(),
})
export type DebitSettings = z.infer<typeof DebitSettings>
