import { Alert, Box, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { debitAheadMostDays } from '../../../../contract/limits/debits.ts'
import type { NextDebits } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { addDays, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { Findings } from '../../../ui/findings.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import classes from '../../../ui/older.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { parseAsDay, useFilters } from '../../../ui/use-filters.ts'
import { useNow } from '../../../ui/use-now.ts'
import { MakeButton } from './make-button.tsx'
import { NextTable } from './next-table.tsx'
import { NotifyButton } from './notify-button.tsx'

const keys = { on: parseAsDay }

interface Props {
  /** Whether owners can sign up themselves. */
  isOffered: boolean
}

/** What is debited on a day, and what is to be done before a file of it can be made. */
export const NextPanel = ({ isOffered }: Props) => {
  const { filters, set } = useFilters(keys)
  const today = localDateOf(useNow(), useZone())
  const latest = addDays(today, debitAheadMostDays)
  const [typed, setTyped] = useState<string | null>(null)
  const query = filters.on === null ? {} : { on: filters.on }
  const next = useRoute(api.debits.next, { query }, { staleTime: 0, keepPrevious: true })
  return (
    <Panel title="Next debits" text="Amounts due by this day under each agreement, less any credit.">
      <TextInput
        type="date"
        label="Day of the debits"
        w="fit-content"
        min={today}
        max={latest}
        value={typed ?? filters.on ?? next.data?.on ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          // A year is typed digit by digit.
          if (value === '' || (value >= today && value <= latest)) void set({ on: value || null })
        }}
        onBlur={() => setTyped(null)}
      />
      <Loaded query={next} shape="table-row" failed="We couldn’t load the next debits.">
        {(found) => (
          <Box aria-busy={next.isPlaceholderData} className={classes['older'] ?? ''}>
            <Found next={found} isOffered={isOffered} />
          </Box>
        )}
      </Loaded>
    </Panel>
  )
}

const Found = ({ next, isOffered }: Props & { next: NextDebits }) => {
  const { debits, ready, isTest, blocks } = next
  if (debits.length === 0)
    return (
      <Text c="dimmed">
        {isOffered
          ? 'No agreements yet. Owners can sign up on their Fees page, or you can add an agreement signed on paper.'
          : 'No agreements yet. Add one signed on paper, or let owners sign up themselves in the settings below.'}
      </Text>
    )
  return (
    <Stack gap="md">
      <Figures most={4}>
        <Figure name="Ready">{ready.count}</Figure>
        <Figure name="Total">{formatMoney(ready.cents)}</Figure>
        <Figure name="Need notice">{debits.filter(({ state }) => state === 'needsNotice').length}</Figure>
        <Figure name="Agreements">{debits.length}</Figure>
      </Figures>
      <Findings title="No file can be made yet" colour="orange" lines={blocks} />
      {isTest && (
        <Alert color="blue" title="Test file">
          Your bank hasn’t confirmed a file yet. Make one, send it to your bank as a test, and enter the day of its
          confirmation in the settings below. Owners are notified of their amounts after that, and pay as usual until
          then.
        </Alert>
      )}
      {blocks.length === 0 && (
        <Group gap="sm">
          <MakeButton next={next} />
          <NotifyButton next={next} />
        </Group>
      )}
      <NextTable next={next} />
    </Stack>
  )
}
