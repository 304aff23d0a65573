import { Button, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { collectionKind } from '../../../../contract/collections/collection-kind.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { SalePanel } from '../adjustments/sale-panel.tsx'
import { readsBooks } from '../fees-tabs.tsx'
import { ownersWords } from '../words.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountParts } from './account-parts.tsx'

/** One account of owners, for those who read the books, and for its owners. */
export default function OneAccount({ id }: { id: string }) {
  const holding = useRoute(api.ledger.holding, { params: { id } }, { staleTime: 0 })
  const reads = readsBooks(useRights())
  const today = localDateOf(useNow(), useZone())
  return (
    <Stack gap="xs">
      <BackLink to={reads ? '/fees/receivables' : '/fees'}>{reads ? 'Receivables' : 'Fees'}</BackLink>
      <Loaded query={holding} shape="card" failed="We couldn’t load this account.">
        {(found) => (
          <>
            <PageHeader
              title={`Unit ${found.unit.unitNumber}`}
              text={ownersWords(found, today)}
              actions={
                <>
                  {reads && found.dueSince !== null && found.dueSince < today && (
                    <Button component={Link} to={collectionKind.page(found._id)} variant="default">
                      Collections
                    </Button>
                  )}
                  {found.can.keep && <AccountActions holding={found} />}
                </>
              }
            />
            <Stack gap="lg">
              <AccountParts holding={found} isOwn={!reads} />
              {reads && <SalePanel holding={found} />}
              {reads && (
                <Section title="History">
                  <OnDemand words="Show history">
                    <RecordHistory subject="holding" id={found._id} />
                  </OnDemand>
                </Section>
              )}
            </Stack>
          </>
        )}
      </Loaded>
    </Stack>
  )
}
