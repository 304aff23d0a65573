import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookImport, BookImportOffer } from '../../../../contract/book-imports/book-import.ts'
import { api } from '../../../api/api.ts'
import { useRefresh, useRoute } from '../../../api/queries.ts'
import { DiscardButton } from '../../../ui/discard-button.tsx'
import { Findings } from '../../../ui/findings.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { addWords, isUnfinished } from '../words.ts'
import { BalancesPanel } from './balances-panel.tsx'
import { FilePanel } from './file-panel.tsx'
import { TotalsPanel } from './totals-panel.tsx'
import { TypesPanel, type Unapplied } from './types-panel.tsx'
import { useImportStep } from './use-import-step.ts'
import { useTotals } from './use-totals.ts'

/** Balances that are tried: what they are compared with, how they are read, and what they would bring in. */
export const Trial = ({ made }: { made: BookImport }) => {
  const offer = useRoute(api.bookImports.offer, undefined, { staleTime: 0 })
  return (
    <Loaded query={offer} shape="form" failed="We couldn’t load these balances.">
      {({ funds }) => <TrialParts made={made} funds={funds} />}
    </Loaded>
  )
}

interface Props {
  made: BookImport
  /** Whose bank balance isn’t in the books yet. */
  funds: BookImportOffer['funds']
}

const TrialParts = ({ made, funds }: Props) => {
  const { origin, faults, warnings, accounts } = made
  const totals = useTotals(made)
  const [types, chooseTypes] = useState<Unapplied>(new Map())
  return (
    <Stack gap="lg">
      <LeaveGuard unsaved={totals.isUnsaved} />
      <TotalsPanel made={made} funds={funds} totals={totals} />
      <Findings
        title="These balances can’t be added yet"
        colour={isUnfinished(made) ? 'orange' : 'red'}
        lines={faults}
      />
      <Findings title="Check this first" colour="orange" lines={warnings} />
      {origin === 'file' && <FilePanel made={made} />}
      {made.types.length > 0 && <TypesPanel made={made} unapplied={types} onChoose={chooseTypes} />}
      {accounts.length > 0 && <BalancesPanel made={made} />}
      <Actions made={made} isChanged={totals.isChanged || types.size > 0} onDiscard={totals.forget} />
    </Stack>
  )
}

interface ActionProps {
  made: BookImport
  /** Whether something was typed or chosen that the balances weren’t read with. */
  isChanged: boolean
  onDiscard: () => void
}

const Actions = ({ made, isChanged, onDiscard }: ActionProps) => {
  const { _id: id, version, can } = made
  const navigate = useNavigate()
  const add = useImportStep('Opening balances added')
  const discard = useImportStep('Discarded', [api.bookImports.list])
  const refresh = useRefresh()
  const drop = async () => {
    const answer = await discard.run({ params: { id }, body: { step: 'discard', version } })
    if (answer === undefined) return void refresh(api.bookImports.one)
    onDiscard()
    await navigate('/fees/imports')
  }
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button
          h="auto"
          mih="2.75rem"
          py="xs"
          styles={{ label: { lineHeight: 1.3, whiteSpace: 'normal' } }}
          loading={add.busy}
          disabled={!can.add || isChanged || discard.busy}
          onClick={() => void add.run({ params: { id }, body: { step: 'add', version } })}
        >
          {addWords(made)}
        </Button>
        <DiscardButton busy={discard.busy} disabled={add.busy} onDiscard={() => void drop()} />
      </Group>
      {isChanged && (
        <Text size="sm" c="dimmed">
          You changed something above. Check the totals or apply the types before you add the balances.
        </Text>
      )}
    </Stack>
  )
}
