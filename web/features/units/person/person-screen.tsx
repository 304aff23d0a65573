import { Anchor, Badge, Card, Stack, Text, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import type { Person } from '../../../../contract/units/people.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { ContactLinks } from './contact-links.tsx'
import { NeighbourCard } from './neighbour-card.tsx'
import { PersonRecordParts } from './record-parts.tsx'

const PersonDesk = lazy(() => import('./person-desk.tsx'))

/** Somebody of the building, as far as whoever looks may see them; asked anew each time, since people take back what they share. */
export default function PersonScreen() {
  const { userId = '' } = useParams()
  const person = useRoute(api.units.person, { params: { id: userId } }, { staleTime: 0 })
  return (
    <Stack gap="md" maw={860} mx="auto">
      <BackLink to="/unit-directory">Unit directory</BackLink>
      <Loaded query={person} rows={2} failed="We couldn’t load this person.">
        {(loaded) => <PersonPage key={loaded._id} person={loaded} />}
      </Loaded>
    </Stack>
  )
}

function PersonPage({ person }: { person: Person }) {
  const { isMe, record, desk } = person
  return (
    <>
      <PageHead title={person.name} />
      <Card>
        <Stack gap="md">
          <NeighbourCard person={person} more={isMe && <Badge color="gray">You</Badge>}>
            <Title order={1} size="h2">
              {person.name}
            </Title>
          </NeighbourCard>
          <ContactLinks email={person.email} phone={person.phone} />
          {!isMe && !desk && (
            <Text size="sm" c="dimmed">
              {person.name} chooses what neighbours see here; people in your own unit are always shown by name. Choose
              what others see about you in{' '}
              <Anchor component={Link} to="/my-profile#neighbours" inherit underline="always">
                your profile
              </Anchor>
              .
            </Text>
          )}
          {isMe && (
            <Text size="sm" c="dimmed">
              This is the building’s record of you. Choose what neighbours see in{' '}
              <Anchor component={Link} to="/my-profile#neighbours" inherit underline="always">
                your profile
              </Anchor>
              .
            </Text>
          )}
        </Stack>
      </Card>
      {record && !desk && <PersonRecordParts record={record} linksToUnits={false} />}
      {desk && (
        <Suspense fallback={<Placeholder shape="card" rows={2} />}>
          <PersonDesk person={person} desk={desk} />
        </Suspense>
      )}
    </>
  )
}
