import { Stack, Tabs } from '@mantine/core'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { useNavigate } from 'react-router'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DatesPanels } from './dates-panels.tsx'
import { PhotosPanel } from './photos-panel.tsx'
import { UsePanels } from './use-panels.tsx'
import { NewAmenity } from './new-amenity.tsx'
import { EditAmenity } from './edit-amenity.tsx'

const parts = ['rules', 'photos', 'dates', 'use'] as const
const labels = { rules: 'Rules', photos: 'Photos', dates: 'Closures and draws', use: 'Sign and status' } as const

/** One amenity as the desk sets it up, or a new one. */
export default function AmenityView({ id }: { id: string }) {
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/bookings/manage?view=amenities">Amenities</BackLink>
      {id === 'new' ? <NewAmenity /> : <OneAmenity id={id} />}
    </Stack>
  )
}

const OneAmenity = ({ id }: { id: string }) => {
  const amenity = useRoute(api.bookings.amenity, { params: { id } }, { staleTime: 0 })
  return (
    <Loaded query={amenity} shape="form" failed="We couldn’t load this amenity.">
      {(found) => <Parts amenity={found} />}
    </Loaded>
  )
}

const Parts = ({ amenity }: { amenity: Amenity }) => {
  const [part] = useQueryState('part', parseAsStringLiteral(parts).withDefault('rules'))
  const navigate = useNavigate()
  const path = `/bookings/manage/${amenity._id}`
  return (
    <>
      <PageHeader
        title={amenity.name}
        text={amenity.place}
        actions={amenity.retiredAt !== null && <StatusBadge tone="neutral">Out of service</StatusBadge>}
      />
      <Tabs
        value={part}
        onChange={(next) => void navigate(next === 'rules' ? path : `${path}?part=${next}`)}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {parts.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {labels[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {/* What was typed stays, whichever part somebody looks at. */}
        <Tabs.Panel value="rules" keepMounted>
          <EditAmenity amenity={amenity} />
        </Tabs.Panel>
        <Tabs.Panel value="photos">
          <PhotosPanel amenity={amenity} />
        </Tabs.Panel>
        <Tabs.Panel value="dates">
          <DatesPanels amenity={amenity} />
        </Tabs.Panel>
        <Tabs.Panel value="use">
          <UsePanels amenity={amenity} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
