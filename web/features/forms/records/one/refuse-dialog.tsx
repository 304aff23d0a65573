import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { ItemRefusal } from '../../../../../contract/forms/request-bodies.ts'
import type { RecordsItem, RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { recordKindLabels, refusalGround, refusalGrounds } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { StandsIn } from '../../../../ui/why.tsx'
import { useRecordsStep } from './use-records-step.tsx'

interface Props {
  request: RecordsRequest
  item: RecordsItem
  onClose: () => void
}

const Said = ItemRefusal.omit({ version: true })

/** Refuses one record on a ground of the law, with words of one's own. */
export const RefuseDialog = ({ request, item, onClose }: Props) => {
  const { jurisdiction } = useBuilding()
  const { send, version, conflict } = useRecordsStep(api.forms.refuseRecord, request, 'Record refused')
  const form = useContractForm(Said, { ground: 'notKept', words: '' }, { keeps: `records-item/${item._id}/refuse` })
  const ground = refusalGround(jurisdiction, useWatch({ control: form.control, name: 'ground' }))
  const params = { id: request._id, itemId: item._id }
  return (
    <StepDialog
      title={`Refuse: ${recordKindLabels(jurisdiction)[item.kind]}`}
      form={form}
      onSend={(said) => send({ params, body: { ...said, version } })}
      onClose={onClose}
      button="Refuse record"
      conflict={conflict}
    >
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
    </StepDialog>
  )
}
