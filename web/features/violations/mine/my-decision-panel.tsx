import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../../contract/time.ts'
import type { MyViolation } from '../../../../contract/violations/my-violation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { owedWords, penaltyWords } from '../words.ts'
import { DisputeDialog } from './my-step-dialogs.tsx'

/** What was decided and what follows from it, for the people it’s about. */
export const MyDecisionPanel = ({ one }: { one: MyViolation }) => {
  const [disputing, setDisputing] = useState(false)
  const { upheld, penalties, disputedOn, steps } = one
  if (upheld === null && penalties.length === 0 && !disputing) return null
  const isOwed = penalties.some(({ openCents }) => openCents !== null && openCents > 0)
  return (
    <Panel title="Decision">
      {upheld !== null && <Text>{upheld ? 'A contravention was found.' : 'No contravention was found.'}</Text>}
      {penalties.length > 0 && (
        <Stack component="ul" aria-label="Penalties" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {penalties.map((penalty) => (
            <li key={penalty.nth}>
              <Text fw={600} td={penalty.cancelledOn === null ? undefined : 'line-through'}>
                {penaltyWords(penalty)}
              </Text>
              <Text size="sm" c="dimmed" className="figures">
                {owedWords(penalty)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      {isOwed && (
        <Anchor component={Link} to="/fees" w="fit-content" mih="var(--finger)">
          How to pay
        </Anchor>
      )}
      {disputedOn !== null && <Text size="sm">You disputed this on {formatDate(disputedOn)}.</Text>}
      {steps.includes('dispute') && (
        <Button variant="default" w="fit-content" onClick={() => setDisputing(true)}>
          Dispute the decision
        </Button>
      )}
      {disputing && <DisputeDialog one={one} onClose={() => setDisputing(false)} />}
    </Panel>
  )
}
