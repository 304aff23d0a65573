import { Select, SimpleGrid, Stack } from '@mantine/core'
import { createParser, useQueryState } from 'nuqs'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { monthsUntil, monthWords } from './months.ts'
import { NightsPanel } from './nights-panel.tsx'
import { RefusalsPanel } from './refusals-panel.tsx'

const parseAsMonth = createParser({
  parse: (text) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null),
  serialize: (month: string) => month,
})
const failed = 'We couldn’t load the statistics.'

/** What the visitor parking was used for in a month, for those who manage parking. */
export default function Statistics() {
  const months = monthsUntil(localDateOf(useNow(), useZone()))
  const [wanted, setMonth] = useQueryState('month', parseAsMonth)
  const month = wanted !== null && months.includes(wanted) ? wanted : months[0]!
  const settings = useRoute(api.parking.settings)
  const nights = useRoute(api.parking.nights, { query: { month } }, { staleTime: 0 })
  const refusals = useRoute(api.parking.refusals, { query: { month } }, { staleTime: 0 })
  return (
    <Stack gap="md">
      <Select
        label="Month"
        maw={260}
        allowDeselect={false}
        data={months.map((one) => ({ value: one, label: monthWords(one) }))}
        value={month}
        onChange={(chosen) => void setMonth(chosen)}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Loaded query={nights} shape="card" failed={failed}>
          {(units) => <NightsPanel month={month} units={units} limit={settings.data?.nightsPerMonth ?? null} />}
        </Loaded>
        <Loaded query={refusals} shape="card" failed={failed}>
          {(found) => <RefusalsPanel month={month} refusals={found} />}
        </Loaded>
      </SimpleGrid>
    </Stack>
  )
}
