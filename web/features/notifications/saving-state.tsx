import { Alert, Box, Button, Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { Change } from './preference-changes.ts'
import type { Outcome } from './use-preferences.ts'

interface Props {
  saving: boolean
  outcome: Outcome
  onTryAgain(change: Change): void
}

const words = {
  none: 'Changes are saved automatically.',
  saved: 'Saved',
  merged: 'Saved. Changes you made in another window are included.',
} as const

/** Whether what was changed is kept; stays in sight while the reader goes through the table. */
export const SavingState = ({ saving, outcome, onTryAgain }: Props) => (
  <Box pos="sticky" top="var(--bar-height)" mb="md" py="xs" bg="var(--mantine-color-body)" style={{ zIndex: 10 }}>
    {outcome.state === 'failed' && !saving ? (
      <Alert color="red" role="alert" title="Not saved" p="sm">
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="inherit">
            {outcome.words}
          </Text>
          <Button variant="default" onClick={() => onTryAgain(outcome.change)}>
            Try again
          </Button>
        </Group>
      </Alert>
    ) : (
      <Group role="status" gap={6} mih={24} wrap="nowrap" c="dimmed">
        {!saving && outcome.state !== 'none' && <IconCheck size={18} aria-hidden />}
        <Text size="sm">{saving || outcome.state === 'failed' ? 'Saving...' : words[outcome.state]}</Text>
      </Group>
    )}
  </Box>
)
