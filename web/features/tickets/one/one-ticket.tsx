import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TicketView } from './ticket-view.tsx'

/** One ticket, for whoever reported or follows it and for those who look after it. */
export default function OneTicket({ id }: { id: string }) {
  const ticket = useRoute(api.tickets.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={ticket.data?.desk ? undefined : 860} mx="auto">
      <BackLink to="/tickets">Maintenance</BackLink>
      <Loaded query={ticket} shape="card" failed="We couldn’t load this ticket.">
        {(found) => <TicketView ticket={found} />}
      </Loaded>
    </Stack>
  )
}
