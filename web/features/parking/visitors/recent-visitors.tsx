import { Button, SimpleGrid, Text, Title } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import type { RecentVisitor } from '../../../../contract/parking/visitor.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'

/** Who came last: one tap opens what is known of them, another registers them. */
export const RecentVisitors = ({ onChoose }: { onChoose: (visitor: RecentVisitor) => void }) => {
  const { data } = useRoute(api.parking.recent, undefined, { staleTime: 0 })
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="recent-visitors">
      <Title order={2} size="h4" id="recent-visitors" mb="sm">
        Recent visitors
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {data.map((visitor) => (
          <Button
            key={visitor.passId}
            variant="default"
            h="auto"
            mih="var(--finger)"
            py="xs"
            justify="flex-start"
            className="wraps"
            leftSection={<IconCar size={20} aria-hidden />}
            onClick={() => onChoose(visitor)}
          >
            <span style={{ textAlign: 'left' }}>
              {visitor.visitorName}{' '}
              <Text span size="sm" c="dimmed" display="block">
                {visitor.licensePlate} · unit {visitor.unitNumber}
              </Text>
            </span>
          </Button>
        ))}
      </SimpleGrid>
    </section>
  )
}
