import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RecordsItem, RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { api } from '../../../../api/api.ts'
import { useSaveFile } from '../../../../api/download.ts'
import { useRefresh } from '../../../../api/queries.ts'
import { FileSize } from '../../../../ui/file-size.tsx'

interface Props {
  request: RecordsRequest
  item: RecordsItem
}

/** The files of a record, to be taken along. */
export const ItemFiles = ({ request, item }: Props) => {
  const save = useSaveFile()
  const refresh = useRefresh()
  const take = async (fileId: string, name: string) => {
    const params = { id: request._id, itemId: item._id, fileId }
    await save(api.forms.recordsFile, { params }, { name, failed: 'We couldn’t download the file' })
    await refresh(api.forms.recordsRequest)
  }
  if (item.files.length === 0) return null
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {item.files.map(({ _id, fileName, fileSize, document }) => (
        <li key={_id}>
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              aria-label={`Download ${fileName}`}
              onClick={() => void take(_id, fileName)}
            >
              Download
            </Button>
            <Text component="div" size="sm" miw={0} flex="1 1 10rem" style={{ overflowWrap: 'anywhere' }}>
              {fileName}{' '}
              <Text span inherit c="dimmed">
                <FileSize bytes={fileSize} />
              </Text>
              {document && (
                <Text size="sm" c="dimmed">
                  Version {document.number} of{' '}
                  <Anchor component={Link} to={`/library?document=${document._id}`} inherit>
                    {document.title}
                  </Anchor>
                </Text>
              )}
            </Text>
          </Group>
        </li>
      ))}
    </Stack>
  )
}
