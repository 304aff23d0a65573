import { Text } from '@mantine/core'
import type { DocumentHit } from '../../../../contract/documents/document.ts'
import { MarkedText } from '../../../ui/marked-text.tsx'

/** A place inside a document where words were found, with the words marked. */
export const HitSnippet = ({ hit }: { hit: DocumentHit }) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    {hit.page !== null && (
      <Text span inherit c="dimmed" className="figures">
        {`Page ${hit.page}: `}
      </Text>
    )}
    <MarkedText text={hit.snippet} marks={hit.marks} />
  </Text>
)
