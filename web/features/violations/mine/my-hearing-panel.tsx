import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { MyStepName, MyViolation } from '../../../../contract/violations/my-violation.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { hearingWords } from '../words.ts'
import { AskHearingDialog, WithdrawHearingDialog } from './my-step-dialogs.tsx'

/** The hearing that the person it’s about asked for, or can ask for. */
export const MyHearingPanel = ({ one }: { one: MyViolation }) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const [taken, setTaken] = useState<MyStepName | null>(null)
  const { hearing, steps } = one
  const [mayAsk, mayWithdraw] = [steps.includes('askHearing'), steps.includes('withdrawHearing')]
  // A dialog stays open when its step is no longer offered, so that it can say so.
  if (hearing === null && !mayAsk && taken === null) return null
  return (
    <Panel
      title="Hearing"
      text={
        hearing
          ? `You asked for it on ${formatDate(hearing.askedOn)}.`
          : `You can speak with ${council.seat} in person.`
      }
    >
      {hearing && <Text>{hearingWords(hearing)}</Text>}
      {(mayAsk || mayWithdraw) && (
        <Group gap="sm">
          {mayAsk && (
            <Button variant="default" onClick={() => setTaken('askHearing')}>
              Ask for a hearing
            </Button>
          )}
          {mayWithdraw && (
            <Button variant="default" onClick={() => setTaken('withdrawHearing')}>
              Withdraw request
            </Button>
          )}
        </Group>
      )}
      {taken === 'askHearing' && <AskHearingDialog one={one} onClose={() => setTaken(null)} />}
      {taken === 'withdrawHearing' && <WithdrawHearingDialog one={one} onClose={() => setTaken(null)} />}
    </Panel>
  )
}
