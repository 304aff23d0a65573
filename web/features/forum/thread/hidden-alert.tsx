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
  if (!mine) return `Only moderators and the author can see this ${what}.`
  if (canEdit) return `Only you and the moderators can see it. Edit it and a moderator will review it again.`
  return `Only you and the moderators can see it. You can edit it ten minutes after it was hidden.`
}

/** Why others do not see something; nothing where they do. */
export const HiddenAlert = (props: Props) => {
  const { what, status, reason, mine } = props
  if (status === 'visible') return null
  if (status === 'awaiting')
    return (
      <Alert color="blue" icon={<IconHourglass aria-hidden />} title={`This ${what} is pending review`}>
        <Text size="sm" c="inherit">
          {mine
            ? 'A moderator will review it before others see it. You don’t need to do anything.'
            : 'Only the author and moderators can see it for now.'}
        </Text>
      </Alert>
    )
  return (
    <Alert color="orange" icon={<IconEyeOff aria-hidden />} title={`This ${what} is hidden`}>
      {reason && (
        <Text size="sm" c="inherit" fw={600} style={{ overflowWrap: 'anywhere' }}>
          Reason: {reason}
        </Text>
      )}
      <Text size="sm" c="inherit">
        {nextWords(props)}
      </Text>
    </Alert>
  )
}
