import { Alert, Text } from '@mantine/core'
import { IconEyeOff, IconHourglass } from '@tabler/icons-react'
import type { ForumPost } from '../../../../contract/forum/post.ts'

interface Props {
  what: 'post' | 'comment'
  status: ForumPost['status']
  reason: string | null
  mine: boolean
  canEdit: boolean
}

/** What can be done about it, by who reads it. */
const nextWords = ({ what, mine, canEdit }: Props): string => {
  if (!mine) return `Only moderators and whoever wrote it see this ${what}.`
  if (canEdit) return `Only you and the moderators see it. Correct it, and a moderator looks at it again.`
  return `Only you and the moderators see it. Ten minutes after it was hidden you can correct it.`
}

/** Why others do not see something; nothing where they do. */
export const HiddenAlert = (props: Props) => {
  const { what, status, reason, mine } = props
  if (status === 'visible') return null
  if (status === 'awaiting')
    return (
      <Alert color="blue" icon={<IconHourglass aria-hidden />} title={`This ${what} waits for a moderator`}>
        <Text size="sm" c="inherit">
          {mine
            ? 'A moderator looks at it before others see it. You need not do anything.'
            : 'Nobody but whoever wrote it and the moderators see it yet.'}
        </Text>
      </Alert>
    )
  return (
    <Alert color="orange" icon={<IconEyeOff aria-hidden />} title={`This ${what} is hidden`}>
      {reason && (
        <Text size="sm" c="inherit" fw={600} style={{ overflowWrap: 'anywhere' }}>
          Why: {reason}
        </Text>
      )}
      <Text size="sm" c="inherit">
        {nextWords(props)}
      </Text>
    </Alert>
  )
}
