import { Stack, Text } from '@mantine/core'
import { Navigate } from 'react-router'
import { labelsFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AccountParts } from './account/account-parts.tsx'
import { FeesTabs, mayOweFees } from './fees-tabs.tsx'
import { OwnLevies } from './own-levies.tsx'
import { WaitingPayments } from './waiting/waiting-payments.tsx'
import { allOwedWords } from './words.ts'

/** What one owes for one's own units; management that keeps the books owns none as a rule, and begins with all of them. */
export default function OwnFees() {
  const rights = useRights()
  return rights.looksAfter('billing') && !mayOweFees(rights) ? <Navigate to="/fees/receivables" replace /> : <Own />
}

function Own() {
  const { fee, council } = labelsFor(useBuilding().jurisdiction)
  const own = useRoute(api.ledger.mine)
  const debits = useRoute(api.debits.mine)
  const collections = useRoute(api.collections.mine)
  return (
    <>
      <PageHeader title="Fees" text="Your charges, payments and statement." />
      <FeesTabs />
      <Loaded
        query={own}
        shape="card"
        failed="We couldn’t load your fees."
        empty={
          <Empty title="Nothing is billed to you">
            {`${fee.Many} are billed to the owners of a unit. If you own one here and don’t see it, ask your property manager or ${council.one}.`}
          </Empty>
        }
      >
        {(holdings) => (
          <Stack gap="xl">
            <WaitingPayments />
            {holdings.length > 1 && (
              <Text fw={600} className="figures">
                {allOwedWords(holdings)}
              </Text>
            )}
            {holdings.map((holding) => (
              <AccountParts
                key={holding._id}
                holding={holding}
                isOwn
                isOneOfSeveral={holdings.length > 1}
                debits={debits.data}
                collections={collections.data}
              />
            ))}
            <NotLoaded query={debits} words="We couldn’t load your pre-authorized debits." />
            <NotLoaded query={collections} words="We couldn’t load what is being done to collect your fees." />
            <OwnLevies />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

interface NotLoadedProps {
  query: { data: unknown; isError: boolean; refetch: () => unknown }
  words: string
}

/** Says that a part of the accounts didn’t load; nothing otherwise. */
const NotLoaded = ({ query: { data, isError, refetch }, words }: NotLoadedProps) =>
  isError && (
    <LoadedPart part={{ data, failed: true, retry: () => void refetch() }} shape="card" failed={words}>
      {() => null}
    </LoadedPart>
  )
