import { Stack, Text } from '@mantine/core'
import { useParams } from 'react-router'
import type { GuestPass } from '../../../../contract/parking/guest.ts'
import { formatInstant } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { isDeadLink } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { EntryCard } from '../../../ui/entry-card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { NoLink } from './no-link.tsx'

const states = {
  active: { words: 'Valid now', tone: 'good' },
  upcoming: { words: 'Not valid yet', tone: 'neutral' },
  over: { words: 'Expired', tone: 'bad' },
} as const

/** A guest's own pass: the plate, and until when it is valid. */
export default function VisitorPassScreen() {
  const { token = '' } = useParams()
  const pass = useRoute(api.parking.visitPass, { query: { token } }, { staleTime: 0 })
  return (
    <>
      <PageHead title="Visitor pass" noindex />
      {isDeadLink(pass.error) ? (
        <NoLink />
      ) : (
        <Loaded query={pass} shape="card" failed="We couldn’t load your pass.">
          {(found) => <Pass pass={found} />}
        </Loaded>
      )}
    </>
  )
}

const Pass = ({ pass }: { pass: GuestPass }) => {
  const { words, tone } = states[pass.state]
  return (
    <EntryCard title={`Your pass at ${pass.buildingName}`}>
      <Stack gap="sm" align="flex-start">
        <Text fz="h1" fw={700} className="figures">
          {pass.licensePlate}
        </Text>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        <Text fz="lg">Until {formatInstant(pass.until, pass.timeZone)}</Text>
        <Text size="sm" c="dimmed">
          You don’t need anything in your car; patrols look up your plate. Keep this page open or take a screenshot.
        </Text>
      </Stack>
    </EntryCard>
  )
}
