import { SegmentedControl } from '@mantine/core'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { floorLabels } from '../floors.ts'
import { occupancyLabels, roleLabels, useView, type Narrowing } from './use-directory.ts'

const asThemselves = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]))

/** The controls that narrow the managers' directory. */
export function DirectoryFilters({ narrowing: { filters, set } }: { narrowing: Narrowing }) {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  const choices = useRoute(api.units.directoryChoices).data
  return (
    <>
      <Choice
        label="Any floor"
        labels={floorLabels(choices?.floors ?? [])}
        value={filters.floor}
        onChange={(floor) => void set({ floor })}
      />
      {choices && choices.unitTypes.length > 1 && (
        <Choice
          label="Any type"
          labels={asThemselves(choices.unitTypes)}
          value={filters.unitType}
          onChange={(unitType) => void set({ unitType })}
        />
      )}
      <Choice
        label="Any occupancy"
        labels={occupancyLabels}
        value={filters.occupancy}
        onChange={(occupancy) => void set({ occupancy })}
      />
      <Choice
        label="Any role"
        labels={roleLabels(councilMember.one)}
        value={filters.role}
        onChange={(role) => void set({ role })}
      />
    </>
  )
}

const views = [
  { value: 'list', label: 'List' },
  { value: 'facade', label: 'Façade' },
] as const

/** List or front of the building. */
export function ViewChoice() {
  const [view, setView] = useView()
  return (
    <SegmentedControl
      size="md"
      aria-label="View"
      data={[...views]}
      value={view}
      onChange={(next) => void setView(next)}
    />
  )
}
