import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Ask } from '../../../../../contract/forms/templates.ts'
import { askTypeLabels } from '../letter-labels.ts'

interface Props {
  ask: Ask
  onChange: () => void
  onRemove: () => void
}

/** Something that is asked, in a line. */
export const AskRow = ({ ask: { label, type, required }, onChange, onRemove }: Props) => (
  <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
    <Stack gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text size="sm" c="dimmed">
        {required ? askTypeLabels[type] : `${askTypeLabels[type]}, optional`}
      </Text>
    </Stack>
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" aria-label={`Edit ${label}`} onClick={onChange}>
        Edit
      </Button>
      <ActionIcon size="xl" aria-label={`Remove ${label}`} onClick={onRemove}>
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  </Group>
)
