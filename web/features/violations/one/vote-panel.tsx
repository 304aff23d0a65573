import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { violationNumber } from '../../../../contract/parking/violation-words.ts'
import type { Violation } from '../../../../contract/violations/violation.ts'
import { proposalKind } from '../../../../contract/voting/proposal-kind.ts'
import { useRefresh } from '../../../api/queries.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Countdown, StandingBadge } from '../../voting/voting.ts'
import { shownOfViolations } from '../shown.ts'
import { voteWords } from '../words.ts'

/** Council’s vote on a case and how it stands; only members of council whom the case isn’t about have it. */
export const VotePanel = ({ one }: { one: Violation }) => {
  const { vote } = one
  const refresh = useRefresh()
  if (vote === null) return null
  const isOpen = vote.status === 'voting' && vote.closesAt !== null
  return (
    <Panel title="Council vote" text="Only council members can see this, except those the case is about.">
      <Group gap="4px 12px">
        <Anchor
          component={Link}
          to={proposalKind.page(vote._id)}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center' }}
        >
          {vote.number}: vote on {violationNumber(one)}
        </Anchor>
        <StandingBadge of={vote} />
      </Group>
      <Text size="sm" c="dimmed" component="div">
        {voteWords(vote)}
        {isOpen && (
          <>
            {' · '}
            <Countdown until={vote.closesAt!} onOver={() => void refresh(...shownOfViolations)} />
          </>
        )}
      </Text>
      {!vote.counts && vote.status !== 'withdrawn' && <Text size="sm">This vote doesn’t count for the case.</Text>}
    </Panel>
  )
}
