import { Anchor, Button, Divider, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { pageMost } from '../../../contract/limits.ts'
import { mortgageeStateLabels } from '../../../contract/mortgagees/mortgagee-words.ts'
import type { Mortgagee } from '../../../contract/mortgagees/mortgagee.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate } from '../../../contract/time.ts'
import { mortgageeRequests } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useList } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { OnDemand } from '../../ui/on-demand.tsx'
import { ReachLinks } from '../../ui/reach-links.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Why } from '../../ui/why.tsx'
import { MortgageeActions } from './mortgagee-actions.tsx'
import { endWords, mortgageeTones } from './words.ts'
import { AddDialog } from './writing-dialogs.tsx'

interface Props {
  unit: Mortgagee['unit']
}

/** The lenders with a mortgage on a unit that asked for notices, for those who manage the building. */
export function UnitMortgagees({ unit }: Props) {
  const [adding, setAdding] = useState(false)
  const rule = mortgageeRequests(useBuilding().jurisdiction)
  const list = useList(api.mortgagees.list, { query: { unitId: unit._id, shows: 'all', limit: pageMost } })
  const { items, error, isError, refetch } = list
  return (
    <Stack gap="md">
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="list-item"
        rows={1}
        failed="We couldn’t load the mortgagees."
      >
        {(all) => <Found all={all} />}
      </Loaded>
      <Group gap="sm" className="no-print">
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          Add a mortgagee
        </Button>
        <Why reason={rule} of="a mortgagee’s request" />
        <Anchor component={Link} to="/mortgagees" py="xs">
          All mortgagees
        </Anchor>
      </Group>
      {adding && <AddDialog unit={unit} onClose={() => setAdding(false)} />}
    </Stack>
  )
}

const isOver = ({ state }: Mortgagee): boolean => state === 'lapsed' || state === 'ended'

function Found({ all }: { all: readonly Mortgagee[] }) {
  const over = all.filter(isOver)
  const current = all.filter((mortgagee) => !isOver(mortgagee))
  return (
    <>
      {current.length === 0 && (
        <Text c="dimmed" size="sm">
          No lender has a request for notices on file for this unit.
        </Text>
      )}
      <Those mortgagees={current} />
      {over.length > 0 && (
        <OnDemand words={`Show ${counted(over.length, 'ended request')}`}>
          <Divider label="Ended requests" labelPosition="left" />
          <Those mortgagees={over} />
        </OnDemand>
      )}
    </>
  )
}

const Those = ({ mortgagees }: { mortgagees: readonly Mortgagee[] }) =>
  mortgagees.map((mortgagee) => <One key={mortgagee._id} mortgagee={mortgagee} />)

const One = ({ mortgagee }: { mortgagee: Mortgagee }) => {
  const { lender, address, email, reference, requestedOn, state } = mortgagee
  const { Form } = mortgageeRequests(useBuilding().jurisdiction)
  const facts = [
    `${Form} received ${formatDate(requestedOn)}`,
    endWords(mortgagee),
    reference && `Reference ${reference}`,
  ]
  return (
    <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
      <Stack gap={4}>
        <Group gap="4px var(--mantine-spacing-xs)">
          <Text fw={600}>{lender}</Text>
          <StatusBadge tone={mortgageeTones[state]}>{mortgageeStateLabels[state]}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <div>
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {address}
        </Text>
        {email && <ReachLinks phone="" email={email} />}
      </div>
      <MortgageeActions mortgagee={mortgagee} />
    </Stack>
  )
}
