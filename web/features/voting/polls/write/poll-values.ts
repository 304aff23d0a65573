import type { z } from 'zod'
import { PollDraft, type Poll } from '../../../../../contract/voting/polls.ts'
import type { Instant } from '../../../../../contract/time.ts'
import { eveningIn } from '../../left.ts'

/** What the form of a poll holds: the contract's body, with how many may be chosen as the text of a choice. */

type Body = PollDraft
export type PollValues = Omit<Body, 'choicesMost'> & { choicesMost: string }

/** That the wire may also carry lists and numbers as text is nothing the form does. */
export const PollForm = PollDraft as z.ZodType<Body, PollValues>

const usualDays = 14

/** What the form is filled with; a new poll asks for a fortnight. */
export const valuesOf = (poll: Poll | null, now: Instant, zone: string): PollValues => ({
  question: poll?.question ?? '',
  details: poll?.details ?? '',
  audience: poll?.audience ?? 'owners',
  options: poll?.options.map(({ label }) => label) ?? ['', ''],
  choicesMost: String(poll?.choicesMost ?? 1),
  resultsShow: poll?.resultsShow ?? 'afterAnswer',
  detail: poll?.detail ?? 'totals',
  closesAt: poll?.closesAt ?? eveningIn(usualDays, now, zone),
})

/** How many answers a unit may choose, as there are answers to choose from. */
export const choicesOf = (options: number): { value: string; label: string }[] =>
  Array.from({ length: Math.max(options, 1) }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? 'One answer' : index + 1 === options ? 'All that apply' : `Up to ${index + 1} answers`,
  }))

const names: Readonly<Record<keyof Body, string>> = {
  question: 'question',
  details: 'details',
  audience: 'audience',
  options: 'answers',
  choicesMost: 'choices per unit',
  resultsShow: 'when results are shown',
  detail: 'results shown to management',
  closesAt: 'closing time',
}

/** Where somebody else's version differs from what would be sent, a line a part. */
export const differences = (theirs: Poll, mine: Body): string[] => {
  const their: Readonly<Record<keyof Body, unknown>> = { ...theirs, options: theirs.options.map(({ label }) => label) }
  return (Object.keys(names) as (keyof Body)[])
    .filter((field) => JSON.stringify(their[field]) !== JSON.stringify(mine[field]))
    .map((field) =>
      field === 'question' || field === 'details'
        ? `${names[field]}: ${String(their[field])}`
        : field === 'options'
          ? `${names[field]}: ${(their.options as string[]).join(', ')}`
          : `${names[field]}: different from yours`,
    )
}
