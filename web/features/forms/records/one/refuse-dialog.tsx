import { Button, Group, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { ItemRefusal } from '../../../../../contract/forms/request-bodies.ts'
import type { RecordsItem, RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { recordKindLabels, refusalGround, refusalGrounds } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { useGround } from '../../../../api/use-ground.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StandsIn } from '../../../../ui/why.tsx'
import { StepConflict } from './step-conflict.tsx'
import { useRecordsStep } from './use-records-step.ts'

interface Props {
  request: RecordsRequest
  item: RecordsItem
  onClose: () => void
}

const Said = ItemRefusal.omit({ version: true })

/** Refuses one record on a ground of the law, with words of one's own. */
export const RefuseDialog = ({ request, item, onClose }: Props) => {
  const { jurisdiction } = useBuilding()
  const { send, theirs } = useRecordsStep(api.forms.refuseRecord, 'Record refused')
  const version = useGround(request.version, theirs)
  const form = useContractForm(Said, { ground: 'notKept', words: '' }, { keeps: `records-item/${item._id}/refuse` })
  const ground = refusalGround(jurisdiction, useWatch({ control: form.control, name: 'ground' }))
  const sendAll = async (said: z.output<typeof Said>) => {
    const params = { id: request._id, itemId: item._id }
    if (await send({ params, body: { ...said, version } })) onClose()
  }
  return (
    <Dialog onClose={onClose} title={`Refuse: ${recordKindLabels(jurisdiction)[item.kind]}`}>
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        <StepConflict theirs={theirs} />
        <SelectField
          control={form.control}
          name="ground"
          label="Reason"
          data={refusalGrounds.map((value) => ({ value, label: refusalGround(jurisdiction, value).label }))}
        />
        <Text size="sm" c="dimmed">
          {ground.why} <StandsIn reason={ground} />
        </Text>
        <TextAreaField
          control={form.control}
          name="words"
          label="Explanation"
          description="The requester sees this with the response and where they can turn."
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">Refuse record</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
