import { Alert, Stack, Text } from '@mantine/core'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { orderNumber } from '../../../../contract/work-orders/order-words.ts'
import type { LinkedOrder, LinkedStanding } from '../../../../contract/work-orders/link.ts'
import { api } from '../../../api/api.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Facts } from '../../units/units.ts'
import { FileList } from '../one/file-list.tsx'
import { spanWords } from '../words.ts'
import { PlainText } from '../../../ui/plain-text.tsx'
import { DoneForm, InvoiceSend, QuotePart, WindowsForm } from './linked-forms.tsx'

interface Props {
  order: LinkedOrder
  token: string
}

const standings: Readonly<Record<LinkedStanding, (order: LinkedOrder) => string>> = {
  asked: ({ buildingName }) => `${buildingName} asks you for a quote.`,
  quoted: ({ buildingName, can }) =>
    can.includes('quote')
      ? `${buildingName} has your quote. You can change it until they decide.`
      : `${buildingName} has your quote and is deciding.`,
  declined: () => 'You gave no quote. If you think better of it, you still can.',
  elsewhere: ({ buildingName }) => `${buildingName} needs nothing more from you here. Thank you.`,
  ordered: ({ buildingName, work }) =>
    work && work.windows.length > 0
      ? `${buildingName} orders this work from you. They will pick one of the times.`
      : `${buildingName} orders this work from you. Please offer times for your visit.`,
  scheduled: ({ work, timeZone }) => `You are expected ${work?.visit ? spanWords(work.visit, timeZone) : ''}`,
  done: () => 'The work is done. Please send your invoice.',
  invoiced: ({ buildingName }) => `${buildingName} has your invoice.`,
  closed: () => 'This order is closed. Thank you.',
}

/** A work order as its vendor sees it: what to do, where it stands, and what they can answer. */
export const LinkedView = ({ order, token }: Props) => (
  <Stack gap="lg" maw={720} mx="auto">
    <PageHeader
      title={order.title}
      text={`${order.buildingName}, order ${orderNumber(order)}, for ${order.vendorName}`}
    />
    <Alert role="status" title={standings[order.standing](order)} styles={{ title: { whiteSpace: 'normal' } }} />
    <WhatPanel order={order} token={token} />
    {order.work && <AgreedPanel order={order} />}
    <QuotePart order={order} token={token} />
    {order.can.includes('offer') && <WindowsForm order={order} token={token} />}
    {order.can.includes('finish') && <DoneForm order={order} token={token} />}
    {order.can.includes('invoice') && <InvoiceSend order={order} token={token} />}
    <Text size="sm" c="dimmed">
      This link is for {order.vendorName} alone. It works until {formatDate(localDateOf(order.until, order.timeZone))}.
    </Text>
  </Stack>
)

const WhatPanel = ({ order, token }: Props) => {
  const { scope, place, files } = order
  const list = (label: string, isOwn: boolean) => (
    <FileList
      label={label}
      files={files.filter((file) => file.isOwn === isOwn)}
      endpoint={api.workOrders.linkedFile}
      argsOf={(fileId) => ({ params: { fileId }, query: { token } })}
    />
  )
  return (
    <Panel title="What is to be done">
      {scope && <PlainText>{scope}</PlainText>}
      <Facts facts={[['Where', place]]} />
      {list('Files of the building', false)}
      {files.some(({ isOwn }) => isOwn) && <Text fw={600}>What you sent</Text>}
      {list('Your files', true)}
    </Panel>
  )
}

const AgreedPanel = ({ order: { work, timeZone } }: { order: LinkedOrder }) => {
  if (!work) return null
  const { agreedCents, entryNotes, contact, visit, windows, windowsAreTheirs, noneSuitWords, doneWords, invoice } = work
  const offered = windows.map((window) => <div key={window._id}>{spanWords(window, timeZone)}</div>)
  return (
    <Panel title="Your order">
      <Facts
        facts={[
          ['Agreed', formatMoney(agreedCents)],
          ...(entryNotes ? ([['Coming in', entryNotes]] as const) : []),
          ...(contact ? ([['On site', `${contact.name}, ${contact.phone}`]] as const) : []),
          ...(visit ? ([['Visit', spanWords(visit, timeZone)]] as const) : []),
          ...(!visit && offered.length > 0
            ? ([[windowsAreTheirs ? 'Times named' : 'You offered', offered]] as const)
            : []),
          ...(noneSuitWords ? ([['None of your times suited', noneSuitWords]] as const) : []),
          ...(doneWords ? ([['What you did', doneWords]] as const) : []),
          ...(invoice ? ([['Your invoice', `${invoice.number}, ${formatMoney(invoice.amountCents)}`]] as const) : []),
        ]}
      />
    </Panel>
  )
}
