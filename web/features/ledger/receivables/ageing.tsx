import { Anchor, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { collectionKind } from '../../../../contract/collections/collection-kind.ts'
import type { Receivables } from '../../../../contract/ledger/books.ts'
import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import { ageBands, ageLabels } from '../../../../contract/ledger/ledger-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { FigureBar } from '../../../ui/figure-bar.tsx'
import { FigureCard } from '../../../ui/figure-card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** What all units owe together: how much, how long it has been due, and who owes most. */
export function Ageing() {
  const receivables = useRoute(api.ledger.receivables)
  return (
    <Loaded query={receivables} shape="stat" failed="We couldn’t load what is owed.">
      {(found) => (
        <Stack gap="md" mb="lg">
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={{ base: 'xs', sm: 'md' }}>
            <FigureCard title="Due" figure={formatMoney(found.dueCents)} caption={counted(found.owing, 'account')} />
            <FigureCard title="Due later" figure={formatMoney(found.laterCents)} />
            <FigureCard title="Credit" figure={formatMoney(found.creditCents)} />
          </SimpleGrid>
          {found.dueCents > 0 && (
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
              <Bands receivables={found} />
              <Largest receivables={found} />
            </SimpleGrid>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

interface Props {
  receivables: Receivables
}

const Bands = ({ receivables: { ages, lienable } }: Props) => {
  const { lien } = labelsFor(useBuilding().jurisdiction)
  const most = Math.max(...ageBands.map((band) => ages[band]))
  return (
    <Panel title="Days since due" text={`Amounts in brackets can be secured by a ${lien.one}.`}>
      <Stack gap="sm">
        {ageBands.map((band) => (
          <div key={band}>
            <Band to={ages[band] > 0 ? `/collections?age=${band}` : null}>
              {`${ageLabels[band]}: ${formatMoney(ages[band])} (${formatMoney(lienable[band])})`}
            </Band>
            <FigureBar value={ages[band]} most={most} />
          </div>
        ))}
      </Stack>
    </Panel>
  )
}

/** What is due in a band, and the way to its accounts where there are some. */
const Band = ({ to, children }: { to: string | null; children: string }) =>
  to === null ? (
    <Text size="sm" className="figures">
      {children}
    </Text>
  ) : (
    <Anchor
      component={Link}
      to={to}
      size="sm"
      className="figures"
      display="inline-flex"
      mih="var(--finger)"
      style={{ alignItems: 'center' }}
    >
      {children}
    </Anchor>
  )

const Largest = ({ receivables: { largest } }: Props) => {
  const { lien } = labelsFor(useBuilding().jurisdiction)
  return (
    <Panel title="Largest balances due">
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {largest.map(({ _id, unit, dueCents, lienableCents }) => (
          <Card component="li" key={_id} padding="xs">
            <Group justify="space-between" gap="xs">
              <Anchor
                component={Link}
                to={holdingKind.page(_id)}
                display="inline-flex"
                mih="var(--finger)"
                fw={600}
                style={{ alignItems: 'center' }}
              >
                Unit {unit.unitNumber}
              </Anchor>
              <Anchor
                component={Link}
                to={collectionKind.page(_id)}
                size="sm"
                display="inline-flex"
                mih="var(--finger)"
                style={{ alignItems: 'center' }}
                aria-label={`Collections, unit ${unit.unitNumber}`}
              >
                Collections
              </Anchor>
            </Group>
            <Text size="sm" className="figures">
              {formatMoney(dueCents)}, of which {formatMoney(lienableCents)} is {lien.able}
            </Text>
          </Card>
        ))}
      </Stack>
    </Panel>
  )
}
