import { Group, Stack, Text } from '@mantine/core'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { Paid } from '../paid.tsx'
import { State } from '../state.tsx'
import { Blocks } from './blocks.tsx'
import { InstalmentsPanel } from './instalments-panel.tsx'
import { LevyActions } from './levy-actions.tsx'
import { ResolutionPanel } from './resolution-panel.tsx'
import { SharesPanel } from './shares-panel.tsx'
import { SpendingPanel } from './spending-panel.tsx'
import { SurplusPanel } from './surplus-panel.tsx'

interface Props {
  levy: Levy
}

/** A special levy: what is to be done about it first, then its money, its resolution, and what each unit pays. */
export const LevyView = ({ levy }: Props) => (
  <>
    <PageHeader
      title={levy.name}
      text={
        <Group gap="sm" className="figures">
          {formatMoney(levy.totalCents)}
          <State state={levy.state} />
        </Group>
      }
      actions={<LevyActions levy={levy} />}
    />
    <Stack gap="lg">
      <Blocks blocks={levy.blocks} />
      <SurplusPanel levy={levy} />
      <Money levy={levy} />
      <ResolutionPanel levy={levy} />
      <InstalmentsPanel levy={levy} />
      <SharesPanel levy={levy} />
      <SpendingPanel levy={levy} />
      <Section title="History">
        <OnDemand words="Show history">
          <RecordHistory subject="levy" id={levy._id} />
        </OnDemand>
      </Section>
    </Stack>
  </>
)

const Money = ({ levy }: Props) => {
  const { state, totalCents, money } = levy
  if (state === 'draft') return null
  const { chargedCents, paidCents, spentCents, refundedCents, toReserveCents, balanceCents } = money
  return (
    <Panel title="Money">
      <Stack gap={4}>
        <Text size="sm" className="figures">
          {formatMoney(paidCents)} of {formatMoney(totalCents)} paid
        </Text>
        <Paid levy={levy} />
      </Stack>
      <Figures>
        <Figure name="Charged">{formatMoney(chargedCents)}</Figure>
        <Figure name="Paid">{formatMoney(paidCents)}</Figure>
        <Figure name="Spent">{formatMoney(spentCents)}</Figure>
        {refundedCents > 0 && <Figure name="Refunded to owners">{formatMoney(refundedCents)}</Figure>}
        {toReserveCents > 0 && <Figure name="Moved to the reserve">{formatMoney(toReserveCents)}</Figure>}
        <Figure name="Left">{formatMoney(balanceCents)}</Figure>
      </Figures>
    </Panel>
  )
}
