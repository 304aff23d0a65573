import { ActionIcon, Button, Group, Stack, VisuallyHidden } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import type { Attachment } from '../../../../contract/notices.ts'
import type { Call } from '../../../../contract/route.ts'
import { useSaveFile } from '../../../api/download.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { FileSize } from '../../../ui/file-size.tsx'

interface Props<T> {
  label: string
  files: readonly Attachment[]
  endpoint: Endpoint<T>
  argsOf: (fileId: string) => Call<T>
  /** Takes a file off, where the reader may. */
  onDrop?: (file: Attachment) => void
}

/** Files to download; nothing where there are none. */
export const FileList = <T,>({ label, files, endpoint, argsOf, onDrop }: Props<T>) => {
  const save = useSaveFile()
  if (files.length === 0) return null
  return (
    <Stack component="ul" aria-label={label} gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {files.map((file) => (
        <Group component="li" key={file._id} gap="xs" wrap="nowrap">
          <Button
            variant="default"
            maw="100%"
            miw={0}
            className="wraps"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              void save(endpoint, argsOf(file._id), {
                name: file.fileName,
                failed: 'We couldn’t download the file. Please try again.',
              })
            }
          >
            <span style={{ overflowWrap: 'anywhere' }}>
              <VisuallyHidden component="span">Download </VisuallyHidden>
              {file.fileName} <FileSize bytes={file.fileSize} />
            </span>
          </Button>
          {onDrop && (
            <ActionIcon variant="default" aria-label={`Remove ${file.fileName}`} onClick={() => onDrop(file)}>
              <IconTrash size={20} />
            </ActionIcon>
          )}
        </Group>
      ))}
    </Stack>
  )
}
