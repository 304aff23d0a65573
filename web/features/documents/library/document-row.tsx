import { Checkbox, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DocumentSummary } from '../../../../contract/documents/document.ts'
import { formatDate, formatInstant, type Instant } from '../../../../contract/time.ts'
import { FileSize } from '../../../ui/file-size.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { DocumentBadges, FileSign } from '../document-marks.tsx'
import { HitSnippet } from './hit-snippet.tsx'
import classes from './library.module.css'
import { placeWords } from './places.ts'

interface Props {
  document: DocumentSummary
  /** Where the document opens. */
  to: string
  now: Instant
  /** Said when documents are being chosen. */
  choice?: { chosen: boolean; onChange: (chosen: boolean) => void } | undefined
  action?: ReactNode
}

/** A document in the list: what it is, where it lies, and what was found in it. */
export function DocumentRow({ document, to, now, choice, action }: Props) {
  const { title, description, category, folder, fileSize, effectiveOn, contentType, hits, bin } = document
  const zone = useZone()
  return (
    <li className={classes['row']}>
      <Group wrap="nowrap" align="flex-start" gap="md">
        {choice && (
          <Checkbox
            className={classes['above'] ?? ''}
            aria-label={`Select ${title}`}
            checked={choice.chosen}
            onChange={({ currentTarget }) => choice.onChange(currentTarget.checked)}
          />
        )}
        <FileSign contentType={contentType} />
        <Stack gap={4} flex={1} miw={0}>
          <Text component="h2" fw={600}>
            <Link to={to} className={classes['title'] ?? ''}>
              {title}
            </Link>
          </Text>
          {description && hits.length === 0 && (
            <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              {description}
            </Text>
          )}
          {hits.map((hit) => (
            <HitSnippet key={`${hit.page} ${hit.snippet}`} hit={hit} />
          ))}
          <Group gap="2px 10px" c="dimmed" fz="sm">
            <span>{placeWords(category, folder)}</span>
            {effectiveOn && <span>{formatDate(effectiveOn)}</span>}
            <FileSize bytes={fileSize} />
            {bin && (
              <span>{`Deleted ${formatInstant(bin.deletedAt, zone)}, permanently removed ${formatInstant(bin.goneAt, zone)}`}</span>
            )}
          </Group>
          <DocumentBadges document={document} now={now} />
        </Stack>
        {action && <div className={classes['above']}>{action}</div>}
      </Group>
    </li>
  )
}
