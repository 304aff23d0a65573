import { IconBell, IconBellOff } from '@tabler/icons-react'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { shownOfTickets } from '../shown.ts'

/** Follows a ticket or ends that, where the server lets. */
export const FollowButton = ({ ticket: { _id: id, can } }: { ticket: Ticket }) => {
  const follow = useAction(api.tickets.follow, { done: 'You follow it now', refresh: shownOfTickets })
  const unfollow = useAction(api.tickets.unfollow, { done: 'You follow it no longer', refresh: shownOfTickets })
  if (can.follow)
    return (
      <BusyButton
        variant="default"
        leftSection={<IconBell size={18} aria-hidden />}
        busy={follow.busy}
        onClick={() => void follow.run({ params: { id } })}
      >
        Follow
      </BusyButton>
    )
  return (
    can.unfollow && (
      <BusyButton
        variant="default"
        leftSection={<IconBellOff size={18} aria-hidden />}
        busy={unfollow.busy}
        onClick={() => void unfollow.run({ params: { id } })}
      >
        Follow no longer
      </BusyButton>
    )
  )
}
