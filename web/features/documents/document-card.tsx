import { Anchor, Badge, Button, Card, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { documentCategoryLabels } from '../../../contract/document-words.ts'
import type { PinnedDocument } from '../../../contract/documents.ts'
import { useBuildingId } from '../../api/building-id.ts'
import { toast } from '../../api/toast.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FileSize } from '../../ui/file-size.tsx'

interface Props {
  document: PinnedDocument
  /** Asks to unpin it; for those who manage the building. */
  onUnpin?: () => void
}

/** A pinned document: what it is, the file it stands in, and what can be done with it. */
export const DocumentCard = ({ document, onUnpin }: Props) => {
  const { _id, title, category, fileSize, fileName, description } = document
  return (
    <Card component="article" padding="md">
      <Stack justify="space-between" gap="sm" h="100%">
        <Group wrap="nowrap" align="flex-start" gap="md">
          <ThemeIcon variant="light" size={44} radius="md" aria-hidden>
            <IconFileText size={24} stroke={1.6} />
          </ThemeIcon>
          <Stack gap={4} flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Text fw={600} component="h3">
              <Anchor
                component={Link}
                to={`/library?document=${_id}`}
                c="inherit"
                inherit
                display="inline-flex"
                mih="var(--finger)"
              >
                {title}
              </Anchor>
            </Text>
            {description && <Text size="sm">{description}</Text>}
            <Group gap="4px 10px" c="dimmed" fz="sm">
              <Badge color="gray">{documentCategoryLabels[category]}</Badge>
              <FileSize bytes={fileSize} />
              <span>{fileName}</span>
            </Group>
          </Stack>
        </Group>
        <Group gap="xs">
          <Download document={document} />
          {onUnpin && (
            <Button variant="subtle" aria-label={`Unpin ${title}`} onClick={onUnpin}>
              Unpin
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}

/** Its code comes with the first click: the dashboard is seen without it. */
const Download = ({ document }: Pick<Props, 'document'>) => {
  const [busy, setBusy] = useState(false)
  const buildingId = useBuildingId()
  const take = async () => {
    setBusy(true)
    try {
      const { takeDocument } = await import('./take-document.ts')
      await takeDocument(buildingId, document)
    } catch {
      toast.error('Failed to download document')
    }
    setBusy(false)
  }
  return (
    <BusyButton variant="default" busy={busy} onClick={() => void take()}>
      Download
    </BusyButton>
  )
}
