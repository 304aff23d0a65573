import { Button, Card, Group, SimpleGrid, Text } from '@mantine/core'
import { IconPin } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { PinnedDocument } from '../../../contract/documents.ts'
import { LoadedPart, type Part } from '../../ui/loaded-part.tsx'
import { Section } from '../../ui/section.tsx'
import { DocumentCard } from './document-card.tsx'

const UnpinDialog = lazy(() => import('./unpin-dialog.tsx'))

/** The dashboard's Important Documents; nothing for residents while none is pinned. */
interface Props {
  part: Part<PinnedDocument[]>
  manages: boolean
}

export const ImportantDocuments = ({ part, manages }: Props) => {
  const [unpinning, setUnpinning] = useState<PinnedDocument | null>(null)
  if (part.data?.length === 0 && !manages) return null
  return (
    <Section title="Important Documents">
      <Suspense>{unpinning && <UnpinDialog document={unpinning} onClose={() => setUnpinning(null)} />}</Suspense>
      <LoadedPart part={part} shape="card" rows={1} failed="Failed to load pinned documents">
        {(documents) =>
          documents.length === 0 ? (
            <PinPrompt />
          ) : (
            <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing={{ base: 'sm', sm: 'md' }}>
              {documents.map((document) => (
                <DocumentCard
                  key={document._id}
                  document={document}
                  {...(manages && { onUnpin: () => setUnpinning(document) })}
                />
              ))}
            </SimpleGrid>
          )
        }
      </LoadedPart>
    </Section>
  )
}

const PinPrompt = () => (
  <Card padding="md">
    <Group justify="space-between" gap="sm">
      <Text flex="1 1 16rem">Nothing pinned yet. Documents you pin in the library appear here.</Text>
      <Button component={Link} to="/library" variant="default" leftSection={<IconPin size={18} />}>
        Pin documents
      </Button>
    </Group>
  </Card>
)
