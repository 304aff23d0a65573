import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '../../../../contract/time.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { decisionKind } from '../../../../contract/voting/decide-kinds.ts'
import { ratificationLabels } from '../../../../contract/voting/decision-words.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { votesWords } from '../words.ts'

/** What council decided and why, and what the other side disputes of it. */
export const DecisionPanel = ({ one: { decision, disputed } }: { one: Violation }) =>
  decision && (
    <Panel title="Decision">
      <Group gap="4px 12px">
        <Text fw={600}>{decision.upheld ? 'Contravention found' : 'No contravention found'}</Text>
        {decision.ratification === 'awaits' && (
          <StatusBadge tone="waiting">{ratificationLabels[decision.ratification]}</StatusBadge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        <Anchor component={Link} to={decisionKind.page(decision._id)} inherit>
          {decision.number}
        </Anchor>
        , {[formatDate(decision.decidedOn), decision.votes && votesWords(decision.votes)].filter(Boolean).join(', ')}
      </Text>
      {decision.voters.length > 0 && <Text size="sm">Took part: {decision.voters.join(', ')}</Text>}
      {decision.reasons !== '' && <PlainText>{decision.reasons}</PlainText>}
      {disputed && (
        <div>
          <Text size="sm" c="dimmed">
            Disputed on {formatDate(disputed.on)}
          </Text>
          <PlainText>{disputed.words}</PlainText>
        </div>
      )}
    </Panel>
  )
