import { Text } from '@mantine/core'
import { Fragment } from 'react'
import type { DocumentHit } from '../../../../contract/documents/document.ts'
import { piecesOf } from './pieces.ts'

/** A place inside a document where words were found, with the words marked. */
export const HitSnippet = ({ hit }: { hit: DocumentHit }) => (
  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
    {hit.page !== null && (
      <Text span inherit c="dimmed" className="figures">
        {`Page ${hit.page}: `}
      </Text>
    )}
    {piecesOf(hit).map(({ text, at, marked }) =>
      marked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
    )}
  </Text>
)
