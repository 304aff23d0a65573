import { Group, Text } from '@mantine/core'
import type { TemplateSummary } from '../../../../contract/forms/templates.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

/** By which section a letter is written, and whose words they are. */
export const TemplateMarks = ({
  template: { authority, isShipped, isChanged },
}: {
  template: Pick<TemplateSummary, 'authority' | 'isShipped' | 'isChanged'>
}) => (
  <Group gap="xs">
    {authority?.source && (
      <Text size="sm" c="dimmed">
        {authority.source}
      </Text>
    )}
    {isChanged && <StatusBadge tone="brand">Customized</StatusBadge>}
    {!isShipped && <StatusBadge tone="neutral">Your template</StatusBadge>}
  </Group>
)
