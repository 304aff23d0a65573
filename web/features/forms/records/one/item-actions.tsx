import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { RecordsItem, RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { recordKindLabels } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { BusyButton } from '../../../../ui/busy-button.tsx'
import { useConfirm } from '../../../../ui/use-confirm.tsx'
import { PrepareDialog } from './prepare-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { useTold } from './use-told.ts'

interface Props {
  request: RecordsRequest
  item: RecordsItem
}

/** What can be done with one record, by whom the server lets. */
export const ItemActions = ({ request, item }: Props) => {
  const { can } = request
  const [open, setOpen] = useState<'prepare' | 'refuse' | null>(null)
  const name = recordKindLabels(useBuilding().jurisdiction)[item.kind]
  const isOver = item.status === 'withdrawn' || item.answeredOn !== null
  if (isOver && open === null) return null
  const prepare = item.status === 'open' ? 'Prepare' : 'Edit response'
  return (
    <>
      {open === 'prepare' && <PrepareDialog request={request} item={item} onClose={() => setOpen(null)} />}
      {open === 'refuse' && <RefuseDialog request={request} item={item} onClose={() => setOpen(null)} />}
      <Group gap="sm">
        {can.decide && item.status !== 'refused' && (
          <Button
            variant={item.status === 'open' ? 'filled' : 'default'}
            aria-label={`${prepare}: ${name}`}
            onClick={() => setOpen('prepare')}
          >
            {prepare}
          </Button>
        )}
        {can.decide && item.status === 'open' && (
          <Button variant="default" aria-label={`Refuse: ${name}`} onClick={() => setOpen('refuse')}>
            Refuse
          </Button>
        )}
        {can.decide && item.status !== 'open' && <ReopenButton request={request} item={item} name={name} />}
        {can.withdraw && item.status === 'open' && request.items.length > 1 && (
          <WithdrawItemButton request={request} item={item} name={name} />
        )}
      </Group>
    </>
  )
}

const ReopenButton = ({ request, item, name }: Props & { name: string }) => {
  const { run, conflict, busy } = useTold(api.forms.reopenRecord, request, `${name} reopened`)
  const params = { id: request._id, itemId: item._id }
  return (
    <>
      {conflict}
      <BusyButton
        variant="default"
        busy={busy}
        busyText="Reopening..."
        onClick={() => void run({ params, body: { version: request.version } })}
      >
        Reopen
      </BusyButton>
    </>
  )
}

const WithdrawItemButton = ({ request, item, name }: Props & { name: string }) => {
  const { run, conflict, busy } = useTold(api.forms.withdrawRecord, request, `${name} withdrawn`)
  const { ask, dialog } = useConfirm()
  const params = { id: request._id, itemId: item._id }
  const withdraw = async () => {
    const sure = await ask({
      title: 'Withdraw this record?',
      text: `${name} won’t be provided.`,
      yes: 'Withdraw',
    })
    if (sure) await run({ params, body: { version: request.version } })
  }
  return (
    <>
      {dialog}
      {conflict}
      <BusyButton variant="default" busy={busy} busyText="Saving..." onClick={() => void withdraw()}>
        No longer needed
      </BusyButton>
    </>
  )
}
