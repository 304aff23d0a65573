import { Alert, Group, Text } from '@mantine/core'
import type { Levy } from '../../../../contract/levies/levy.ts'
import { toComeWords } from '../../../../contract/levies/levy-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Why } from '../../../ui/why.tsx'
import { settledWords } from '../words.ts'
import { Refunds } from './refunds.tsx'

/** What is left of a completed levy: who would get how much, and whether it may go to the reserve instead. */
export const SurplusPanel = ({ levy: { surplus, toCome } }: { levy: Levy }) => {
  const { reserveFund } = labelsFor(useBuilding().jurisdiction)
  if (surplus === null) return null
  const { cents, shares, mostOfOneOwnerCents, mayGoToReserve, reason } = surplus
  const settled = settledWords(surplus)
  const reserve = mayGoToReserve
    ? `It may go to the ${reserveFund.one} instead.`
    : `It can’t go to the ${reserveFund.one}.`
  return (
    <Panel title={`Surplus: ${formatMoney(cents)}`} text="Divided among the units in proportion to what each paid.">
      {toCome.instalments > 0 && (
        <Alert color="orange">
          <Text size="sm" className="figures">
            {toComeWords(toCome)} Until that’s settled, the surplus can’t be refunded or moved.
          </Text>
        </Alert>
      )}
      <Group gap="sm" justify="space-between" align="flex-start">
        <Text flex="1 1 14rem" className="figures">
          {counted(shares.length, 'unit')} would get a refund. The most that one owner would get in total is{' '}
          {formatMoney(mostOfOneOwnerCents)}. {reserve}
        </Text>
        <Why reason={reason} of={reserve} />
      </Group>
      {settled !== null && (
        <Text size="sm" className="figures">
          {settled}
        </Text>
      )}
      <Refunds shares={shares} />
    </Panel>
  )
}
