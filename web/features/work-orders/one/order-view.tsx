import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { bearerLabels, orderNumber } from '../../../../contract/work-orders/order-words.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { Facts } from '../../units/units.ts'
import { OrderState } from '../state.tsx'
import { placeOf } from '../words.ts'
import { PlainText } from '../../../ui/plain-text.tsx'
import { FilesPanel } from './files-panel.tsx'
import { NextPanel } from './next-panel.tsx'
import classes from './order.module.css'
import { QuotesPanel } from './quotes-panel.tsx'
import { Story } from './story.tsx'
import { VisitPanel } from './visit-panel.tsx'
import { WorkPanel } from './work-panel.tsx'

interface Props {
  order: Order
}

/** A work order as those who look after it see it: what is next, then each stage that it has reached. */
export const OrderView = ({ order }: Props) => (
  <>
    <PageHeader title={`${orderNumber(order)}: ${order.title}`} text={<OrderState status={order.status} />} />
    <div className={classes.columns}>
      <div className={classes.part}>
        <NextPanel order={order} />
        <QuotesPanel order={order} />
        <VisitPanel order={order} />
        <WorkPanel order={order} />
      </div>
      <div className={classes.part}>
        <AboutPanel order={order} />
        <FilesPanel order={order} />
      </div>
      <div className={classes.part}>
        <Section title="Activity">
          <Story events={order.events} />
        </Section>
        <Section title="History">
          <OnDemand words="Show history">
            <RecordHistory subject="workOrder" id={order._id} />
          </OnDemand>
        </Section>
      </div>
    </div>
  </>
)

const AboutPanel = ({ order }: Props) => {
  const { ticket, scope, entryNotes, sharePhone, notes, vendor, amountCents, approvedCents, cost, charge, status } =
    order
  const fundLabels = useFundLabels()
  const isGiven = vendor !== null
  return (
    <Panel title="Work to be done">
      {scope && <PlainText>{scope}</PlainText>}
      <Facts
        facts={[
          [
            'Ticket',
            <Anchor key="ticket" component={Link} to={`/tickets/${ticket._id}`} style={{ overflowWrap: 'anywhere' }}>
              #{ticket.number}: {ticket.title}
            </Anchor>,
          ],
          ['Location', placeOf(order)],
          ...(vendor ? ([['Vendor', <VendorLink key="vendor" vendor={vendor} />]] as const) : []),
          [isGiven ? 'Agreed price' : 'Estimate', amountCents === null ? null : formatMoney(amountCents)],
          ...(approvedCents === null ? [] : ([['Approved up to', formatMoney(approvedCents)]] as const)),
          ['Access', entryNotes || null],
          ['Reporter’s phone', sharePhone ? 'Shared with the vendor' : 'Not shared'],
          ...(status === 'cancelled' ? [] : ([['Cost', costWords(cost, fundLabels)]] as const)),
          ...(charge ? ([['Charged', <ChargeLink key="charge" charge={charge} />]] as const) : []),
        ]}
      />
      {notes && (
        <div>
          <Text fw={600}>Internal notes</Text>
          <PlainText>{notes}</PlainText>
        </div>
      )}
    </Panel>
  )
}

const VendorLink = ({ vendor }: { vendor: NonNullable<Order['vendor']> }) => (
  <Anchor component={Link} to={`/vendors/${vendor._id}`} style={{ overflowWrap: 'anywhere' }}>
    {vendor.name}
  </Anchor>
)

/** What the unit was charged, with its account. */
const ChargeLink = ({ charge }: { charge: NonNullable<Order['charge']> }) => (
  <Anchor component={Link} to={holdingKind.page(charge.holdingId)}>
    {chargedWords(charge)}
  </Anchor>
)

const chargedWords = ({ unitNumber, cents, openCents, dueOn }: NonNullable<Order['charge']>): string =>
  openCents === 0
    ? `${formatMoney(cents)} to unit ${unitNumber}, paid`
    : `${formatMoney(cents)} to unit ${unitNumber}, due ${formatDate(dueOn)}, ${formatMoney(openCents)} unpaid`

const costWords = (
  { chargedTo, chargeWords, fund }: Order['cost'],
  fundLabels: ReturnType<typeof useFundLabels>,
): string => [bearerLabels[chargedTo], fundLabels[fund], chargeWords].filter(Boolean).join(', ')
