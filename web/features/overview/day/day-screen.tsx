import { Button, Group, Stack, Text } from '@mantine/core'
import { parseAsString } from 'nuqs'
import { Link } from 'react-router'
import { dashboardRefetchMs } from '../../../../contract/limits.ts'
import type { BuildingDay } from '../../../../contract/overview/day.ts'
import { localDateOf, longDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { useNow } from '../../../ui/use-now.ts'
import { DayFigures } from './day-figures.tsx'
import { DueList } from './due-list.tsx'
import { dueIn, nextWords, standings, standingTitles } from './words.ts'

/** What is due in every building that somebody manages, on one page. */
export default function DayScreen() {
  const { timeZone } = useBuilding()
  const { looksAfter } = useRights()
  const query = useRoute(api.overview.day, {}, { staleTime: 0, refetchInterval: dashboardRefetchMs })
  return (
    <>
      <PageHeader
        title="Property management"
        text={`Today, ${longDate(localDateOf(useNow(), timeZone))}`}
        actions={
          <>
            <Button component={Link} to="/council-voting/decisions" variant="default">
              Decisions
            </Button>
            <Button component={Link} to="/polls" variant="default">
              Polls
            </Button>
            <Button component={Link} to="/building-violations" variant="default">
              Bylaw violations
            </Button>
            {looksAfter('billing') && (
              <Button component={Link} to="/collections" variant="default">
                Collections
              </Button>
            )}
          </>
        }
      />
      <Loaded query={query} shape="list-item" failed="We couldn’t load what is due">
        {(days) => <Days days={days} />}
      </Loaded>
    </>
  )
}

const keys = { of: parseAsString }

/** All buildings, or the one that is chosen. */
const Days = ({ days }: { days: readonly BuildingDay[] }) => {
  const { filters, set } = useFilters(keys)
  const chosen = days.filter(({ building }) => building._id === filters.of)
  const shown = chosen.length > 0 ? chosen : days
  const names = Object.fromEntries(days.map(({ building }) => [building._id, building.name]))
  return (
    <Stack gap="xl">
      {days.length > 1 && (
        <Group>
          <Choice
            label="All buildings"
            labels={names}
            value={chosen.length > 0 ? filters.of : null}
            onChange={(of) => void set({ of })}
          />
        </Group>
      )}
      <Due days={shown} />
      <Figures days={shown} />
    </Stack>
  )
}

const Due = ({ days }: { days: readonly BuildingDay[] }) => {
  const { _id: currentId } = useBuilding()
  const parts = standings
    .map((standing) => ({ standing, entries: dueIn(days, standing) }))
    .filter(({ entries }) => entries.length > 0)
  if (parts.length === 0)
    return (
      <Empty title="Nothing is due">
        Items due, expiring or waiting for you will appear here, from tickets to access requests.
      </Empty>
    )
  const isDue = parts.some(({ standing }) => standing === 'overdue' || standing === 'today')
  return (
    <>
      {!isDue && <Text>{`Nothing is due. Next: ${nextWords(days)}`}</Text>}
      {parts.map(({ standing, entries }) => (
        <Section key={standing} title={`${standingTitles[standing]} (${entries.length})`}>
          <DueList entries={entries} currentId={currentId} several={days.length > 1} />
        </Section>
      ))}
    </>
  )
}

const Figures = ({ days }: { days: readonly BuildingDay[] }) => {
  const { _id: currentId } = useBuilding()
  return days.map((day) => <DayFigures key={day.building._id} day={day} currentId={currentId} />)
}
