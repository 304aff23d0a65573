import { List, Text } from '@mantine/core'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { eventLabels } from '../../../../../contract/voting/voting-words.ts'
import { Instant } from '../../../../ui/moments.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { PlainText } from '../../../../ui/plain-text.tsx'

/** What happened to a proposal, in its order. Votes are no part of it. */
export const Story = ({ events }: Pick<Proposal, 'events'>) => (
  <Panel title="Activity">
    <List listStyleType="none" spacing="sm" withPadding={false}>
      {events.map(({ _id, at, kind, by, words }) => (
        <List.Item key={_id}>
          <Text>{eventLabels[kind]}</Text>
          {words && <PlainText size="sm">{words}</PlainText>}
          <Text size="sm" c="dimmed">
            {by === null ? '' : `${by}, `}
            <Instant at={at} />
          </Text>
        </List.Item>
      ))}
    </List>
  </Panel>
)
