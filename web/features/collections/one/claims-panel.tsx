import { Button, Group, Stack, Text } from '@mantine/core'
import type { Claim, Collection } from '../../../../contract/collections/collection.ts'
import { formatDate } from '../../../../contract/time.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { claimTitle, openWords, stepLabelsWith } from '../words.ts'
import type { Asked } from './asked.ts'
import { NamedCharges } from './named-charges.tsx'

interface Props {
  one: Collection
  onAsk: (asked: Asked) => void
}

/** The claims that were filed, and how they ended. */
export const ClaimsPanel = ({ one, onAsk }: Props) =>
  one.claims.length > 0 && (
    <Panel title="Claims">
      {one.claims.map((claim) => (
        <OneClaim key={claim._id} one={one} claim={claim} onAsk={onAsk} />
      ))}
    </Panel>
  )

const OneClaim = ({ one, claim, onAsk }: Props & { claim: Claim }) => {
  const { _id, on, decidedOn, decision, charges, ended } = claim
  const title = claimTitle(claim)
  return (
    <Stack gap="xs">
      <Group gap="4px 12px">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {ended && <StatusBadge tone="neutral">Ended</StatusBadge>}
      </Group>
      <Text size="sm" className="figures">
        Filed on {formatDate(on)}: {openWords(claim)}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Decided on {formatDate(decidedOn)}: {decision}
      </Text>
      {ended && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Ended on {formatDate(ended.on)}: {ended.words}
        </Text>
      )}
      <Group gap="sm">
        <OnDemand words="Show charges" of={title}>
          <NamedCharges label={`Charges, ${title}`} charges={charges} />
        </OnDemand>
        {ended === null && one.steps.includes('endClaim') && (
          <Button
            variant="default"
            aria-label={`${stepLabelsWith(one.words).endClaim}: ${title}`}
            onClick={() => onAsk({ step: 'endClaim', of: _id })}
          >
            {stepLabelsWith(one.words).endClaim}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
