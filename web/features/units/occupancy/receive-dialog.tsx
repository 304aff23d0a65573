import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { TenantNoticeReceived, type TenantNotice } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { newerOf } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { staleAfterUnit } from '../stale.ts'

interface Props {
  /** `Form K` */
  form: string
  notice: TenantNotice
  day: LocalDate
  onClose: () => void
  onReceived: (notice: TenantNotice) => void
}

const stands = (form: string, { receivedOn }: TenantNotice) =>
  receivedOn === null
    ? `It hasn’t been received, but something else about the tenancy changed.`
    : `They recorded ${form} as received on ${formatDate(receivedOn)}.`

/** On which day the notice came in: today, unless it is said otherwise. */
export function ReceiveDialog({ form, notice, day, onClose, onReceived }: Props) {
  const [newer, setNewer] = useState<TenantNotice | null>(null)
  const { version } = newer ?? notice
  const fields = useContractForm(TenantNoticeReceived, { version, receivedOn: day })
  const receive = useAction(api.units.receiveTenantNotice, { refresh: staleAfterUnit })
  const send = async (receivedOn: LocalDate | null, known: number) => {
    try {
      onReceived(await receive.send({ params: { id: notice._id }, body: { version: known, receivedOn } }))
      onClose()
    } catch (error) {
      const theirs = newerOf(error) as TenantNotice | null
      if (!theirs) throw error
      setNewer(theirs)
      fields.setValue('version', theirs.version)
    }
  }
  return (
    <Dialog onClose={onClose} title={`${form} of ${notice.name}, unit ${notice.unitNumber}`}>
      <Form
        form={fields}
        onSend={(values) => send(values.receivedOn, values.version)}
        failed={`Failed to record ${form} as received`}
      >
        <DayField
          control={fields.control}
          name="receivedOn"
          label="Received on"
          max={day}
          required
          withAsterisk={false}
          data-autofocus
        />
        {newer && (
          <Conflict title="Someone else just changed this tenancy">
            <Text size="sm" c="inherit">
              {stands(form, newer)} The date above isn’t saved.
            </Text>
          </Conflict>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {newer ? 'Keep theirs' : 'Cancel'}
          </Button>
          <SubmitButton busyText="Saving...">{newer ? 'Save mine instead' : `${form} received`}</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
