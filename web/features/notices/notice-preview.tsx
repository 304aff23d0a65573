import { Group, Stack, Title } from '@mantine/core'
import { Dialog } from '../../ui/dialog.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { PriorityBadge, TypeBadge } from './notice-marks.tsx'
import type { NoticeValues } from './notice-values.ts'

/** The notice as its readers will see it. */
export const NoticePreview = ({ values, onClose }: { values: NoticeValues; onClose(): void }) => (
  <Dialog onClose={onClose} title="Preview" size="lg">
    <Stack gap="md">
      <Group gap={6}>
        <TypeBadge type={values.type} />
        <PriorityBadge priority={values.priority} />
      </Group>
      <Title order={3}>{values.title || 'No title yet'}</Title>
      <RichText under={3} html={values.content || '<p>No text yet</p>'} />
    </Stack>
  </Dialog>
)
