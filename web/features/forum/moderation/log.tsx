import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { ForumAct } from '../../../../contract/forum/moderation.ts'
import { actSideLabels, actWords } from '../../../../contract/forum/moderation-words.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useList } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { pageOf } from '../words.ts'
import { actLines } from './words.ts'

/** What was moderated, why and in which role; everybody who reads the forum can read it. */
export default function Log() {
  const acts = useList(api.moderation.log, { query: {} }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/forum">Community forum</BackLink>
      <PageHeader
        title="Moderation log"
        text="Everything hidden, moved, locked or changed in the forum, with date and reason. Hidden text isn’t shown."
      />
      <ListPart
        list={acts}
        shape="card"
        empty={<Empty title="Nothing moderated yet">Moderators’ actions in the forum will appear here.</Empty>}
      >
        {(items: readonly ForumAct[]) => (
          <Stack component="ol" gap="sm" m={0} p={0} aria-label="Moderation actions" style={{ listStyle: 'none' }}>
            {items.map((act) => (
              <li key={act._id}>
                <Line act={act} />
              </li>
            ))}
          </Stack>
        )}
      </ListPart>
    </Stack>
  )
}

const useSideWords = (side: ForumAct['side']): string => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  return side === 'council' ? council.One : actSideLabels[side]
}

const Line = ({ act }: { act: ForumAct }) => {
  const { kind, thing, at, side, category, post, byName } = act
  const sideWords = useSideWords(side)
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Text fw={600}>{actWords(kind, thing)}</Text>
        {post && (
          <Anchor component={Link} to={pageOf(post._id)} style={{ overflowWrap: 'anywhere' }}>
            {post.title}
          </Anchor>
        )}
        {actLines(act).map((line) => (
          <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {line}
          </Text>
        ))}
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            {[sideWords, byName, category?.name].filter(Boolean).join(', ')}, <Instant at={at} />
          </Text>
        </Group>
      </Stack>
    </Card>
  )
}
