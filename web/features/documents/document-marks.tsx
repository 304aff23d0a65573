import { Group, ThemeIcon } from '@mantine/core'
import { IconFileDescription, IconFileText, IconPhoto, IconPin, IconTable } from '@tabler/icons-react'
import { createElement } from 'react'
import type { DocumentSummary, Expiry } from '../../../contract/documents/document.ts'
import { newVersionDays } from '../../../contract/limits/documents.ts'
import { formatDate, later, type Instant } from '../../../contract/time.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

const dayMs = 86_400_000

const iconOf = (contentType: string) => {
  if (contentType === 'application/pdf') return IconFileDescription
  if (contentType.startsWith('image/')) return IconPhoto
  return contentType.includes('spreadsheet') || contentType === 'text/csv' ? IconTable : IconFileText
}

/** What kind of file a document is, as a sign; its name says it in words. */
export const FileSign = ({ contentType }: { contentType: string }) => (
  <ThemeIcon variant="light" size={44} radius="md" aria-hidden>
    {createElement(iconOf(contentType), { size: 24, stroke: 1.6 })}
  </ThemeIcon>
)

type Ending = Exclude<Expiry, 'valid'>
const expiryTones = { endsSoon: 'waiting', expired: 'bad' } as const satisfies Record<Ending, string>
const expiryWords: Record<Ending, string> = { endsSoon: 'Expires', expired: 'Expired' }

interface Props {
  document: Pick<DocumentSummary, 'pinnedAt' | 'expiry' | 'expiresOn' | 'versions' | 'updatedAt'>
  now: Instant
}

/** What is worth knowing of a document before it is opened. */
export function DocumentBadges({ document, now }: Props) {
  const { pinnedAt, expiry, expiresOn, versions, updatedAt } = document
  const ends = expiry === 'endsSoon' || expiry === 'expired' ? expiry : null
  const fresh = versions > 1 && updatedAt > later(now, -newVersionDays * dayMs)
  if (!pinnedAt && !ends && !fresh) return null
  return (
    <Group gap={6}>
      {ends && expiresOn && (
        <StatusBadge tone={expiryTones[ends]}>{`${expiryWords[ends]} ${formatDate(expiresOn)}`}</StatusBadge>
      )}
      {fresh && <StatusBadge tone="good">New version</StatusBadge>}
      {pinnedAt && (
        <Group gap={4} wrap="nowrap" c="dimmed" fz="sm">
          <IconPin size={14} aria-hidden />
          Pinned
        </Group>
      )}
    </Group>
  )
}
