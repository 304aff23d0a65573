import { Anchor, Drawer, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { entryOfTopic, loadTopic, pathOfTopic, type TopicEntry } from '../../features/help/help.ts'
import { HelpLinks, TopicText } from '../../features/help/help.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import type { DialogProps } from '../dialog-stage.ts'
import { topicAt } from './topic-at.ts'

/** The help for the open screen, beside it: what is typed on the screen stays. */
const HelpDrawer = ({ opened, onClose, onLed }: DialogProps) => {
  const { pathname, search } = useLocation()
  const own = topicAt(pathname)
  const [followed, setFollowed] = useState<TopicEntry | null>(null)
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    setFollowed(null)
  }
  const shown = followed ?? own
  const linkTo = (to: string, words: string) => {
    const topic = entryOfTopic(/^\/help\/([a-z-]+)/.exec(to)?.[1])
    return topic ? (
      <Anchor component="button" type="button" underline="always" onClick={() => setFollowed(topic)}>
        {words}
      </Anchor>
    ) : (
      <Anchor component={Link} to={to} underline="always" onClick={onLed}>
        {words}
      </Anchor>
    )
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="right"
      size="lg"
      title={`Help: ${shown.title}`}
      closeButtonProps={{ 'aria-label': 'Close help' }}
    >
      <HelpLinks value={linkTo}>
        <Stack gap="lg">
          <Text>{shown.summary}</Text>
          <Words key={shown.id} topic={shown} />
          <Elsewhere topic={shown} from={pathname + search} />
        </Stack>
      </HelpLinks>
    </Drawer>
  )
}
export default HelpDrawer

/** Code that does not come is told here: the screen beneath stays as it is. */
const Words = ({ topic: { id } }: { topic: TopicEntry }) => {
  const words = useQuery({ queryKey: ['help', id], queryFn: () => loadTopic(id), staleTime: Infinity })
  return (
    <Loaded query={words} shape="list-item" rows={4} failed="We couldn’t load the help.">
      {(topic) => <TopicText topic={topic} level={3} folded />}
    </Loaded>
  )
}

/** In a tab of their own, so that nothing typed here is lost. */
const Elsewhere = ({ topic: { id }, from }: { topic: TopicEntry; from: string }) => (
  <Group gap="lg">
    {[
      [`${pathOfTopic(id)}?from=${encodeURIComponent(from)}`, 'Open as page'],
      ['/help', 'Search all topics'],
    ].map(([to = '', words]) => (
      <Anchor
        key={to}
        component={Link}
        to={to}
        target="_blank"
        underline="always"
        mih={44}
        display="inline-flex"
        style={{ alignItems: 'center' }}
      >
        {words} (new tab)
      </Anchor>
    ))}
  </Group>
)
