import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { NoticeSummary } from '../../../contract/notices.ts'
import { formatInstant, type Instant } from '../../../contract/time.ts'
import classes from './notice-card.module.css'
import { NoticeBadges, TypeIcon } from './notice-marks.tsx'

interface Props {
  notice: NoticeSummary
  now: Instant
  zone: string
  /** Who gets it, where the reader may know. */
  audience?: string | undefined
}

/** When a notice was or will be published, in words. */
export const publishedWords = (
  { status, publishDate }: Pick<NoticeSummary, 'status' | 'publishDate'>,
  zone: string,
): string => {
  if (status === 'draft') return publishDate ? `Planned for ${formatInstant(publishDate, zone)}` : 'Not published yet'
  if (publishDate === null) return ''
  return status === 'scheduled' ? `Scheduled for ${formatInstant(publishDate, zone)}` : formatInstant(publishDate, zone)
}

/** A notice in the list. */
export function NoticeCard({ notice, now, zone, audience }: Props) {
  const unread = notice.status === 'published' && notice.forMe && notice.readAt === null
  const files = notice.attachmentCount
  return (
    <Card component="article" className={classes.card} padding="md">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <TypeIcon type={notice.type} />
        <Stack gap={6} flex={1} miw={0}>
          <Title order={2} size="h4" fw={unread ? 700 : 550} lineClamp={3}>
            <Link to={`/announcements/${notice._id}`} className={classes.title ?? ''}>
              {notice.title}
            </Link>
          </Title>
          <NoticeBadges notice={notice} now={now} />
          {notice.preview && (
            <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              {notice.preview}
            </Text>
          )}
          <Group gap="md" c="dimmed">
            <Text size="sm">{[publishedWords(notice, zone), audience].filter(Boolean).join(' · ')}</Text>
            {files > 0 && (
              <Group gap={4}>
                <IconPaperclip size={14} aria-hidden />
                <Text size="sm">{files === 1 ? '1 file' : `${files} files`}</Text>
              </Group>
            )}
          </Group>
        </Stack>
      </Group>
    </Card>
  )
}
