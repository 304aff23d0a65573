import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { z } from 'zod'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { QuoteDeclined, Windows, WorkFinished } from '../../../../contract/work-orders/bodies.ts'
import type { LinkedOrder } from '../../../../contract/work-orders/link.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { FilesField } from '../../../ui/files-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../ui/panel.tsx'
import { InvoiceForm, InvoiceInputs, invoiceOf, type InvoiceSaid } from '../dialogs/invoice-fields.tsx'
import { QuoteForm, QuoteInputs } from '../dialogs/quote-fields.tsx'
import { noWindows, WindowFields } from '../dialogs/window-fields.tsx'
import { dollarsOf } from '../words.ts'
import { PlainText } from '../../../ui/plain-text.tsx'

interface Props {
  order: LinkedOrder
  token: string
}

const refresh = [api.workOrders.linked]
const failed = 'We couldn’t send this. Please try again; nothing you typed was lost.'

/** The vendor's price: what it gave, and giving or changing it, or none. */
export const QuotePart = ({ order, token }: Props) => {
  const { quote, can } = order
  return (
    <>
      {quote && (
        <Panel title="Your quote">
          <Text fz="h3" fw={650} className="figures">
            {formatMoney(quote.amountCents)}
          </Text>
          {quote.validUntil && <Text size="sm">Valid until {formatDate(quote.validUntil)}</Text>}
          {quote.words && <PlainText>{quote.words}</PlainText>}
        </Panel>
      )}
      {can.includes('quote') && <QuoteSend key={quote?.amountCents} order={order} token={token} />}
      {can.includes('decline') && <DeclineForm token={token} />}
    </>
  )
}

const QuoteSend = ({ order: { quote }, token }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useAction(api.workOrders.linkedQuote, { done: 'Quote sent', refresh })
  const form = useContractForm(
    QuoteForm,
    {
      amountCents: dollarsOf(quote?.amountCents ?? null),
      words: quote?.words ?? '',
      validUntil: quote?.validUntil ?? '',
    },
    { keeps: `linked-order/${token}/quote`, mode: 'onSubmit' },
  )
  const give = async ({ validUntil, ...said }: z.output<typeof QuoteForm>) => {
    await send.send({ query: { token }, body: { ...said, validUntil: validUntil ?? '' }, files })
    setFiles([])
  }
  return (
    <Panel title={quote ? 'Edit your quote' : 'Submit your quote'}>
      <Form unsaved={files.length > 0} form={form} onSend={give} failed={failed} label="Your quote">
        <QuoteInputs control={form.control} />
        <FilesField label="Files" files={files} onFiles={setFiles} />
        <SubmitButton w="fit-content" busyText="Sending...">
          {quote ? 'Send updated quote' : 'Send quote'}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

const DeclineForm = ({ token }: { token: string }) => {
  const [isOpen, setOpen] = useState(false)
  const decline = useAction(api.workOrders.linkedDecline, { done: 'Thanks for letting us know', refresh })
  const form = useContractForm(QuoteDeclined, { words: '' }, { keeps: `linked-order/${token}/decline` })
  if (!isOpen)
    return (
      <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
        Decline to quote
      </Button>
    )
  return (
    <Panel title="Decline to quote">
      <Form
        form={form}
        onSend={(body) => decline.send({ query: { token }, body })}
        failed={failed}
        label="Decline to quote"
      >
        <TextAreaField control={form.control} name="words" label="Reason (optional)" minRows={2} data-autofocus />
        <Group gap="sm">
          <SubmitButton busyText="Sending...">Decline to quote</SubmitButton>
          <Button variant="subtle" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </Group>
      </Form>
    </Panel>
  )
}

/** Offers times for the visit. */
export const WindowsForm = ({ order: { standing, timeZone }, token }: Props) => {
  const send = useAction(api.workOrders.linkedWindows, { done: 'Times sent', refresh })
  const form = useContractForm(Windows, noWindows, { keeps: `linked-order/${token}/times`, mode: 'onSubmit' })
  const offer = async (body: Windows) => {
    await send.send({ query: { token }, body })
    form.reset(noWindows)
  }
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return (
    <Panel
      title={standing === 'scheduled' ? 'Offer other times' : 'Offer times for your visit'}
      text={`Times are local to ${city}. New times replace any you sent before.`}
    >
      <Form form={form} onSend={offer} failed={failed} label="Visit times">
        <WindowFields control={form.control} />
        <SubmitButton w="fit-content" busyText="Sending...">
          Send times
        </SubmitButton>
      </Form>
    </Panel>
  )
}

/** Says that the work is done, with photos. */
export const DoneForm = ({ token }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useAction(api.workOrders.linkedDone, { done: 'Thank you', refresh })
  const form = useContractForm(WorkFinished, { words: '' }, { keeps: `linked-order/${token}/done` })
  const finish = (body: WorkFinished) => send.send({ query: { token }, body, files })
  return (
    <Panel title="Mark the work as done">
      <Form unsaved={files.length > 0} form={form} onSend={finish} failed={failed} label="Mark the work as done">
        <TextAreaField control={form.control} name="words" label="Work done (optional)" minRows={2} />
        <FilesField label="Photos" files={files} onFiles={setFiles} />
        <SubmitButton w="fit-content" busyText="Sending...">
          Mark as done
        </SubmitButton>
      </Form>
    </Panel>
  )
}

/** Sends the invoice, with its file. */
export const InvoiceSend = ({ order: { today }, token }: Props) => {
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useAction(api.workOrders.linkedInvoice, { done: 'Invoice sent', refresh })
  const form = useContractForm(InvoiceForm, invoiceOf(null, today), {
    keeps: `linked-order/${token}/invoice`,
    mode: 'onSubmit',
  })
  const bill = (body: InvoiceSaid) => send.send({ query: { token }, body, files })
  return (
    <Panel title="Send your invoice">
      <Form unsaved={files.length > 0} form={form} onSend={bill} failed={failed} label="Your invoice">
        <InvoiceInputs control={form.control} />
        <FilesField label="Invoice file" files={files} onFiles={setFiles} />
        <SubmitButton w="fit-content" busyText="Sending...">
          Send invoice
        </SubmitButton>
      </Form>
    </Panel>
  )
}
