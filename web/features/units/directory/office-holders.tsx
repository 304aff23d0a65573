import { Anchor, Card, SimpleGrid, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { OfficeHolder } from '../../../../contract/units/directory.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { Section } from '../../../ui/section.tsx'

const Holder = ({ holder: { personId, name, role, position }, council }: { holder: OfficeHolder; council: string }) => (
  <Card padding="sm" component="li">
    <Anchor
      component={Link}
      to={`/user/${personId}`}
      fw={600}
      mih="var(--finger)"
      display="inline-flex"
      style={{ alignItems: 'center' }}
    >
      {name}
    </Anchor>
    <Text size="sm" c="dimmed">
      {role === 'management' ? 'Management' : [council, position].filter(Boolean).join(' · ')}
    </Text>
  </Card>
)

/** Who is on council and who manages the building; a search looks among them too. */
export function OfficeHolders({ search }: { search: string }) {
  const labels = labelsFor(useBuilding().jurisdiction)
  const { data, isError, refetch } = useRoute(api.units.officeHolders)
  const words = search.trim().toLocaleLowerCase('en')
  const title = `${labels.council.One} and management`
  return (
    <LoadedPart
      part={{ data, failed: isError, retry: () => void refetch() }}
      shape="list-item"
      rows={1}
      failed={`Failed to load the ${labels.council.one}`}
    >
      {(all) => {
        const holders = all.filter(({ name }) => name.toLocaleLowerCase('en').includes(words))
        return (
          holders.length > 0 && (
            <Section title={title}>
              <SimpleGrid
                component="ul"
                cols={{ base: 2, sm: 3, lg: 5 }}
                spacing="sm"
                p={0}
                m={0}
                mb="lg"
                style={{ listStyle: 'none' }}
              >
                {holders.map((holder) => (
                  <Holder key={holder.personId} holder={holder} council={labels.councilMember.One} />
                ))}
              </SimpleGrid>
            </Section>
          )
        )
      }}
    </LoadedPart>
  )
}
