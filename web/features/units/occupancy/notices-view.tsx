import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Occupancy, TenantNotice } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { dueWords } from './due-words.ts'
import { ReceiveDialog } from './receive-dialog.tsx'
import { ReceivedNotices } from './received-notices.tsx'
import { Day, PersonLink, UnitLink } from './ties.tsx'
import { useOccupancyFilters } from './use-occupancy-filters.ts'

const Due = ({ notice, day }: { notice: TenantNotice; day: LocalDate }) => {
  const { words, tone } = dueWords(notice, day)
  return (
    <>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {notice.dueOn && (
        <Text size="sm" c="dimmed">
          <Day on={notice.dueOn} />
        </Text>
      )}
    </>
  )
}

const columnsOf = (
  { form, day }: { form: string; day: LocalDate },
  onReceive: (notice: TenantNotice) => void,
): Column<TenantNotice>[] => [
  {
    name: 'Unit and tenant',
    cell: (notice) => (
      <>
        <UnitLink of={notice} /> <PersonLink of={notice} />
        {notice.startsOn && (
          <Text size="sm" c="dimmed">
            since <Day on={notice.startsOn} />
          </Text>
        )}
      </>
    ),
  },
  {
    name: `${form} due`,
    cell: (notice) => (
      <Group justify="space-between" gap="xs">
        <div>
          <Due notice={notice} day={day} />
        </div>
        <Button
          variant="default"
          size="sm"
          className="no-print"
          aria-label={`Received from ${notice.name}, unit ${notice.unitNumber}`}
          onClick={() => onReceive(notice)}
        >
          Received
        </Button>
      </Group>
    ),
  },
]

interface Props {
  rule: NonNullable<Occupancy['tenantNotice']>
  day: LocalDate
}

/** Tenancies of which the notice that the tenant signs has not come in; it can be received right here. */
export function NoticesView({ rule, day }: Props) {
  const { set, search, searched } = useOccupancyFilters()
  const list = useList(api.units.tenantNotices, { query: searched })
  const [asked, setAsked] = useState<TenantNotice | null>(null)
  const [received, setReceived] = useState<readonly TenantNotice[]>([])
  return (
    <Stack gap="md">
      <ReceivedNotices
        form={rule.form}
        notices={received}
        onTakenBack={({ _id }) => setReceived(received.filter((notice) => notice._id !== _id))}
      />
      {asked && (
        <ReceiveDialog
          key={asked._id}
          form={rule.form}
          notice={asked}
          day={day}
          onClose={() => setAsked(null)}
          onReceived={(notice) => setReceived([notice, ...received.filter(({ _id }) => _id !== notice._id)])}
        />
      )}
      <ListPart
        list={list}
        search={search}
        lead={
          <Text mb="sm">
            {rule.form}, {rule.title}, signed by the tenant, is due within {rule.dueDays} days of the start of the
            tenancy ({rule.source}).
          </Text>
        }
        narrowed={search.value !== ''}
        onClear={() => void set({ search: null })}
        shape="table-row"
        empty={
          <Empty title={`No ${rule.form} is missing`}>New tenancies appear here until the form is received.</Empty>
        }
      >
        {(items) => (
          <RowTable
            label={`${rule.form} missing`}
            items={items}
            columns={columnsOf({ form: rule.form, day }, setAsked)}
            idOf={({ _id }) => _id}
            leastWidth={300}
          />
        )}
      </ListPart>
    </Stack>
  )
}
