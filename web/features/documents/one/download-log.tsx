import { Stack, Text } from '@mantine/core'
import type { DownloadKind } from '../../../../contract/documents/downloads.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'

const kindWords: Record<DownloadKind, string> = {
  download: 'downloaded it',
  viewed: 'viewed it here',
  zip: 'downloaded it in a ZIP',
}

/** Who took a document, when, and in which version; newest first. */
export function DownloadLog({ documentId }: { documentId: string }) {
  const downloads = useList(api.documents.downloads, { params: { id: documentId }, query: {} }, { staleTime: 0 })
  return (
    <ListPart
      list={downloads}
      shape="list-item"
      empty={
        <Text size="sm" c="dimmed">
          No views or downloads yet.
        </Text>
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
          {items.map(({ _id, at, by, kind, number }) => (
            <li key={_id}>
              <Text size="sm">{`${by} ${kindWords[kind]}`}</Text>
              <Text size="sm" c="dimmed">
                <Instant at={at} />
                {`, version ${number}`}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </ListPart>
  )
}
