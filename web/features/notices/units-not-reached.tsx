import { Group, List, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { NoticeAnalytics } from '../../../contract/notices.ts'

interface Props {
  units: NoticeAnalytics['unitsNotReached']
  recipients: NoticeAnalytics['recipients']
}

/** The units in which nobody has opened the notice, with whom to knock for. */
export function UnitsNotReached({ units, recipients }: Props) {
  if (units.length === 0)
    return (
      <Group gap="xs">
        <IconCircleCheck size={20} aria-hidden />
        <Text>Every unit has seen it.</Text>
      </Group>
    )
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        Units not reached
      </Title>
      <Text size="sm">No one in these units has opened the notice yet. Try a knock on the door or a printed copy.</Text>
      <List spacing={4} listStyleType="none" withPadding={false}>
        {units.map(({ _id, unitNumber }) => {
          const people = recipients.filter(({ unitNumbers }) => unitNumbers.includes(unitNumber))
          return (
            <List.Item key={_id}>
              <Text span fw={600}>
                {unitNumber}
              </Text>{' '}
              <Text span>
                {people.map(({ name, hasAccount }) => (hasAccount ? name : `${name} (no account)`)).join(', ')}
              </Text>
            </List.Item>
          )
        })}
      </List>
    </Stack>
  )
}
