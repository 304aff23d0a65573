import { NativeSelect, SimpleGrid } from '@mantine/core'
import type { MovePlan, ThingFate, ThingKind } from '../../../../contract/units/moves.ts'
import { Section } from '../../../ui/section.tsx'

type Thing = MovePlan['things'][number]

const forDevices: readonly { value: ThingFate; label: string }[] = [
  { value: 'stays', label: 'No change' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'returned', label: 'Returned' },
  { value: 'lost', label: 'Lost' },
]
const forOthers: readonly { value: ThingFate; label: string }[] = [
  { value: 'stays', label: 'Stays on the list' },
  { value: 'goes', label: 'Removed from the list' },
]
const kindNames: Readonly<Record<ThingKind, string>> = {
  device: '',
  vehicle: 'Vehicle ',
  pet: 'Pet ',
  insurance: 'Insurance ',
}

const nameOf = ({ kind, label, whose }: Thing): string => `${kindNames[kind]}${label}${whose ? ` (${whose})` : ''}`

interface Props {
  things: readonly Thing[]
  onFate(_id: string, fate: ThingFate): void
}

/** What becomes of each thing of the unit; the plan's own answer stands until another is chosen. */
export const ThingFates = ({ things, onFate }: Props) => (
  <Section title="Decide for each item">
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {things.map((thing) => (
        <NativeSelect
          key={thing._id}
          label={nameOf(thing)}
          data={thing.kind === 'device' ? [...forDevices] : [...forOthers]}
          value={thing.fate}
          onChange={({ currentTarget }) => onFate(thing._id, currentTarget.value as ThingFate)}
        />
      ))}
    </SimpleGrid>
  </Section>
)
