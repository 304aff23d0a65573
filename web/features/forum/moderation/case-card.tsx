import { Anchor, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ForumCase } from '../../../../contract/forum/moderation.ts'
import { caseCauseLabels, forumReasonLabels } from '../../../../contract/forum/moderation-words.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { Instant } from '../../../ui/moments.tsx'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { authorWords, pageOf } from '../words.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { keepWords } from './words.ts'

/** Something that waits for a moderator: what it says, what others say about it, and what can be decided. */
export const CaseCard = ({ one }: { one: ForumCase }) => {
  const { thing, category, cause, openedAt, reporters, can } = one
  const [deciding, setDeciding] = useState<'keep' | 'hide' | null>(null)
  return (
    <Card component="article">
      <Stack gap="sm">
        <Group gap={6}>
          <StatusBadge tone={cause === 'held' ? 'bad' : 'waiting'}>{caseCauseLabels[cause]}</StatusBadge>
          {reporters > 0 && <Text size="sm">{counted(reporters, 'report')}</Text>}
        </Group>
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          <Anchor component={Link} inherit to={pageOf(thing.postId, thing.kind === 'comment' ? thing._id : null)}>
            {thing.title}
          </Anchor>
        </Title>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {thing.kind === 'comment' ? 'Comment' : 'Post'} by {authorWords(thing.author)} in {category.name}, waiting
          since <Instant at={openedAt} />
        </Text>
        {thing.hiddenReason && <Text size="sm">Previously hidden: {thing.hiddenReason}</Text>}
        <RichText html={thing.body} under={2} />
        <ThingFiles thing={thing} />
        <Reports one={one} />
        {can.decide ? (
          <Group gap="sm">
            <Button onClick={() => setDeciding('keep')}>{keepWords(one)}</Button>
            <Button variant="default" onClick={() => setDeciding('hide')}>
              Hide it
            </Button>
          </Group>
        ) : (
          <Text c="dimmed">You wrote this, so someone else has to decide.</Text>
        )}
        {deciding && <DecisionDialog one={one} decision={deciding} onClose={() => setDeciding(null)} />}
      </Stack>
    </Card>
  )
}

const ThingFiles = ({ thing: { kind, _id: id, attachments } }: Pick<ForumCase, 'thing'>) =>
  kind === 'post' ? (
    <Files
      label="Post files"
      files={attachments}
      endpoint={api.forum.openFile}
      argsOf={(fileId) => ({ params: { id, fileId } })}
    />
  ) : (
    <Files
      label="Comment files"
      files={attachments}
      endpoint={api.forum.openCommentFile}
      argsOf={(fileId) => ({ params: { id, fileId } })}
    />
  )

const Reports = ({ one: { reports } }: { one: ForumCase }) =>
  reports.length > 0 && (
    <List size="sm" spacing={4} aria-label="Reports">
      {reports.map(({ reason, words, at, byName }) => (
        <List.Item key={`${byName}/${at}`} style={{ overflowWrap: 'anywhere' }}>
          {forumReasonLabels[reason]}
          {words && `: ${words}`}
          <Text size="sm" c="dimmed">
            {byName}, <Instant at={at} />
          </Text>
        </List.Item>
      ))}
    </List>
  )
