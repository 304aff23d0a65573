import { ActionIcon, Badge, Card, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconDownload, IconFileText, IconPinnedOff } from '@tabler/icons-react'
import type { PinnedDocument } from '../../../contract/documents.ts'
import { FileSize } from '../../ui/file-size.tsx'
import { categoryLabels } from './category-words.ts'

/** What can be done with a pinned document; what is not given is not offered. */
export interface DocumentDeeds {
  onDownload?: (document: PinnedDocument) => void
  onUnpin?: (document: PinnedDocument) => void
}

export const DocumentCard = ({ document, onDownload, onUnpin }: DocumentDeeds & { document: PinnedDocument }) => {
  const { title, category, fileSize, fileName, description } = document
  return (
    <Card component="article" padding="md">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <ThemeIcon variant="light" size={44} radius="md" aria-hidden>
          <IconFileText size={24} stroke={1.6} />
        </ThemeIcon>
        <Stack gap={4} flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text fw={600} component="h3">
            {title}
          </Text>
          {description && <Text size="sm">{description}</Text>}
          <Group gap="4px 10px" c="dimmed" fz="sm">
            <Badge color="gray">{categoryLabels[category]}</Badge>
            <FileSize bytes={fileSize} />
            <span>{fileName}</span>
          </Group>
        </Stack>
        {onDownload && (
          <ActionIcon aria-label={`Download ${title}`} onClick={() => onDownload(document)}>
            <IconDownload size={22} />
          </ActionIcon>
        )}
        {onUnpin && (
          <ActionIcon aria-label={`Unpin ${title}`} color="gray" onClick={() => onUnpin(document)}>
            <IconPinnedOff size={22} />
          </ActionIcon>
        )}
      </Group>
    </Card>
  )
}
