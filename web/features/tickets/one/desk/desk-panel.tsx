import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Ticket } from '../../../../../contract/tickets/ticket.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { ReachLinks } from '../../../../ui/reach-links.tsx'
import { Warnings } from '../../../vendors/vendors.ts'
import { DeskActions } from './desk-actions.tsx'
import { ServiceClock } from './service-clock.tsx'

interface Props {
  ticket: Ticket
  desk: NonNullable<Ticket['desk']>
}

/** What only those who look after tickets see: what can be done, until when, who has it, and who reported it. */
export const DeskPanel = ({ ticket, desk }: Props) => (
  <>
    <Panel title="Next steps">
      <DeskActions ticket={ticket} />
      <Stack gap="sm">
        <ServiceClock title="First reply" clock={desk.answer} />
        <ServiceClock title="Resolution" clock={desk.resolve} />
      </Stack>
    </Panel>
    <Panel title="Assigned to">
      <Hands ticket={ticket} desk={desk} />
    </Panel>
    <Panel title="Reported by">
      <Reporter reporter={desk.reporter} />
    </Panel>
  </>
)

const wayLike = { alignItems: 'center', overflowWrap: 'anywhere' } as const

const Way = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} mih="var(--finger)" display="inline-flex" w="fit-content" style={wayLike}>
    {children}
  </Anchor>
)

const Hands = ({ ticket: { vendor }, desk: { assignee, vendorWarnings } }: Props) => {
  if (!assignee && !vendor) return <Text c="dimmed">Unassigned</Text>
  return (
    <>
      {assignee && <Text style={{ overflowWrap: 'anywhere' }}>{assignee.name}</Text>}
      {vendor && <Way to={`/vendors/${vendor._id}`}>{vendor.name}</Way>}
      {vendor && <Warnings vendor={{ name: vendor.name, warnings: vendorWarnings }} />}
    </>
  )
}

const Reporter = ({ reporter: { accountId, name, phone, email, enteredBy } }: Pick<Props['desk'], 'reporter'>) => (
  <Stack gap={4}>
    {accountId ? <Way to={`/user/${accountId}`}>{name}</Way> : <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>}
    <ReachLinks phone={phone} email={email} />
    {enteredBy && (
      <Text size="sm" c="dimmed">
        Entered by {enteredBy}
      </Text>
    )}
  </Stack>
)
