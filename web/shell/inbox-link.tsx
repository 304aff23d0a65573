import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { badgeMost } from '../../contract/limits.ts'
import { useUnreadCount } from '../api/unread.ts'
import { badgeText } from './menu.ts'

/** The way to the inbox, with the number of messages that wait. */
export const InboxLink = () => {
  const count = useUnreadCount()
  const badge = badgeText(count, badgeMost)
  return (
    <Indicator label={badge} disabled={!badge} size={18} offset={8} color="red" aria-hidden={false}>
      <ActionIcon component={Link} to="/inbox" color="gray" aria-label={badge ? `Inbox, ${badge} unread` : 'Inbox'}>
        <IconBell size={22} />
      </ActionIcon>
    </Indicator>
  )
}
