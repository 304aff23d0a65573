import type { ForumAct, ForumCase } from '../../../../contract/forum/moderation.ts'
import { forumReasonLabels, lookFirstLabels } from '../../../../contract/forum/moderation-words.ts'

/** What is said of a step that failed without a reason. */
export const failedStep = 'That didn’t work. Please try again; nothing you typed was lost.'

/** What letting something stand is called: it may be seen by nobody yet. */
export const keepWords = ({ thing: { status } }: { thing: Pick<ForumCase['thing'], 'status'> }): string =>
  status === 'visible' ? 'Keep it' : 'Publish it'

const settingWords = (value: string): string =>
  (lookFirstLabels as Readonly<Record<string, string | undefined>>)[value] ?? value

/** Why, and from what to what, a line a part: for the log. */
export const actLines = ({
  kind,
  reason,
  words,
  before,
  after,
  category,
}: Pick<ForumAct, 'kind' | 'reason' | 'words' | 'before' | 'after' | 'category'>): string[] => [
  ...(reason === null ? [] : [`Reason: ${forumReasonLabels[reason]}`]),
  ...(kind === 'moved' && before ? [`From ${before} to ${category?.name ?? after}`] : []),
  ...(kind === 'lookFirst' ? [`Before: ${settingWords(before)}. Now: ${settingWords(after)}.`] : []),
  ...(words ? [words] : []),
]
