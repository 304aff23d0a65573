import { z } from 'zod'
import { Id, LocalDateField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable, count } from '../form.ts'
import { Amount } from '../ledger/holding.ts'
import {
  bylawFilingMostChars,
  bylawHeadingMostChars,
  bylawNumberMostChars,
  bylawReasonMostChars,
  bylawsAddedMost,
  bylawSetNameMostChars,
  bylawTextMostChars,
} from '../limits/bylaws.ts'
import { Reason } from '../reason.ts'

/** The bylaws and rules of a building: as they are read, and as they are written. Money is in cents. */

/** Bylaws are passed by owners; rules are made by council for common property. */
export const BylawKind = z.enum(['bylaw', 'rule'])
export type BylawKind = z.infer<typeof BylawKind>

/** Texts that belong together, such as the bylaws of the whole building, those of a section, or the pool rules. */
export const BylawSet = z.object({
  _id: Id,
  kind: BylawKind,
  name: z.string(),
  /** Texts in force today. */
  inForce: z.number().int(),
  version: z.number().int(),
})
export type BylawSet = z.infer<typeof BylawSet>

export const BylawSetDraft = z.object({
  kind: BylawKind,
  name: requiredText({ label: 'Name', max: bylawSetNameMostChars }),
})
export type BylawSetDraft = z.output<typeof BylawSetDraft>

const Version = z.coerce.number().int()

export const BylawSetChange = BylawSetDraft.pick({ name: true }).extend({ version: Version })
export type BylawSetChange = z.output<typeof BylawSetChange>

/**
 * Passed and not filed; in force; a rule in force that owners still have to ratify; a rule that lapsed because they didn’t;
 * replaced by another text; repealed.
 */
export const BylawState = z.enum(['waiting', 'inForce', 'toRatify', 'lapsed', 'replaced', 'repealed'])
export type BylawState = z.infer<typeof BylawState>

export const BylawEnd = z.enum(['replaced', 'repealed', 'lapsed'])
export type BylawEnd = z.infer<typeof BylawEnd>

const day = clearable(UseDay).default(null)
const Fine = clearable(Amount).default(null)

/** What is written of one text. */
export const BylawFields = z.object({
  number: requiredText({ label: 'Number', max: bylawNumberMostChars }),
  heading: requiredText({ label: 'Heading', max: bylawHeadingMostChars }),
  text: requiredText({ label: 'Wording', max: bylawTextMostChars, lines: 'several' }),
  /** Prohibits or limits short-term accommodation, for which the law allows a higher fine. */
  isShortStay: z.boolean().default(false),
  /** The fine that the text or its set names; null where none is named, so that nothing can be fined. */
  fineCents: Fine,
  /** What a second and later contravention costs, where that differs. */
  laterFineCents: Fine,
  /** The days between two fines for something that continues; null where only one is named. */
  fineEveryDays: clearable(count(1, 365)).default(null),
  /** A standard bylaw of the act: it applies without having been filed. */
  isStandard: z.boolean().default(false),
  /** When owners passed a bylaw, or council made a rule. */
  passedOn: day,
  /** When a bylaw was filed in the land title office, and under which number. */
  filedOn: day,
  filingNumber: plainText({ label: 'Filing number', max: bylawFilingMostChars }).default(''),
  /** Of a rule the last day of the general meeting that must ratify it; left empty, the last day that the law allows. */
  ratifyBy: day,
  /** Of a rule the general meeting that ratified it before it was entered. */
  ratifiedOn: day,
  /** The earlier text that it takes the place of, from the day it comes into force. */
  replacesId: clearable(Id).default(null),
})
export type BylawFields = z.output<typeof BylawFields>

export const BylawsDraft = z.object({
  setId: Id,
  bylaws: z.array(BylawFields).min(1, 'Add at least one').max(bylawsAddedMost, `At most ${bylawsAddedMost} at a time`),
})
export type BylawsDraft = z.output<typeof BylawsDraft>

/** What it replaces stays as it was said at first, and steps record a ratification. */
export const BylawChange = BylawFields.omit({ replacesId: true, ratifiedOn: true }).extend({ version: Version })
export type BylawChange = z.output<typeof BylawChange>

/** One text as it is listed and cited. */
export const Bylaw = BylawFields.omit({ replacesId: true }).extend({
  _id: Id,
  set: BylawSet.pick({ _id: true, kind: true, name: true }),
  state: BylawState,
  /** From this day on; null for a standard bylaw, which always applied, and for one that isn’t filed yet. */
  inForceFrom: LocalDateField.nullable(),
  /** Not in force from this day on. */
  endedOn: LocalDateField.nullable(),
  endedBy: BylawEnd.nullable(),
  /** When residents were notified of it, or of its end. */
  toldOn: LocalDateField.nullable(),
  version: z.number().int(),
})
export type Bylaw = z.infer<typeof Bylaw>

/** A text before or after another. */
export const BylawVersion = Bylaw.pick({
  _id: true,
  number: true,
  heading: true,
  state: true,
  inForceFrom: true,
  endedOn: true,
})
export type BylawVersion = z.infer<typeof BylawVersion>

/** A record that rests on a text. */
export const BylawCitation = z.object({ what: z.string(), name: z.string(), path: z.string() })
export type BylawCitation = z.infer<typeof BylawCitation>

export const BylawStepName = z.enum(['file', 'ratify', 'unratify', 'repeal', 'lapse', 'reinstate', 'discard'])
export type BylawStepName = z.infer<typeof BylawStepName>

/** One text with those before and after it. */
export const OneBylaw = Bylaw.extend({
  replaces: BylawVersion.nullable(),
  replacedBy: BylawVersion.nullable(),
  /** Why it isn’t in force before it is filed, or lapses unless it is ratified; null where no act of ours says so. */
  takesEffect: Reason.nullable(),
  lapses: Reason.nullable(),
  /** The most that a contravention may cost, and why; null where no act of ours sets one. */
  cap: Reason.nullable(),
  /** What rests on it, for those who manage the building. */
  citedBy: z.array(BylawCitation),
  steps: z.array(BylawStepName),
})
export type OneBylaw = z.infer<typeof OneBylaw>

const step = <Name extends BylawStepName>(name: Name) => ({ step: z.literal(name), version: Version })
const reason = requiredText({ label: 'Reason', max: bylawReasonMostChars })

export const BylawStep = z.discriminatedUnion('step', [
  /** A bylaw comes into force: it was filed in the land title office. */
  z.object({
    ...step('file'),
    filedOn: UseDay,
    filingNumber: plainText({ label: 'Filing number', max: bylawFilingMostChars }).default(''),
  }),
  /** A general meeting ratified a rule. */
  z.object({ ...step('ratify'), ratifiedOn: UseDay }),
  /** A ratification was recorded in error. */
  z.object({ ...step('unratify'), reason }),
  /** It is no longer in force from this day on, by a filed amendment or, for a rule, by council. */
  z.object({ ...step('repeal'), endedOn: UseDay, reason }),
  /** A general meeting was held and didn’t ratify a rule. */
  z.object({ ...step('lapse'), endedOn: UseDay }),
  /** A repeal or lapse was recorded in error. */
  z.object({ ...step('reinstate'), reason }),
  /** Entered in error: it goes, unless something rests on it. */
  z.object(step('discard')),
])
export type BylawStep = z.output<typeof BylawStep>
