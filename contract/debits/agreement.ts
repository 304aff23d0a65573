import { z } from 'zod'
import { Id, LocalDateField, requiredText, UseDay } from '../fields.ts'
import { clearable } from '../form.ts'
import { accountHolderMostChars, identityMostChars } from '../limits/debits.ts'
import { correctionMostChars } from '../limits/ledger.ts'
import { debitCovers } from './debit-words.ts'

/** Agreements by which owners let what they owe be debited from their bank account. */

const Version = z.number().int().min(1)

const digits = (pattern: RegExp, message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replaceAll(/[\s-]/g, '') : value),
    z.string(message).regex(pattern, message),
  )

/** Numbers of a bank account, as they are at the bottom of a cheque. */
export const Institution = digits(/^(?!000)\d{3}$/, 'Enter the 3 digits of the institution number')
export const Transit = digits(/^\d{5}$/, 'Enter the 5 digits of the transit number')
export const AccountNumber = digits(/^\d{5,12}$/, 'Enter the 5 to 12 digits of the account number')

const AgreementFields = z.object({
  holdingId: Id,
  /** Whose account it is, as the bank knows them. */
  payerName: requiredText({
    label: 'Account holder',
    missing: 'Enter the name on the account',
    max: accountHolderMostChars,
  }),
  institution: Institution,
  transit: Transit,
  account: AccountNumber,
  isBusiness: z.boolean().default(false),
  covers: z.enum(debitCovers),
  /** What falls due before isn’t debited. */
  startsOn: UseDay,
  /** Without the ten days’ notice of a first or changed amount. */
  isNoticeWaived: z.boolean().default(false),
})

/** An owner agrees on their own. */
export const AgreementDraft = AgreementFields.extend({
  agrees: z.literal(true, 'Confirm that you agree'),
})
export type AgreementDraft = z.output<typeof AgreementDraft>

/** Someone who keeps the books enters what an owner signed. */
export const PaperAgreementDraft = AgreementFields.extend({
  signedOn: UseDay,
  /** How it was made sure who signed. */
  identity: requiredText({
    label: 'Identity',
    missing: 'Enter how you verified who signed',
    max: identityMostChars,
  }),
})
export type PaperAgreementDraft = z.output<typeof PaperAgreementDraft>

export const AgreementEnd = z.object({
  version: Version,
  /** Asked of who keeps the books. */
  reason: clearable(requiredText({ label: 'Reason', max: correctionMostChars })).default(null),
})
export type AgreementEnd = z.output<typeof AgreementEnd>

export const Agreement = z.object({
  _id: Id,
  version: Version,
  holdingId: Id,
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  payerName: z.string(),
  institution: z.string(),
  /** Of the account number. */
  lastThree: z.string(),
  isBusiness: z.boolean(),
  covers: z.enum(debitCovers),
  startsOn: LocalDateField,
  isNoticeWaived: z.boolean(),
  /** When the owner agreed, or signed. */
  agreedOn: LocalDateField,
  /** How it was made sure who signed on paper; null for one that the owner made on their own. */
  identity: z.string().nullable(),
  /** What was agreed, a sentence at a time. */
  terms: z.array(z.string()),
  /** Null while it runs. Once an owner who had the unit then sold, the day of the sale. */
  endedOn: LocalDateField.nullable(),
  endReason: z.string().nullable(),
  /** The amount that the owner was last told, and from when it can be debited. */
  notice: z.object({ cents: z.number().int(), toldOn: LocalDateField, from: LocalDateField }).nullable(),
  /** The last debit in a file that wasn’t cancelled, once its day has come. */
  lastDebit: z.object({ on: LocalDateField, cents: z.number().int(), isReturned: z.boolean() }).nullable(),
})
export type Agreement = z.infer<typeof Agreement>

/** What an owner can do about their own units. */
export const OwnDebits = z.object({
  /** Whether owners can agree here. */
  isOffered: z.boolean(),
  /** Whether the bank confirmed a file; nothing is debited before. */
  isConfirmed: z.boolean(),
  payee: z.string(),
  contact: z.string(),
  units: z.array(
    z.object({
      holdingId: Id,
      unitNumber: z.string(),
      /** The one that runs. */
      agreement: Agreement.nullable(),
    }),
  ),
})
export type OwnDebits = z.infer<typeof OwnDebits>
