import { Alert, Stack, Text } from '@mantine/core'
import type { RegisteringFacts } from '../../../../contract/parking/visitor.ts'

/** How many nights of the month are used, and why nobody can come tonight, where that is so. */
export const NightsLeft = ({ facts: { units, limits } }: { facts: RegisteringFacts }) => (
  <Stack gap="xs" flex="1 1 16rem" miw={0}>
    {units.map(({ _id, unitNumber, nightsUsed, tonight }) => (
      <div key={_id}>
        {limits.nightsPerMonth !== null && (
          <Text>
            Unit {unitNumber}: {nightsUsed} of {limits.nightsPerMonth} overnights used this month
          </Text>
        )}
        {tonight !== null && (
          <Alert color="orange" mt={4} title={`Unit ${unitNumber} can’t have an overnight visitor now`}>
            {tonight}
          </Alert>
        )}
      </div>
    ))}
    <Text size="sm" c="dimmed">
      A visitor can stay {limits.longestStayHours} hours. Plates are erased {limits.retentionDays} days after a visit.
    </Text>
  </Stack>
)
