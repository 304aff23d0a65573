import { z } from 'zod'
import { InstantField, plainText, requiredText, richText } from '../fields.ts'
import { clearable, list } from '../form.ts'
import {
  conflictWordsMostChars,
  proposalAuthorityMostChars,
  proposalCommentMostChars,
  proposalOptionMostChars,
  proposalOptionsLeast,
  proposalOptionsMost,
  proposalReasonMostChars,
  proposalTextMostChars,
  proposalTitleMostChars,
} from '../limits/voting.ts'
import { hasAlike, nameKey } from '../clean.ts'
import { BallotKind, DecisionMode, MajorityOf, ProposalKind, TieRule } from './kinds.ts'
import { choiceLabels } from './voting-words.ts'

/** What is written of proposals. A new one may come with files, so its fields read text too. */

const Version = z.coerce.number().int()
const TextVersion = z.coerce.number().int()

export const proposalTextTooLong = `Text must be at most ${proposalTextMostChars} characters`
const title = requiredText({
  label: 'Title',
  missing: 'Enter a title for the decision',
  max: proposalTitleMostChars,
})
const text = richText({ label: 'Text', max: proposalTextMostChars, tooLong: proposalTextTooLong })
const options = list(
  requiredText({ label: 'Option', missing: 'Enter the option or remove it', max: proposalOptionMostChars }),
  proposalOptionsMost,
).default([])

const Fields = z.object({
  title,
  text,
  kind: ProposalKind.default('yes_no'),
  /** Of a list, in their order; none for a yes or no. */
  options,
  mode: DecisionMode.default('between_meetings'),
  /** The bylaw that lets a vote here decide; only where it does. */
  authority: plainText({ label: 'Bylaw', max: proposalAuthorityMostChars }).default(''),
  ballot: BallotKind.default('open'),
  tieRule: TieRule.default('fails'),
  majorityOf: MajorityOf.default('present'),
})
type Fields = z.output<typeof Fields>

/** Whether the options are texts at all: their own fault is said already where they are not. */
const areTexts = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every((one) => typeof one === 'string')

/** Said together with what else is missing, not once that is there. */
const atOnce = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

const fewOptions = `Enter at least ${proposalOptionsLeast} options`
const sameOptions = 'Two options are the same'
const abstains = 'Everyone can already abstain; remove that option'
/** What is wrong with the options of a list; null for sound ones. */
export const optionsFault = (written: readonly string[]): string | null => {
  if (written.length < proposalOptionsLeast) return fewOptions
  if (written.map(nameKey).includes(nameKey(choiceLabels.abstain))) return abstains
  return hasAlike(written) ? sameOptions : null
}

const agreeing = (fields: Fields, context: z.core.$RefinementCtx<Fields>): void => {
  const add = (path: keyof Fields, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  const fault = fields.kind === 'list' && areTexts(fields.options) ? optionsFault(fields.options) : null
  if (fault !== null) add('options', fault)
  const unnamed = authorityFault(fields)
  if (unnamed !== null) add('authority', unnamed)
}

export const ProposalDraft = Fields.superRefine(agreeing, atOnce)
export type ProposalDraft = z.output<typeof ProposalDraft>

export const ProposalChange = Fields.extend({ version: Version }).superRefine(agreeing, atOnce)
export type ProposalChange = z.output<typeof ProposalChange>

export const ProposalSeen = z.object({ version: Version })

/** Voting opens at once, or at a moment to come; it closes by the server's clock. */
export const VotingOpened = z.object({
  opensAt: clearable(InstantField).default(null),
  closesAt: InstantField,
  version: Version,
})
export type VotingOpened = z.output<typeof VotingOpened>

/** The rules of a vote that opens at once on a record such as a violation case; what is asked comes from there. */
export const CaseVote = Fields.pick({ mode: true, authority: true, tieRule: true }).extend({ closesAt: InstantField })
export type CaseVote = z.output<typeof CaseVote>

/** Refuses a bylaw that isn’t named. */
export const authorityFault = ({ mode, authority }: Pick<Fields, 'mode' | 'authority'>): string | null =>
  mode === 'bylaw' && authority === '' ? 'Enter the bylaw that allows it' : null

export const Vote = z.object({
  /** The key of one of the proposal's choices. */
  choice: z.string({ error: 'Choose how you vote' }).min(1, 'Choose how you vote').max(10, 'Choose how you vote'),
  /** The text that was read; another one is not voted on unseen. */
  textVersion: TextVersion,
})
export type Vote = z.output<typeof Vote>

export const ConflictDeclared = z.object({
  words: requiredText({
    label: 'Conflict',
    missing: 'Describe your interest',
    max: conflictWordsMostChars,
    lines: 'several',
  }),
})
export type ConflictDeclared = z.output<typeof ConflictDeclared>

const reason = (missing: string) =>
  requiredText({ label: 'Reason', missing, max: proposalReasonMostChars, lines: 'several' })

export const ProposalWithdrawn = z.object({ reason: reason('Enter a reason for withdrawing'), version: Version })
export type ProposalWithdrawn = z.output<typeof ProposalWithdrawn>

/** A new text, on which everybody votes anew; what kind of vote it is stays. */
export const NewVersion = z.object({
  title,
  text,
  options,
  reason: reason('Describe what changed and why'),
  /** Discussed again first; or voted on at once, until a moment. */
  opens: z.enum(['discussion', 'voting']),
  closesAt: clearable(InstantField).default(null),
  version: Version,
})
export type NewVersion = z.output<typeof NewVersion>

/** The deciding vote of whoever presides: for or against, or one of the options that tie. */
export const TieDecision = z.object({ choice: Vote.shape.choice, version: Version })
export type TieDecision = z.output<typeof TieDecision>

export const CommentWritten = z.object({
  words: requiredText({
    label: 'Comment',
    missing: 'Enter a comment',
    max: proposalCommentMostChars,
    lines: 'several',
  }),
})
export type CommentWritten = z.output<typeof CommentWritten>
