import { Text } from '@mantine/core'
import { OnDemand } from '../../ui/on-demand.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { UnitSection } from './records/record-section.tsx'

/** What happened to a unit: who, when, what; asked for only when somebody wants to see it. */
export const UnitHistory = ({ unitId }: { unitId: string }) => (
  <UnitSection id="history" title="History">
    <OnDemand
      words="Show history"
      text={
        <Text c="dimmed" size="sm">
          Every change to this unit, with who made it and when.
        </Text>
      }
    >
      <RecordHistory subject="unit" id={unitId} />
    </OnDemand>
  </UnitSection>
)
