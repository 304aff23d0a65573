import { z } from 'zod'
import { ForumPostDraft } from '../../../../contract/forum/bodies.ts'
import { LocalDateField, requiredText } from '../../../../contract/fields.ts'
import { clearable } from '../../../../contract/form.ts'
import { forumChoiceMostChars, forumChoicesLeast, forumChoicesMost } from '../../../../contract/limits/forum.ts'
import { inCents } from '../../../../contract/money.ts'
import { nameKey } from '../../../../contract/clean.ts'
import { endOfDay } from '../../../../contract/time.ts'

/** The form of a post: the contract's body, but for money, which people type in dollars, and the poll's last day. */

const choiceText = requiredText({ label: 'Choice', missing: 'Enter a choice', max: forumChoiceMostChars })

const PollForm = z.object({
  choices: z
    .array(z.object({ words: choiceText }))
    .min(forumChoicesLeast, `Enter at least ${forumChoicesLeast} choices`)
    .max(forumChoicesMost, `Enter at most ${forumChoicesMost} choices`)
    .superRefine((choices, context) => {
      const said = choices.map(({ words }) => nameKey(words))
      said.forEach((words, index) => {
        if (words !== '' && said.indexOf(words) < index)
          context.addIssue({ code: 'custom', path: [index, 'words'], message: 'This choice is already listed' })
      })
    }),
  lastDay: clearable(LocalDateField),
})

export const PostForm = z.object({
  category: ForumPostDraft.shape.category,
  title: ForumPostDraft.shape.title,
  body: ForumPostDraft.shape.body,
  priceCents: z.preprocess(inCents, ForumPostDraft.shape.priceCents),
  poll: PollForm.nullable(),
  official: z.boolean(),
})
export type PostValues = z.input<typeof PostForm>

export const emptyPoll = { choices: [{ words: '' }, { words: '' }], lastDay: '' }

export const emptyPost = (category: string): PostValues => ({
  category,
  title: '',
  body: '',
  priceCents: '',
  poll: null,
  official: false,
})

/** The body that makes a post. A poll closes when its last day ends where the building is. */
export const draftOf = (
  { poll, priceCents, ...values }: z.output<typeof PostForm>,
  { sells, zone }: { sells: boolean; zone: string },
): z.input<typeof ForumPostDraft> => ({
  ...values,
  priceCents: sells ? priceCents : null,
  poll: poll && {
    choices: poll.choices.map(({ words }) => words),
    closesAt: poll.lastDay === null ? null : endOfDay(poll.lastDay, zone),
  },
})
