import { Anchor, Box, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pinnedShownMost, previewMostChars } from '../../../contract/limits.ts'
import type { PinnedNotice } from '../../../contract/notices.ts'
import { plainTextOf } from '../../../contract/rich-text.ts'
import type { Instant } from '../../../contract/time.ts'
import { LoadedPart, type Part } from '../../ui/loaded-part.tsx'
import { Section } from '../../ui/section.tsx'
import { PinBadge, PriorityBadge, TypeBadge, TypeIcon } from './notice-marks.tsx'
import cardClasses from './notice-card.module.css'
import { moreWords } from './pinned.ts'
import classes from './pinned-notices.module.css'

function PinnedCard({ notice, now }: { notice: PinnedNotice; now: Instant }) {
  return (
    <Card component="article" className={cardClasses.card} padding="md">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <TypeIcon type={notice.type} />
        <Stack gap={6} flex={1} miw={0}>
          <Title order={3} size="h5">
            <Link to={`/announcements/${notice._id}`} className={cardClasses.title ?? ''}>
              {notice.title}
            </Link>
          </Title>
          <Group gap={6}>
            <TypeBadge type={notice.type} />
            <PriorityBadge priority={notice.priority} />
            <PinBadge pinnedUntil={notice.pinnedUntil} now={now} />
          </Group>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {plainTextOf(notice.content, previewMostChars)}
          </Text>
          {notice.attachments.length > 0 && (
            <Group gap={4} c="dimmed">
              <IconPaperclip size={14} aria-hidden />
              <Text size="sm">{notice.attachments.length === 1 ? '1 file' : `${notice.attachments.length} files`}</Text>
            </Group>
          )}
        </Stack>
      </Group>
    </Card>
  )
}

/** The dashboard's Pinned Announcements widget; not there at all when it cannot be loaded (specification, section 8). */
interface Props {
  /** The first of the pinned notices, and how many there are. */
  part: Part<{ notices: PinnedNotice[]; count: number }>
  now: Instant
}

export function PinnedNotices({ part, now }: Props) {
  if (part.failed) return null
  return (
    <Section title="Pinned Announcements">
      <LoadedPart part={part} shape="card" rows={1}>
        {({ notices, count }) => (
          <Stack gap="sm">
            {count === 0 && <NothingPinned />}
            <Box className={classes.grid ?? ''}>
              {notices.slice(0, pinnedShownMost).map((notice) => (
                <PinnedCard key={notice._id} notice={notice} now={now} />
              ))}
            </Box>
            {count > pinnedShownMost && (
              <Anchor component={Link} to="/announcements?filter=pinned" className={classes.more ?? ''}>
                {moreWords(count - pinnedShownMost)}
              </Anchor>
            )}
          </Stack>
        )}
      </LoadedPart>
    </Section>
  )
}

const NothingPinned = () => (
  <Text c="dimmed">
    Nothing is pinned right now.{' '}
    <Anchor component={Link} to="/announcements">
      See all announcements
    </Anchor>
  </Text>
)
