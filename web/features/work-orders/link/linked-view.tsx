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
      ? `${buildingName} has your quote. You can edit it until they decide.`
      : `${buildingName} has your quote and is reviewing it.`,
  declined: () => 'You declined to quote. If you change your mind, you still can.',
  elsewhere: ({ buildingName }) => `${buildingName} needs nothing more from you. Thank you.`,
  ordered: ({ buildingName, work }) =>
    work && work.windows.length > 0
      ? `${buildingName} has given you this work. They’ll choose one of your times.`
      : `${buildingName} has given you this work. Please offer times for your visit.`,
  scheduled: ({ work, timeZone }) => `Your visit: ${work?.visit ? spanWords(work.visit, timeZone) : ''}`,
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
      This link is only for {order.vendorName} and is valid until {formatDate(localDateOf(order.until, order.timeZone))}
      .
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
    <Panel title="Work to be done">
      {scope && <PlainText>{scope}</PlainText>}
      <Facts facts={[['Location', place]]} />
      {list('Files from the building', false)}
      {files.some(({ isOwn }) => isOwn) && <Text fw={600}>Sent by you</Text>}
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
          ['Agreed price', formatMoney(agreedCents)],
          ...(entryNotes ? ([['Access', entryNotes]] as const) : []),
          ...(contact ? ([['On-site contact', `${contact.name}, ${contact.phone}`]] as const) : []),
          ...(visit ? ([['Visit', spanWords(visit, timeZone)]] as const) : []),
          ...(!visit && offered.length > 0
            ? ([[windowsAreTheirs ? 'Times offered' : 'Times you offered', offered]] as const)
            : []),
          ...(noneSuitWords ? ([['No suitable time', noneSuitWords]] as const) : []),
          ...(doneWords ? ([['Work done', doneWords]] as const) : []),
          ...(invoice ? ([['Your invoice', `${invoice.number}, ${formatMoney(invoice.amountCents)}`]] as const) : []),
        ]}
      />
    </Panel>
  )
}
