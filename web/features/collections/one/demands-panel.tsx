import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Collection, Demand } from '../../../../contract/collections/collection.ts'
import { handoverMethodLabels } from '../../../../contract/forms/letter-words.ts'
import { letterRunKind } from '../../../../contract/forms/letter-kinds.ts'
import { formatDate } from '../../../../contract/time.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useToday } from '../../../ui/use-today.ts'
import { deliveryWords, isCurrent, openWords, periodWords, purposeWords, stepLabelsWith } from '../words.ts'
import { isOpenCopy, undelivered, type Asked } from './asked.ts'
import { NamedCharges } from './named-charges.tsx'

interface Props {
  one: Collection
  onAsk: (asked: Asked) => void
}

interface OneProps extends Props {
  demand: Demand
}

/** The demands of an account, the newest first: what each says, who received it, and when its period is over. */
export const DemandsPanel = ({ one, onAsk }: Props) =>
  one.demands.length > 0 && (
    <Panel title="Demands">
      {one.demands.map((demand) => (
        <OneDemand key={demand._id} one={one} demand={demand} onAsk={onAsk} />
      ))}
    </Panel>
  )

const titleOf = ({ on }: Demand): string => `Demand of ${formatDate(on)}`

const OneDemand = ({ one, demand, onAsk }: OneProps) => {
  const { withdrawnOn, withdrawnBecause, charges, outside } = demand
  const period = periodWords(demand, useToday())
  return (
    <Stack gap="xs">
      <Head demand={demand} />
      <Text size="sm" className="figures">
        {purposeWords(demand, one.words)}. {openWords(demand)}.
      </Text>
      {outside && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {handoverMethodLabels[outside.method]}, outside Parapet: {outside.words}
        </Text>
      )}
      {period !== null && <Text size="sm">{period}</Text>}
      {withdrawnOn !== null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          Withdrawn on {formatDate(withdrawnOn)}: {withdrawnBecause}
        </Text>
      )}
      <Owners one={one} demand={demand} onAsk={onAsk} />
      <Copies one={one} demand={demand} onAsk={onAsk} />
      <Group gap="sm">
        <OnDemand words="Show charges" of={`of the demand of ${formatDate(demand.on)}`}>
          <NamedCharges label={`Charges, ${titleOf(demand)}`} charges={charges} />
        </OnDemand>
        {isCurrent(demand) && one.steps.includes('withdrawDemand') && (
          <Button
            variant="subtle"
            aria-label={`${stepLabelsWith(one.words).withdrawDemand} of ${formatDate(demand.on)}`}
            onClick={() => onAsk({ step: 'withdrawDemand', of: demand._id })}
          >
            {stepLabelsWith(one.words).withdrawDemand}
          </Button>
        )}
      </Group>
    </Stack>
  )
}

const stateWords: Readonly<Record<NonNullable<Demand['letter']>['state'], string | null>> = {
  waiting: 'Preparing',
  sent: null,
  failed: 'Not sent',
}

const Head = ({ demand }: { demand: Demand }) => {
  const { letter, withdrawnOn } = demand
  const said = letter && stateWords[letter.state]
  return (
    <Group gap="4px 12px">
      {letter ? (
        <Anchor
          component={Link}
          to={letterRunKind.page(letter.runId)}
          fw={600}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center' }}
        >
          {titleOf(demand)}
        </Anchor>
      ) : (
        <Text fw={600}>{titleOf(demand)}</Text>
      )}
      {said && <StatusBadge tone={letter.state === 'failed' ? 'bad' : 'waiting'}>{said}</StatusBadge>}
      {withdrawnOn !== null && <StatusBadge tone="neutral">Withdrawn</StatusBadge>}
    </Group>
  )
}

const list = { component: 'ul', gap: 'xs', m: 0, p: 0, style: { listStyle: 'none' } } as const

/** Each owner, and whether the demand reached them. */
const Owners = ({ one, demand, onAsk }: OneProps) => {
  const { letter } = demand
  if (letter === null || letter.addressees.length === 0) return null
  const open = isCurrent(demand) && one.steps.includes('deliver') ? undelivered(demand) : []
  return (
    <Stack {...list} aria-label={`Owners, ${titleOf(demand)}`}>
      {letter.addressees.map((addressee) => {
        const { _id, name, isWaiting, fault } = addressee
        return (
          <Row
            key={_id}
            name={name}
            badge={isWaiting ? 'To deliver' : null}
            words={deliveryWords(addressee)}
            isFault={fault !== null}
            button={open.includes(addressee) ? `Record delivery to ${name}` : null}
            label={stepLabelsWith(one.words).deliver}
            onPress={() => onAsk({ step: 'deliver', of: demand._id, to: _id })}
          />
        )
      })}
    </Stack>
  )
}

type Given = Demand['copies'][number]['given']

const copyWords = (given: Given): string => {
  if (given === null) return 'Must get a copy'
  const how = `${handoverMethodLabels[given.method]} on ${formatDate(given.on)}`
  if (!given.counts) return `${how}. The Act doesn’t list this way, so it doesn’t count`
  return given.deemedOn === null ? how : `${how}. Counts as received on ${formatDate(given.deemedOn)}`
}

/** The mortgagees who must get a copy, and whether they did. */
const Copies = ({ one, demand, onAsk }: OneProps) => {
  const may = isCurrent(demand) && one.steps.includes('copy')
  return (
    demand.copies.length > 0 && (
      <Stack {...list} aria-label={`Mortgagees, ${titleOf(demand)}`}>
        {demand.copies.map((copy) => {
          const { _id, lender } = copy.mortgagee
          return (
            <Row
              key={_id}
              name={lender}
              badge="Mortgagee"
              words={copyWords(copy.given)}
              button={may && isOpenCopy(copy) ? `Record copy to ${lender}` : null}
              label={stepLabelsWith(one.words).copy}
              onPress={() => onAsk({ step: 'copy', of: demand._id, to: _id })}
            />
          )
        })}
      </Stack>
    )
  )
}

interface RowProps {
  name: string
  badge: string | null
  words: string
  isFault?: boolean
  /** What the button does, for people who only hear it; null for none. */
  button: string | null
  label: string
  onPress: () => void
}

const Row = ({ name, badge, words, isFault = false, button, label, onPress }: RowProps) => (
  <Group component="li" justify="space-between" gap="sm">
    <Stack gap={0} flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Group gap="4px 12px">
        <Text size="sm">{name}</Text>
        {badge && <StatusBadge tone={badge === 'Mortgagee' ? 'neutral' : 'waiting'}>{badge}</StatusBadge>}
      </Group>
      <Text size="sm" c={isFault ? 'var(--mantine-color-error)' : 'dimmed'}>
        {words}
      </Text>
    </Stack>
    {button && (
      <Button variant="default" aria-label={button} onClick={onPress}>
        {label}
      </Button>
    )}
  </Group>
)
