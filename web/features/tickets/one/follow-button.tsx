import { IconBellPlus, IconBellMinus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { wordsFor } from '../../../api/errors.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { shownOfTickets } from '../shown.ts'

/** Follows a ticket or ends that, where the server lets. */
export const FollowButton = ({ ticket: { _id: id, can, isMine, desk } }: { ticket: Ticket }) => {
  const navigate = useNavigate()
  const follow = useAction(api.tickets.follow, { done: 'You’re now following this ticket', refresh: shownOfTickets })
  // Whoever neither reported it nor looks after it sees it no longer.
  const leaves = !isMine && desk === null
  const unfollow = useAction(api.tickets.unfollow, {
    done: 'You’ve stopped following this ticket',
    refresh: leaves ? [api.tickets.mine, api.tickets.similar] : shownOfTickets,
  })
  const end = async () => {
    try {
      await unfollow.send({ params: { id } })
      if (leaves) await navigate('/tickets')
    } catch (error) {
      toast.error(wordsFor(error, 'Something went wrong. Please try again.'))
    }
  }
  if (can.follow)
    return (
      <BusyButton
        variant="default"
        leftSection={<IconBellPlus size={18} aria-hidden />}
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
        leftSection={<IconBellMinus size={18} aria-hidden />}
        busy={unfollow.busy}
        onClick={() => void end()}
      >
        Unfollow
      </BusyButton>
    )
  )
}
