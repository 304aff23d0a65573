import { Group, Paper, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import type { Attachment } from '../../../contract/notices.ts'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { FileSize } from '../../ui/file-size.tsx'

interface Props {
  noticeId: string
  attachments: readonly Attachment[]
}

/** The files of a notice, each a button that downloads it. */
export const AttachmentList = ({ noticeId, attachments }: Props) => {
  const saveFile = useSaveFile()
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {attachments.map(({ _id, fileName, fileSize }) => (
        <Paper key={_id} component="li" withBorder>
          <UnstyledButton
            w="100%"
            p="sm"
            onClick={() =>
              void saveFile(
                api.notices.attachment,
                { params: { id: noticeId, attachmentId: _id } },
                { name: fileName, failed: 'We couldn’t download the attachment' },
              )
            }
          >
            <Group wrap="nowrap" gap="sm">
              <IconFileText size={22} aria-hidden />
              <Stack gap={0} flex={1}>
                <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  <VisuallyHidden>Download </VisuallyHidden>
                  {fileName}
                </Text>
                <Text size="sm" c="dimmed">
                  <FileSize bytes={fileSize} />
                </Text>
              </Stack>
              <IconDownload size={20} aria-hidden />
            </Group>
          </UnstyledButton>
        </Paper>
      ))}
    </Stack>
  )
}
