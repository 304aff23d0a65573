import { Progress, SimpleGrid, Stack, Tabs, Text, Title } from '@mantine/core'
import type { NoticeAnalytics } from '../../../contract/notices.ts'
import { CoverageFacade } from './coverage-facade.tsx'
import { percentOf } from './reach.ts'
import { RecipientTable } from './recipient-table.tsx'
import { UnitsNotReached } from './units-not-reached.tsx'

interface BarProps {
  label: string
  part: number
  whole: number
  of: string
}

function Bar({ label, part, whole, of }: BarProps) {
  const percent = percentOf(part, whole)
  return (
    <Stack gap={4}>
      <Text size="sm">{label}</Text>
      <Text fw={600}>
        {part} of {whole} {of}{' '}
        <Text span c="dimmed" fw={400}>
          {percent}%
        </Text>
      </Text>
      <Progress value={percent} size="lg" aria-label={`${label}: ${part} of ${whole} ${of}`} />
    </Stack>
  )
}

interface Props {
  analytics: NoticeAnalytics
  mustAcknowledge: boolean
}

/** Who has read and acknowledged a notice: as bars, floor by floor, unit by unit and person by person. */
export function AnalyticsPanel({ analytics, mustAcknowledge }: Props) {
  const { people, units, recipients, byUnit, unitsNotReached } = analytics
  return (
    <Stack component="section" aria-labelledby="analytics">
      <Title order={2} size="h3" id="analytics">
        Reach
      </Title>
      <SimpleGrid cols={{ base: 1, sm: mustAcknowledge ? 2 : 1, md: mustAcknowledge ? 4 : 2 }} spacing="lg">
        <Bar label="Units reached" part={units.reached} whole={units.total} of="units" />
        <Bar label="Read" part={people.read} whole={people.total} of="people" />
        {mustAcknowledge && (
          <>
            <Bar label="Units acknowledged" part={units.acknowledged} whole={units.total} of="units" />
            <Bar label="Acknowledged" part={people.acknowledged} whole={people.total} of="people" />
          </>
        )}
      </SimpleGrid>
      {people.withoutAccount > 0 && (
        <Text size="sm">
          {people.withoutAccount === 1 ? '1 person has' : `${people.withoutAccount} people have`} no account: notices
          read by email or on paper aren’t counted here.
        </Text>
      )}
      <Tabs defaultValue="units" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab px={{ base: 'xs', sm: 'md' }} value="units">
            By unit
          </Tabs.Tab>
          <Tabs.Tab px={{ base: 'xs', sm: 'md' }} value="people">
            By person
          </Tabs.Tab>
          <Tabs.Tab px={{ base: 'xs', sm: 'md' }} value="missing">
            Not reached ({unitsNotReached.length})
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="units" pt="md">
          {byUnit.length > 0 ? <CoverageFacade byUnit={byUnit} /> : <Text>This notice didn’t go to any units.</Text>}
        </Tabs.Panel>
        <Tabs.Panel value="people" pt="md">
          <RecipientTable recipients={recipients} mustAcknowledge={mustAcknowledge} />
        </Tabs.Panel>
        <Tabs.Panel value="missing" pt="md">
          <UnitsNotReached units={unitsNotReached} recipients={recipients} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
