import { Button, Group, Stack, Text } from '@mantine/core'
import type { Document } from '../../../../contract/documents/document.ts'
import type { DocumentVersion } from '../../../../contract/documents/versions.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useList } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { FileSize } from '../../../ui/file-size.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfDocuments } from '../shown.ts'

/** The versions of a document, newest first. */
export function VersionList({ document }: { document: Document }) {
  const versions = useList(api.documents.versions, { params: { id: document._id }, query: {} }, { staleTime: 0 })
  return (
    <ListPart list={versions} empty={null} shape="list-item">
      {(items) => (
        <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Versions">
          {items.map((version) => (
            <VersionRow key={version._id} version={version} document={document} />
          ))}
        </Stack>
      )}
    </ListPart>
  )
}

function VersionRow({ version, document }: { version: DocumentVersion; document: Document }) {
  const { number, isNewest, fileName, fileSize, note, by, at, restoredFrom } = version
  return (
    <Stack component="li" gap={4} style={{ overflowWrap: 'anywhere' }}>
      <Group gap="xs">
        <Text fw={600} size="sm">{`Version ${number}`}</Text>
        {isNewest && <StatusBadge tone="good">Newest</StatusBadge>}
      </Group>
      <Text size="sm">
        {fileName}, <FileSize bytes={fileSize} />
      </Text>
      {(note !== '' || restoredFrom !== null) && (
        <Text size="sm">{restoredFrom === null ? note : `Restored version ${restoredFrom}. ${note}`}</Text>
      )}
      <Text size="sm" c="dimmed">
        {by}, <Instant at={at} />
      </Text>
      <VersionActions version={version} document={document} />
    </Stack>
  )
}

function VersionActions({ version, document }: { version: DocumentVersion; document: Document }) {
  const { _id, number, isNewest, fileName } = version
  const params = { id: document._id, versionId: _id }
  const saveFile = useSaveFile()
  const { ask, dialog } = useConfirm()
  const restore = useAction(api.documents.restoreVersion, {
    done: `Version ${number} restored`,
    failed: 'We couldn’t restore the version. Please try again.',
    refresh: shownOfDocuments,
  })
  const bringBack = async () => {
    const text = `This creates a new version with the same content. Nothing is lost: the current version stays in the list.`
    if (await ask({ title: `Restore version ${number}?`, text, yes: `Restore version ${number}` }))
      await restore.run({ params })
  }
  return (
    <Group gap="xs">
      {dialog}
      <Button
        size="sm"
        variant="default"
        aria-label={`Download version ${number}`}
        onClick={() =>
          void saveFile(
            api.documents.downloadVersion,
            { params, query: {} },
            { name: fileName, failed: 'Failed to download document', always: true },
          )
        }
      >
        Download
      </Button>
      {!isNewest && document.can.addVersion && (
        <BusyButton size="sm" variant="default" busy={restore.busy} onClick={() => void bringBack()}>
          {`Restore version ${number}`}
        </BusyButton>
      )}
    </Group>
  )
}
