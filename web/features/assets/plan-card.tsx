import { Anchor, Button, Card, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { rhythmWords } from '../../../contract/assets/asset-words.ts'
import type { Asset } from '../../../contract/assets/asset.ts'
import type { AssetPlan } from '../../../contract/assets/plan.ts'
import { statusLabels, ticketNumber } from '../../../contract/tickets/ticket-words.ts'
import { formatDate } from '../../../contract/time.ts'
import { tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import { api } from '../../api/api.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { DoneButton } from './done-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { shownOfAssets } from './shown.ts'
import { PlanState } from './standing.tsx'

interface Props {
  asset: Asset
  plan: AssetPlan
}

const leadWords = ({ leadDays }: AssetPlan): string =>
  leadDays === 0 ? 'reminder on the day' : `reminder ${leadDays} ${leadDays === 1 ? 'day' : 'days'} before`

const dayWords = ({ endedOn, nextDueOn, standing }: AssetPlan): string => {
  if (endedOn !== null) return `Ended on ${formatDate(endedOn)}`
  return `${standing === 'overdue' ? 'Was due on' : 'Next on'} ${formatDate(nextDueOn)}`
}

/** One plan of an asset: when it is due, how often, and what can be done with it. */
export const PlanCard = ({ asset, plan }: Props) => (
  <Card component="li" padding="md">
    <Group justify="space-between" gap="xs" mb={4}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {plan.title}
      </Text>
      <PlanState standing={plan.standing} />
    </Group>
    <Text style={{ overflowWrap: 'anywhere' }}>
      {dayWords(plan)}
      {plan.lastDoneOn && `, last done on ${formatDate(plan.lastDoneOn)}`}
    </Text>
    <Text size="sm" c="dimmed">
      {rhythmWords(plan)}, counted {plan.countsFrom === 'done' ? 'from the day it’s done' : 'from the planned date'};{' '}
      {leadWords(plan)}
      {plan.trade && `; ${tradeLabels[plan.trade]}`}
    </Text>
    {plan.words && (
      <PlainText size="sm" mt={4}>
        {plan.words}
      </PlainText>
    )}
    {plan.ticket && (
      <Anchor
        component={Link}
        to={`/tickets/${plan.ticket._id}`}
        mih="var(--finger)"
        display="inline-flex"
        style={{ alignItems: 'center' }}
      >
        Ticket {ticketNumber(plan.ticket)} is open for this: {statusLabels[plan.ticket.status].toLowerCase()}
      </Anchor>
    )}
    {plan.endedOn === null && asset.retiredOn === null && <Actions asset={asset} plan={plan} />}
  </Card>
)

const Actions = ({ asset, plan }: Props) => {
  const [changing, setChanging] = useState(false)
  const isPaused = plan.pausedOn !== null
  return (
    <Group gap="sm" mt="sm" className="no-print">
      {!isPaused && <DoneButton assetId={asset._id} assetName={asset.name} plan={plan} />}
      <Group gap={0} wrap="nowrap">
        <Button variant="subtle" aria-label={`Edit ${plan.title}`} onClick={() => setChanging(true)}>
          Edit
        </Button>
        <Rest asset={asset} plan={plan} />
        <End asset={asset} plan={plan} />
      </Group>
      {changing && <PlanDialog assetId={asset._id} plan={plan} onClose={() => setChanging(false)} />}
    </Group>
  )
}

const Rest = ({ asset, plan }: Props) => {
  const refresh = useRefresh()
  const pause = useAction(api.assets.pausePlan, { done: `${plan.title} paused`, refresh: shownOfAssets })
  const resume = useAction(api.assets.resumePlan, { done: `${plan.title} resumed`, refresh: shownOfAssets })
  const isPaused = plan.pausedOn !== null
  const step = isPaused ? resume : pause
  const run = async () => {
    const args = { params: { id: asset._id, planId: plan._id }, body: { version: plan.version } }
    if (!(await step.run(args))) await refresh(...shownOfAssets)
  }
  return (
    <BusyButton
      variant="subtle"
      busy={step.busy}
      busyText="Saving..."
      aria-label={`${isPaused ? 'Resume' : 'Pause'} ${plan.title}`}
      onClick={() => void run()}
    >
      {isPaused ? 'Resume' : 'Pause'}
    </BusyButton>
  )
}

const End = ({ asset, plan }: Props) => {
  const { ask, dialog } = useConfirm()
  const refresh = useRefresh()
  const end = useAction(api.assets.endPlan, { done: `${plan.title} ended`, refresh: shownOfAssets })
  const run = async () => {
    const question = {
      title: `End ${plan.title}?`,
      text: 'It won’t recur. Completed work stays on record.',
      yes: 'End plan',
      danger: true,
    }
    if (!(await ask(question))) return
    const args = { params: { id: asset._id, planId: plan._id }, body: { version: plan.version } }
    if (!(await end.run(args))) await refresh(...shownOfAssets)
  }
  return (
    <>
      <BusyButton
        variant="subtle"
        color="red"
        busy={end.busy}
        busyText="Saving..."
        aria-label={`End ${plan.title}`}
        onClick={() => void run()}
      >
        End
      </BusyButton>
      {dialog}
    </>
  )
}
