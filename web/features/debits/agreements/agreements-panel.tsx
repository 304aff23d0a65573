import { Button, Text } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable } from '../../../ui/row-table.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { TermsDialog } from '../../ledger/ledger.ts'
import { columnsFor, type Wanted } from './agreement-columns.tsx'
import { EndDialog } from './end-dialog.tsx'
import { PaperDialog } from './paper-dialog.tsx'

const labels = { ended: 'Ended' } as const
const keys = { shows: parseAsStringLiteral(['ended'] as const) }

/** The agreements of owners, by unit. */
export const AgreementsPanel = () => {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [adding, setAdding] = useState(false)
  const { filters, set, clear, narrowed } = useFilters(keys)
  const agreements = useList(api.debits.agreements, { query: sent(filters) })
  const close = () => setWanted(null)
  return (
    <Panel title="Agreements" text="Owners who agreed that what they owe is debited from their bank account.">
      <Button variant="default" w="fit-content" className="wraps" mih="2.75rem" onClick={() => setAdding(true)}>
        Add an agreement signed on paper
      </Button>
      <div>
        <ListPart
          list={agreements}
          search={{
            label: 'Search units and account holders',
            value: filters.search,
            onChange: (search) => void set({ search }),
          }}
          filters={
            <Choice label="Active" labels={labels} value={filters.shows} onChange={(shows) => void set({ shows })} />
          }
          narrowed={narrowed}
          onClear={clear}
          shape="table-row"
          empty={
            <Text c="dimmed">No agreements yet. They appear here once owners sign up, or you add one from paper.</Text>
          }
        >
          {(items) => (
            <RowTable
              label="Agreements"
              items={items}
              columns={columnsFor(setWanted)}
              idOf={({ _id }) => _id}
              leastWidth={720}
              stacks
            />
          )}
        </ListPart>
      </div>
      {adding && <PaperDialog onClose={() => setAdding(false)} />}
      {wanted?.what === 'read' && <TermsDialog agreement={wanted.agreement} onClose={close} />}
      {wanted?.what === 'end' && <EndDialog agreement={wanted.agreement} onClose={close} />}
    </Panel>
  )
}
