import { Card, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Document } from '../../../../contract/documents/document.ts'
import { formatDate } from '../../../../contract/time.ts'
import { FileSize } from '../../../ui/file-size.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { placeWords } from '../library/places.ts'
import { insideWords } from './inside-words.ts'
import classes from './document-facts.module.css'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes['fact']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** What is said of a document. */
export function DocumentFacts({ document }: { document: Document }) {
  const {
    category,
    folder,
    effectiveOn,
    expiresOn,
    expiry,
    fileName,
    fileSize,
    versions,
    updatedAt,
    note,
    uploadedBy,
    inside,
  } = document
  return (
    <Card component="section" aria-label="Details">
      <Stack component="dl" gap="xs" m={0}>
        <Fact name="Location">{placeWords(category, folder)}</Fact>
        {effectiveOn && <Fact name="Effective">{formatDate(effectiveOn)}</Fact>}
        {expiresOn && <Fact name={expiry === 'expired' ? 'Expired' : 'Expires'}>{formatDate(expiresOn)}</Fact>}
        <Fact name="File">
          {fileName}, <FileSize bytes={fileSize} />
          {insideWords[inside] && (
            <Text size="sm" c="dimmed">
              {insideWords[inside]}
            </Text>
          )}
        </Fact>
        <Fact name={versions > 1 ? `Version ${versions}` : 'Uploaded'}>
          <Instant at={updatedAt} />
          {uploadedBy && `, ${uploadedBy}`}
          {note && <Text size="sm">{note}</Text>}
        </Fact>
      </Stack>
    </Card>
  )
}
