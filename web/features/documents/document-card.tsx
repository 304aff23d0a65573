import { Badge, Card, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import type { PinnedDocument } from '../../../contract/documents.ts'
import { FileSize } from '../../ui/file-size.tsx'
import { documentCategoryLabels } from '../../../contract/document-words.ts'

/** A pinned document: what it is, and the file it stands in. */
export const DocumentCard = ({ document }: { document: PinnedDocument }) => {
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
            <Badge color="gray">{documentCategoryLabels[category]}</Badge>
            <FileSize bytes={fileSize} />
            <span>{fileName}</span>
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}
