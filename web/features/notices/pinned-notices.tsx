import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { Link } from 'react-router'
import { previewMostChars } from '../../../contract/limits.ts'
import type { PinnedNotice } from '../../../contract/notices.ts'
import { plainTextOf } from '../../../contract/rich-text.ts'
import type { Instant } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { cameAt } from '../../ui/use-now.ts'
import classes from './notice-card.module.css'
import { PinBadge, PriorityBadge, TypeBadge, TypeIcon } from './notice-marks.tsx'
import { pinnedShown } from './pinned.ts'

function PinnedCard({ notice, now }: { notice: PinnedNotice; now: Instant }) {
  return (
    <Card component="article" className={classes.card} padding="md">
      <Group wrap="nowrap" align="flex-start" gap="md">
        <TypeIcon type={notice.type} />
        <Stack gap={6} flex={1} miw={0}>
          <Title order={3} size="h5">
            <Link to={`/announcements/${notice._id}`} className={classes.title ?? ''}>
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
export function PinnedNotices() {
  const pinned = useRoute(api.notices.pinned)
  if (pinned.isError && !pinned.data) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby="pinned-announcements">
      <Title order={2} size="h3" id="pinned-announcements">
        Pinned Announcements
      </Title>
      <Loaded
        query={pinned}
        rows={1}
        empty={
          <Text c="dimmed">
            Nothing is pinned right now.{' '}
            <Anchor component={Link} to="/announcements">
              Read all announcements
            </Anchor>
          </Text>
        }
      >
        {(all) => {
          const { shown, more } = pinnedShown(all)
          return (
            <>
              {shown.map((notice) => (
                <PinnedCard key={notice._id} notice={notice} now={cameAt(pinned)} />
              ))}
              {more && (
                <Anchor component={Link} to="/announcements?filter=pinned">
                  {more}
                </Anchor>
              )}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}
