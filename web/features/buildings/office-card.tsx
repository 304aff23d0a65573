import { Anchor, Box, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { Building } from '../../../contract/buildings.ts'
import { hasOfficeHours, officeAt, rangeWords, type OfficeState } from '../../../contract/buildings/office-hours.ts'
import { formatPhone } from '../../../contract/text.ts'
import { formatTime, type Instant } from '../../../contract/time.ts'
import { weekdayNames, weekdays } from '../../../contract/weekdays.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

interface Facts {
  building: Pick<Building, 'officeHours' | 'privacyOfficer' | 'timeZone'>
  /** The moment for which it is said whether the office is open. */
  at: Instant
}

/** When the office is open, and who answers for personal information; nothing where neither is said. */
export const OfficeFacts = ({ building, at }: Facts) => {
  const { officeHours, privacyOfficer } = building
  const hours = hasOfficeHours(officeHours)
  if (!hours && privacyOfficer.name === '') return null
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'sm', sm: 'md' }} mt="md">
      {hours && <OfficeCard building={building} at={at} />}
      {privacyOfficer.name !== '' && <OfficerCard officer={privacyOfficer} />}
    </SimpleGrid>
  )
}

const stateWords = (state: OfficeState): string => {
  if (state.open) return `Until ${formatTime(state.until)}`
  return state.opens ? `Opens ${state.opens.day} at ${formatTime(state.opens.at)}` : ''
}

const OfficeCard = ({ building: { officeHours, timeZone }, at }: Facts) => {
  const state = officeAt(officeHours, at, timeZone)
  return (
    <Card padding="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>Building office</Text>
          <StatusBadge tone={state.open ? 'good' : 'neutral'}>{state.open ? 'Open now' : 'Closed now'}</StatusBadge>
        </Group>
        <Text size="sm">{stateWords(state)}</Text>
        <Box component="dl" m={0}>
          {weekdays.map((day) => (
            <Group key={day} gap="xs" wrap="nowrap" align="flex-start">
              <Text component="dt" size="sm" c="dimmed" w="6rem" flex="none">
                {weekdayNames[day]}
              </Text>
              <Text component="dd" size="sm" m={0}>
                {officeHours[day].length === 0 && 'Closed'}
                {officeHours[day].map((range) => (
                  <Text key={range.from} component="span" inherit display="block">
                    {rangeWords([range])}
                  </Text>
                ))}
              </Text>
            </Group>
          ))}
        </Box>
      </Stack>
    </Card>
  )
}

const OfficerCard = ({ officer: { name, email, phone } }: { officer: Building['privacyOfficer'] }) => (
  <Card padding="md">
    <Stack gap={4}>
      <Text fw={600}>Privacy officer</Text>
      <Text size="sm">{name}</Text>
      <Text size="sm" c="dimmed">
        Answers questions about your personal information.
      </Text>
      {phone && (
        <Anchor href={`tel:${phone}`} underline="hover" py={10} w="fit-content">
          {formatPhone(phone)}
        </Anchor>
      )}
      {email && (
        <Anchor
          href={`mailto:${email}`}
          underline="hover"
          py={10}
          w="fit-content"
          maw="100%"
          style={{ overflowWrap: 'anywhere' }}
        >
          {email}
        </Anchor>
      )}
    </Stack>
  </Card>
)
