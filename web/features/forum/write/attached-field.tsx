import { Checkbox, Stack } from '@mantine/core'
import type { Attachment } from '../../../../contract/notices.ts'

interface Props {
  attachments: readonly Attachment[]
  removed: readonly string[]
  onRemoved: (ids: readonly string[]) => void
}

/** The files that hang on something already; those without a tick are taken off with the next save. */
export const AttachedField = ({ attachments, removed, onRemoved }: Props) =>
  attachments.length > 0 && (
    <Checkbox.Group
      label="Attached files"
      value={attachments.map(({ _id }) => _id).filter((id) => !removed.includes(id))}
      onChange={(staying) => onRemoved(attachments.map(({ _id }) => _id).filter((id) => !staying.includes(id)))}
    >
      <Stack gap="xs" mt="xs">
        {attachments.map(({ _id, fileName }) => (
          <Checkbox key={_id} value={_id} label={fileName} styles={{ label: { overflowWrap: 'anywhere' } }} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
