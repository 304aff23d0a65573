import { Stack, Text } from '@mantine/core'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { UnitSection } from '../records/record-section.tsx'
import classes from '../unit-screen.module.css'
import { TieCard } from './tie-card.tsx'

/** Who was here before, the latest first; asked for only when somebody wants to see it. */
export const EarlierPeople = ({ unit, today }: { unit: Unit; today: LocalDate }) => (
  <UnitSection id="earlier" title="Past owners and tenants">
    <OnDemand
      words="Show past owners and tenants"
      text={
        <Text c="dimmed" size="sm">
          {unit.can.edit ? 'Owners and tenants who were here before.' : 'People from your own time here.'}
        </Text>
      }
    >
      <Earlier unit={unit} today={today} />
    </OnDemand>
  </UnitSection>
)

function Earlier({ unit, today }: { unit: Unit; today: LocalDate }) {
  const list = useList(api.units.earlier, { params: { id: unit._id }, query: {} })
  const { items, error, isError, refetch } = list
  return (
    <Loaded
      query={{ data: items, error, isError, refetch }}
      shape="list-item"
      rows={2}
      failed="We couldn’t load past owners and tenants."
      empty={<Text c="dimmed">No one on record.</Text>}
    >
      {(links) => (
        <Stack gap="sm">
          <ul className={classes['rows']}>
            {links.map((link) => (
              <li key={link._id}>
                <TieCard unit={unit} link={link} today={today} />
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <BusyButton
              variant="default"
              w="fit-content"
              busy={list.isFetchingNextPage}
              busyText="Loading..."
              onClick={() => void list.fetchNextPage()}
            >
              Show earlier
            </BusyButton>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
