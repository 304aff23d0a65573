import { Paper, Progress, Radio, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import type { ForumPoll, ForumPost } from '../../../../contract/forum/post.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { Instant } from '../../../ui/moments.tsx'
import { shareOf } from '../words.ts'
import { shownOfForum } from '../shown.ts'

interface Props {
  post: ForumPost
  poll: ForumPoll
}

/** The poll of a post: one answer a person, which may be another one until it closes. */
export const PollPart = ({ post: { _id: id, can }, poll }: Props) => {
  const { answers, choices, answer, isClosed } = poll
  const name = useId()
  const send = useAction(api.forum.answerPoll, { done: 'Answer recorded', refresh: shownOfForum })
  const choose = (choiceId: string) => void send.run({ params: { id }, body: { choiceId } })
  return (
    <Paper withBorder p="md" component="section" aria-label="Poll">
      <Stack gap="sm">
        <Radio.Group
          name={name}
          label="Quick poll"
          description="Not binding; it shows what people think."
          value={answer}
          onChange={choose}
        >
          <Stack gap="sm" mt="sm">
            {choices.map(({ _id, words, count }) => (
              <div key={_id}>
                <Radio
                  value={_id}
                  disabled={!can.answerPoll || send.busy}
                  label={count === null ? words : `${words}: ${counted(count, 'answer')}`}
                  styles={{ label: { overflowWrap: 'anywhere' } }}
                />
                {count !== null && <Progress mt={4} value={shareOf(count, answers)} size="lg" aria-hidden />}
              </div>
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {answers === 0 ? 'No answers yet' : `${counted(answers, 'person has', 'people have')} answered`}
          <Closes poll={poll} />
          {answer === null && !isClosed && can.answerPoll && '. You’ll see the results after you answer.'}
        </Text>
      </Stack>
    </Paper>
  )
}

const Closes = ({ poll: { closesAt, isClosed } }: { poll: ForumPoll }) =>
  closesAt !== null && (
    <>
      , {isClosed ? 'closed' : 'closes'} <Instant at={closesAt} />
    </>
  )
