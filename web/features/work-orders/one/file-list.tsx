import { Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
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
  /** What stands beside a file. */
  beside?: (fileId: string) => React.ReactNode
}

/** Files to download; nothing where there are none. */
export const FileList = <T,>({ label, files, endpoint, argsOf, beside }: Props<T>) => {
  const save = useSaveFile()
  if (files.length === 0) return null
  return (
    <Stack component="ul" aria-label={label} gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {files.map(({ _id, fileName, fileSize }) => (
        <Group component="li" key={_id} gap="xs" wrap="nowrap">
          <Button
            variant="default"
            maw="100%"
            miw={0}
            className="wraps"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={`Download ${fileName}`}
            onClick={() => void save(endpoint, argsOf(_id), { name: fileName, failed: 'Failed to download the file' })}
          >
            <span style={{ overflowWrap: 'anywhere' }}>
              {fileName} <FileSize bytes={fileSize} />
            </span>
          </Button>
          {beside?.(_id)}
        </Group>
      ))}
    </Stack>
  )
}
