import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { MyStalls } from '../../../../contract/parking/my-stalls.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { BorrowedPart, OfferedPart } from './borrow-parts.tsx'
import { MyStallCard } from './my-stall-card.tsx'
import { forResidents } from './on-map.ts'
import { MapLegend, StallMap } from './stall-map.tsx'
import { WaitPart } from './wait-part.tsx'

/** The stalls of one's own units: where they are, until when, what is lent and borrowed, and the line for another. */
export default function MyStallsTab() {
  const mine = useRoute(api.parking.myStalls)
  return (
    <Loaded query={mine} failed="We couldn’t load your stalls.">
      {(data) => <Shown data={data} />}
    </Loaded>
  )
}

const Shown = ({ data }: { data: MyStalls }) => {
  if (data.units.length === 0)
    return (
      <Empty title="You aren’t linked to a unit yet">
        Stalls are assigned to units. When you own, rent or live in one, its stalls will appear here.
      </Empty>
    )
  return (
    <Stack gap="md">
      <WaitPart mine={data} />
      {data.stalls.length === 0 ? (
        <Panel title="Your stalls">
          <Text>Your unit has no stall. You can join the waitlist or borrow one from a neighbour.</Text>
        </Panel>
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {data.stalls.map((stall) => (
            <MyStallCard key={stall.assignment._id} stall={stall} />
          ))}
        </SimpleGrid>
      )}
      <BorrowedPart mine={data} />
      <OfferedPart mine={data} />
      <Maps mine={data} />
    </Stack>
  )
}

const Maps = ({ mine }: { mine: MyStalls }) => {
  const levels = [...Map.groupBy(mine.drawn, ({ level }) => level)]
  if (levels.length === 0) return null
  return (
    <>
      {levels.map(([level, stalls]) => (
        <Panel key={level} title={`Where it is: level ${level}`}>
          <div>
            <StallMap level={level} stalls={stalls.map(forResidents)} chosen={null} />
            <MapLegend shows={['mine', 'visitor']} />
          </div>
        </Panel>
      ))}
    </>
  )
}
