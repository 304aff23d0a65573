import { Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import { RecordsWish } from '../../../../../contract/forms/request-bodies.ts'
import { standingsOf } from '../../../../../contract/forms/request-standings.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRights } from '../../../../api/use-rights.ts'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { pageOf } from '../records.ts'
import { shownOfRecords } from '../shown.ts'
import { AlreadyThere } from './already-there.tsx'
import { blankItem, WishFields } from './wish-fields.tsx'

/** Asking for oneself. */
export default function AskView() {
  const { role } = useRights()
  const navigate = useNavigate()
  const standings = role ? standingsOf[role] : []
  const ask = useAction(api.forms.askRecords, { done: 'Request sent', refresh: shownOfRecords })
  const form = useContractForm(
    RecordsWish,
    {
      standing: standings[0] ?? 'owner',
      items: [{ ...blankItem, kind: role === 'tenant' ? 'bylaws' : 'minutes' }],
      form: 'email',
      words: '',
      paperWords: '',
      paperOn: '',
      timeFrom: '',
      timeUntil: '',
    },
    { keeps: 'records-request/new' },
  )
  const send = async (wish: RecordsWish) => {
    const made = await ask.send({ body: wish })
    await navigate(pageOf(made))
  }
  return (
    <Stack gap="lg">
      <AlreadyThere />
      <Form
        form={form}
        onSend={send}
        failed="We couldn’t send your request. Please try again; nothing you typed was lost."
        label="Request records"
      >
        <WishFields control={form.control} standings={standings} askedOn={useToday()} mine />
        <SubmitButton w="fit-content" busyText="Sending...">
          Send request
        </SubmitButton>
      </Form>
    </Stack>
  )
}
