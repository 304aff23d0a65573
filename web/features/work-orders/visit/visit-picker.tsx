import { Stack, Text } from '@mantine/core'
import { orderStatusLabels } from '../../../../contract/work-orders/order-words.ts'
import type { TicketVisit } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { spanWords } from '../words.ts'
import { Picking } from './picking.tsx'

/** For whoever reported or follows a ticket: who comes and when, and the times to pick from. Nothing where nobody comes. */
export const VisitPicker = ({ ticketId }: { ticketId: string }) => {
  const visits = useRoute(api.workOrders.ofTicket, { params: { ticketId } }, { staleTime: 0 })
  const { data, isError, refetch } = visits
  return (
    <LoadedPart
      part={{ data, failed: isError, retry: () => void refetch() }}
      shape="card"
      rows={1}
      failed="We couldn’t load the visit."
    >
      {(found) => (
        <>
          {found.map((visit) => (
            <OneVisit key={visit._id} visit={visit} />
          ))}
        </>
      )}
    </LoadedPart>
  )
}

const OneVisit = ({ visit }: { visit: TicketVisit }) => {
  const { vendor, title, windows, noneSuitWords, can } = visit
  const zone = useZone()
  return (
    <Panel title={can.pick ? 'Choose a time for the visit' : 'Visit'} text={`${vendor}: ${title}`}>
      <Stack gap="xs">
        {visit.visit ? (
          <Text fw={600} className="figures">
            {spanWords(visit.visit, zone)}
          </Text>
        ) : (
          !can.pick && <Text>{waiting(visit)}</Text>
        )}
        {noneSuitWords && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            None of the times worked: {noneSuitWords}
          </Text>
        )}
      </Stack>
      {can.pick && <Picking order={visit} />}
      {windows.length > 0 && !can.pick && !visit.visit && (
        <Stack gap={4}>
          {windows.map((window) => (
            <Text key={window._id} size="sm" className="figures">
              {spanWords(window, zone)}
            </Text>
          ))}
        </Stack>
      )}
    </Panel>
  )
}

const waiting = ({ status, windows, vendor }: TicketVisit): string => {
  if (status !== 'ordered') return orderStatusLabels[status]
  return windows.length > 0
    ? 'Waiting for the person who reported it to choose a time.'
    : `Waiting for ${vendor} to offer times.`
}
