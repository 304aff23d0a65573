import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { EnteredRequest } from '../../../../../contract/forms/request-bodies.ts'
import type { LocalDate } from '../../../../../contract/time.ts'
import { askingRight, recordsAskers } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { useAction } from '../../../../api/use-action.ts'
import { useRights } from '../../../../api/use-rights.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { pageOf } from '../records.ts'
import { shownOfRecords } from '../shown.ts'
import { blankItem, WishFields, type WishControl } from './wish-fields.tsx'

/** Nobody asks for anything yet. */
const blank = (askedOn: LocalDate): z.input<typeof EnteredRequest> => ({
  name: '',
  email: '',
  address: '',
  askedOn,
  standing: 'owner',
  items: [blankItem],
  form: 'paper',
  words: '',
  paperWords: '',
  paperOn: '',
  timeFrom: '',
  timeUntil: '',
})

/** Entering what somebody without an account asked for. */
export default function EnterView() {
  const { jurisdiction } = useBuilding()
  const { role } = useRights()
  const navigate = useNavigate()
  const today = useToday()
  const enter = useAction(api.forms.enterRecordsRequest, { done: 'Request added', refresh: shownOfRecords })
  const form = useContractForm(EnteredRequest, blank(today), { keeps: 'records-request/entered' })
  const { control } = form
  const askedOn = useWatch({ control, name: 'askedOn' }) || today
  const standings = recordsAskers.filter((asker) => askingRight(jurisdiction, asker).reach !== 'none')
  const send = async (request: EnteredRequest) => {
    const made = await enter.send({ body: request })
    await navigate(pageOf(made))
  }
  return (
    <Stack gap="lg">
      {role === 'council' && (
        <Text size="sm">
          <Anchor component={Link} to="/records-requests/new?for=me" mih="var(--finger)">
            Request records for yourself
          </Anchor>
        </Text>
      )}
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t save the request. Please try again; nothing you typed was lost."
        label="Enter a request"
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField control={control} name="name" label="Requester" autoComplete="off" />
          <DayField control={control} name="askedOn" label="Date received" />
          <TextField control={control} name="email" label="Email" type="email" autoComplete="off" />
          <TextAreaField control={control} name="address" label="Postal address" minRows={1} />
        </SimpleGrid>
        {/* An entered request says all that a wish says. */}
        <WishFields control={control as unknown as WishControl} standings={standings} askedOn={askedOn} mine={false} />
        <SubmitButton w="fit-content" busyText="Saving...">
          Enter request
        </SubmitButton>
      </Form>
    </Stack>
  )
}
