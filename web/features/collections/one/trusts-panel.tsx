import { Button, Group, Stack, Text } from '@mantine/core'
import type { Collection, HeldInTrust } from '../../../../contract/collections/collection.ts'
import { trustHolderLabels, trustOutcomeLabels } from '../../../../contract/collections/collection-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { isHeld, stepLabelsWith } from '../words.ts'
import type { Asked } from './asked.ts'
import { NamedCharges } from './named-charges.tsx'

interface Props {
  one: Collection
  onAsk: (asked: Asked) => void
}

/** Amounts in dispute that were paid into court, or to the corporation in trust. */
export const TrustsPanel = ({ one, onAsk }: Props) =>
  one.trusts.length > 0 && (
    <Panel title="Held in trust">
      {one.trusts.map((trust) => (
        <OneTrust key={trust._id} one={one} trust={trust} onAsk={onAsk} />
      ))}
    </Panel>
  )

const OneTrust = ({ one, trust, onAsk }: Props & { trust: HeldInTrust }) => {
  const { _id, on, heldBy, words, charges, cents, ended } = trust
  const since = formatDate(on)
  return (
    <Stack gap="xs">
      <Group gap="4px 12px">
        <Text fw={600} className="figures">
          {formatMoney(cents)}, {since}
        </Text>
        {ended && <StatusBadge tone="neutral">Ended</StatusBadge>}
      </Group>
      <Text size="sm">{trustHolderLabels[heldBy]}</Text>
      <PlainText>{words}</PlainText>
      {ended && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {trustOutcomeLabels[ended.outcome]} on {formatDate(ended.on)}: {ended.words}
        </Text>
      )}
      <Group gap="sm">
        <OnDemand words="Show charges" of={`held since ${since}`}>
          <NamedCharges label={`Held since ${since}`} charges={charges} />
        </OnDemand>
        {isHeld(trust) && one.steps.includes('endTrust') && (
          <Button
            variant="default"
            aria-label={`${stepLabelsWith(one.words).endTrust} of ${since}`}
            onClick={() => onAsk({ step: 'endTrust', of: _id })}
          >
            {stepLabelsWith(one.words).endTrust}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
