import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Facts } from '../../units/units.ts'
import { PlainText } from '../../../ui/plain-text.tsx'
import { FileList } from './file-list.tsx'

interface Props {
  order: Order
}

/** What was done, and what it cost. */
export const WorkPanel = ({ order }: Props) => {
  const { done, invoice, amountCents } = order
  if (!done) return null
  return (
    <>
      <Panel title="Work" text={<Instant at={done.at} />}>
        <PlainText>{done.words || 'Done.'}</PlainText>
        <Files order={order} kind="work" label="Photos and files" />
      </Panel>
      {invoice && (
        <Panel title="Invoice">
          <Facts
            facts={[
              ['Number', invoice.number],
              ['Date', formatDate(invoice.on)],
              ['Amount', formatMoney(invoice.amountCents)],
              ['Tax included', formatMoney(invoice.taxCents)],
              ['Agreed price', formatMoney(amountCents ?? 0)],
              ...(invoice.overCents > 0 ? ([['Above the agreed price', formatMoney(invoice.overCents)]] as const) : []),
            ]}
          />
          <Files order={order} kind="invoice" label="Invoice files" />
        </Panel>
      )}
    </>
  )
}

const Files = ({ order, kind, label }: Props & { kind: 'work' | 'invoice'; label: string }) => (
  <FileList
    label={label}
    files={order.files.filter((file) => file.kind === kind)}
    endpoint={api.workOrders.openFile}
    argsOf={(fileId) => ({ params: { id: order._id, fileId } })}
  />
)
