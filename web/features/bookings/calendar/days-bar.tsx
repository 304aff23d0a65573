import { Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { Choice } from '../../../ui/choice.tsx'
import { dayBeside, views, type ShownDays } from './use-shown-days.ts'

interface Props {
  shown: ShownDays
  amenities: readonly AmenitySummary[]
  today: LocalDate
}

const viewLabels = { day: 'Day', week: 'Week', month: 'Month' } as const

/** Which days are shown, and of which amenity. */
export const DaysBar = ({ shown: { view, day, amenity, set }, amenities, today }: Props) => {
  const go = (next: LocalDate) => void set({ day: next === today ? null : next })
  return (
    <>
      <SegmentedControl
        aria-label="Days shown"
        value={view}
        onChange={(next) => void set({ view: views.find((one) => one === next) ?? 'day' })}
        data={views.map((value) => ({ value, label: viewLabels[value] }))}
      />
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" px="sm" aria-label={`Previous ${view}`} onClick={() => go(dayBeside(view, day, -1))}>
          <IconArrowLeft size={18} aria-hidden />
        </Button>
        <TextInput
          type="date"
          aria-label="Day"
          value={day}
          onChange={({ currentTarget }) => currentTarget.value && go(currentTarget.value)}
        />
        <Button variant="default" px="sm" aria-label={`Next ${view}`} onClick={() => go(dayBeside(view, day, 1))}>
          <IconArrowLeft size={18} aria-hidden style={{ transform: 'scaleX(-1)' }} />
        </Button>
      </Group>
      {day !== today && (
        <Button variant="default" onClick={() => go(today)}>
          Today
        </Button>
      )}
      {amenities.length > 1 && (
        <Choice
          label="All amenities"
          labels={Object.fromEntries(amenities.map(({ _id, name }) => [_id, name]))}
          value={amenity}
          onChange={(next) => void set({ amenity: next })}
        />
      )}
    </>
  )
}
