import { Alert, Box, Group, NativeSelect } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { rowStateLabels, rowStates } from '../../../../contract/banking/banking-words.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { useEveryPage } from '../../units/units.ts'
import type { Categories } from './outcome-words.ts'
import { TransactionsView } from './transactions-view.tsx'
import { panelId } from './use-current.ts'
import { useMatching } from './use-matching.ts'

const filters = [...rowStates, 'all'] as const
type Filter = (typeof filters)[number]
const filterKeys = { shows: parseAsStringLiteral(filters).withDefault('toMatch') }
const filterChoices = filters.map((value) => ({ value, label: value === 'all' ? 'All' : rowStateLabels[value] }))

interface Props {
  account: BankAccount
  categories: Categories
}

/** The transactions of an account, to be matched one after the other and then posted. */
export const MatchingPanel = ({ account, categories }: Props) => {
  const { filters: chosen, set } = useFilters(filterKeys)
  const { shows, search } = chosen
  return (
    <Panel id={panelId} title="Transactions" text="Nothing is entered in the books until you post it.">
      <Group gap="sm" align="flex-end" className="no-print">
        <Box flex="1 1 14rem">
          <SearchField label="Search transactions" value={search} onChange={(words) => void set({ search: words })} />
        </Box>
        <NativeSelect
          aria-label="Show"
          data={filterChoices}
          value={shows}
          onChange={({ currentTarget: { value } }) => void set({ shows: value as Filter })}
        />
      </Group>
      <Transactions
        key={`${shows} ${search}`}
        account={account}
        categories={categories}
        shows={shows}
        search={search}
      />
    </Panel>
  )
}

const Transactions = ({ account, categories, shows, search }: Props & { shows: Filter; search: string }) => {
  // Every step wakes the screens that show the account, this one too: it reads its list again after a pause in the steps.
  const [held, hold] = useState(false)
  const list = useList(
    api.banking.rows,
    {
      params: { id: account._id },
      query: { shows, ...(search !== '' && { search }), ...(shows === 'toMatch' && { limit: pageMost }) },
    },
    { staleTime: 0, keepPrevious: false, enabled: !held },
  )
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error, isError, refetch, items } = list
  // What is to be matched comes whole, so that the keys go through all of it.
  const isToMatch = shows === 'toMatch'
  const complete = useEveryPage({ ...list, hasNextPage: isToMatch && hasNextPage })
  const matching = useMatching(account, { listed: items ?? [], categories, hold })
  return (
    <Loaded
      query={{ data: items && matching.rows, error, isError, refetch }}
      shape="list-item"
      failed="We couldn’t load the transactions."
    >
      {(rows) => (
        <>
          <TransactionsView
            account={account}
            categories={categories}
            matching={matching}
            isAllToMatch={isToMatch && search === '' && complete}
            more={{ has: hasNextPage && !isToMatch, busy: isFetchingNextPage, fetch: fetchNextPage }}
          />
          {rows.length === 0 && <Nothing account={account} shows={shows} search={search} />}
        </>
      )}
    </Loaded>
  )
}

const Nothing = ({ account, shows, search }: { account: BankAccount; shows: Filter; search: string }) => {
  const { matched, postings } = account
  const isBare = matched === 0 && postings.length === 0
  if (search !== '' || (shows !== 'toMatch' && !(shows === 'all' && isBare)))
    return <Empty title="Nothing found">No transactions match your search and filter.</Empty>
  if (isBare)
    return (
      <Empty title="No transactions yet">Add a bank file above. Its transactions appear here, to be matched.</Empty>
    )
  return (
    <Alert color="green" icon={<IconCircleCheck aria-hidden />} title="Nothing left to match">
      {matched > 0
        ? 'Check what is matched, then post it to the books.'
        : 'Every transaction is in the books or ignored. Add the next bank file when it comes.'}
    </Alert>
  )
}
