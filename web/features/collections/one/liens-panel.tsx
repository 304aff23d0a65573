import { Button, Group, Stack, Text } from '@mantine/core'
import type { Collection, CollectionStepName, Lien } from '../../../../contract/collections/collection.ts'
import { formatDate } from '../../../../contract/time.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { Soon } from '../../../ui/soon.tsx'
import { figureName, lienState, openWords, stepLabelsWith, type LienState } from '../words.ts'
import type { Asked } from './asked.ts'
import { NamedCharges } from './named-charges.tsx'

interface Props {
  one: Collection
  onAsk: (asked: Asked) => void
}

const stateLabels: Readonly<Record<LienState, string>> = {
  prepared: 'Prepared',
  registered: 'Registered on title',
  release: 'Paid, to be removed',
  released: 'Removed',
}
const stateTones: Readonly<Record<LienState, Tone>> = {
  prepared: 'waiting',
  registered: 'bad',
  release: 'bad',
  released: 'neutral',
}
const stepsOf: Readonly<Record<LienState, readonly CollectionStepName[]>> = {
  prepared: ['registerLien', 'dropLien'],
  registered: ['releaseLien'],
  release: ['releaseLien'],
  released: [],
}

/** What is or was registered on the title, from the amount that was set to its removal. */
export const LiensPanel = ({ one, onAsk }: Props) =>
  one.liens.length > 0 && (
    <Panel title={`${one.words.Charge}s`}>
      {one.liens.map((lien) => (
        <OneLien key={lien._id} one={one} lien={lien} onAsk={onAsk} />
      ))}
    </Panel>
  )

const OneLien = ({ one, lien, onAsk }: Props & { lien: Lien }) => {
  const { _id, preparedOn, decidedOn, decision, charges, registeredOn, number, paidOn, releaseBy, releasedOn } = lien
  const state = lienState(lien)
  const labels = stepLabelsWith(one.words)
  const of = `prepared on ${formatDate(preparedOn)}`
  return (
    <Stack gap="xs">
      <Group gap="4px 12px">
        <Text fw={600} className="figures">
          {figureName(one.words)}: {openWords(lien)}
        </Text>
        <StatusBadge tone={stateTones[state]}>{stateLabels[state]}</StatusBadge>
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        Decided on {formatDate(decidedOn)}: {decision}
      </Text>
      {registeredOn !== null && (
        <Text size="sm">
          Registered on {formatDate(registeredOn)}, number {number}
        </Text>
      )}
      {paidOn !== null && <Text size="sm">Paid on {formatDate(paidOn)}</Text>}
      {releaseBy !== null && releasedOn === null && (
        <Text size="sm">
          Removal deadline: <Soon on={releaseBy} />
        </Text>
      )}
      {releasedOn !== null && (
        <Text size="sm">
          Removed on {formatDate(releasedOn)}, number {lien.releaseNumber}
        </Text>
      )}
      <Group gap="sm">
        {stepsOf[state]
          .filter((step) => one.steps.includes(step))
          .map((step) => (
            <Button
              key={step}
              variant={step === 'dropLien' ? 'subtle' : 'default'}
              aria-label={`${labels[step]}: ${one.words.charge} ${of}`}
              onClick={() => onAsk({ step, of: _id })}
            >
              {labels[step]}
            </Button>
          ))}
        <OnDemand words="Show charges" of={`of the ${one.words.charge} ${of}`}>
          <NamedCharges label={`Charges of the ${one.words.charge} ${of}`} charges={charges} />
        </OnDemand>
      </Group>
    </Stack>
  )
}
