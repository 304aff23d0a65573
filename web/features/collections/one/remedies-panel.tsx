import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Collection } from '../../../../contract/collections/collection.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Why } from '../../../ui/why.tsx'
import { figureName } from '../words.ts'
import type { Asked } from './asked.ts'
import { MissingList } from './missing-list.tsx'
import { NamedCharges } from './named-charges.tsx'
import { Remedy } from './remedy.tsx'

interface Props {
  one: Collection
  onAsk: (asked: Asked) => void
}

/** What is missing before a debt is secured on the title, or the one figure that may be. */
export const BeforeLien = ({ one, onAsk }: Props) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const { charge, secures } = one.words
  const title = `Before a ${charge} can be registered`
  if (one.dueCents === 0) return null
  return (
    <Panel title={title}>
      {one.lien.missing.length > 0 ? (
        <MissingList one={one} onAsk={onAsk} label={title} missing={one.lien.missing} />
      ) : (
        <Figure
          name={figureName(one.words)}
          remedy={one.lien}
          then={`Nothing is missing. Once the ${council.one} has decided, the amount can be set.`}
          actions={
            <>
              <Why reason={secures} of={figureName(one.words)} />
              <Remedy one={one} todo="prepareLien" onAsk={onAsk} of={title} />
            </>
          }
        />
      )}
    </Panel>
  )
}

/** What is missing before a claim, or the amount that can be claimed. */
export const BeforeClaim = ({ one, onAsk }: Props) => {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const title = 'Before a claim can be filed'
  if (one.dueCents === 0) return null
  return (
    <Panel title={title}>
      {one.claim.missing.length > 0 ? (
        <MissingList one={one} onAsk={onAsk} label={title} missing={one.claim.missing} />
      ) : (
        <Figure
          name="Amount to claim"
          remedy={one.claim}
          then={`Nothing is missing. The ${council.one} decides before it’s filed.`}
          actions={<Remedy one={one} todo="claim" onAsk={onAsk} of={title} />}
        />
      )}
    </Panel>
  )
}

interface FigureProps {
  name: string
  remedy: Collection['lien']
  /** What comes before it is used. */
  then: string
  actions: ReactNode
}

const Figure = ({ name, remedy: { cents, charges }, then, actions }: FigureProps) => (
  <>
    <Group justify="space-between" align="flex-start" gap="sm">
      <Stack gap={4} flex="1 1 14rem">
        <Text fw={600} fz="lg" className="figures">
          {name}: {formatMoney(cents)}
        </Text>
        <Text size="sm">{then}</Text>
      </Stack>
      <Group gap="xs">{actions}</Group>
    </Group>
    <OnDemand words="Show charges" of={`of the ${name}`}>
      <NamedCharges label={name} charges={charges} />
    </OnDemand>
  </>
)
