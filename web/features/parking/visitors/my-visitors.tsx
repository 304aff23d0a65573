import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { RecentVisitor, RegisteringFacts } from '../../../../contract/parking/visitor.ts'
import { api } from '../../../api/api.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { GuestLinks } from './guest-links.tsx'
import { NightsLeft } from './nights-left.tsx'
import { PassCard, usePassDialog } from './pass-card.tsx'
import { RecentVisitors } from './recent-visitors.tsx'
import { RegisterDialog } from './register-dialog.tsx'

/** One's own visitors: registered anew in two taps, or by a form, or by the guests themselves. */
export default function MyVisitors() {
  const facts = useRoute(api.parking.registering, undefined, { staleTime: 0 })
  return (
    <Loaded query={facts} shape="card" failed="We couldn’t load your visitors.">
      {(found) => (found.units.length === 0 ? <NoUnit /> : <Visitors facts={found} />)}
    </Loaded>
  )
}

const NoUnit = () => (
  <Empty title="Visitors are registered for a unit">You aren’t linked to a unit yet. Ask management to link you.</Empty>
)

const Visitors = ({ facts }: { facts: RegisteringFacts }) => {
  const [registering, setRegistering] = useState<{ again: RecentVisitor | null } | null>(null)
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <NightsLeft facts={facts} />
        <Button
          size="lg"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => setRegistering({ again: null })}
        >
          Register a visitor
        </Button>
      </Group>
      <RecentVisitors onChoose={(again) => setRegistering({ again })} />
      <MyPasses />
      <GuestLinks facts={facts} />
      {registering && <RegisterDialog facts={facts} again={registering.again} onClose={() => setRegistering(null)} />}
    </Stack>
  )
}

const MyPasses = () => {
  const [shows, setShows] = useState<'current' | 'past'>('current')
  const { onStep, dialog } = usePassDialog()
  const passes = useList(api.parking.myPasses, { query: { shows } }, { staleTime: 0 })
  return (
    <div>
      <SegmentedControl
        mb="md"
        aria-label="Visitors shown"
        data={[
          { value: 'current', label: 'Current and upcoming' },
          { value: 'past', label: 'Past' },
        ]}
        value={shows}
        onChange={(next) => setShows(next === 'past' ? 'past' : 'current')}
      />
      <ListPart
        list={passes}
        shape="card"
        empty={
          <Empty title={shows === 'past' ? 'No past visitors yet' : 'No visitors registered'}>
            {shows === 'past' ? 'Past visitors stay here for a while.' : 'Register your visitor before they park.'}
          </Empty>
        }
      >
        {(items) => (
          <Stack component="ul" gap="sm" m={0} p={0} aria-label="My visitors" style={{ listStyle: 'none' }}>
            {items.map((pass) => (
              <li key={pass._id}>
                <PassCard pass={pass} onStep={onStep} />
              </li>
            ))}
          </Stack>
        )}
      </ListPart>
      {dialog}
    </div>
  )
}
