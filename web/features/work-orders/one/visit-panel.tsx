import { List, Text } from '@mantine/core'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Picking } from '../visit/picking.tsx'
import { spanWords } from '../words.ts'

/** When the vendor comes, or the times to pick from. */
export const VisitPanel = ({ order }: { order: Order }) => {
  const { visit, windows, windowsBy, noneSuitWords, can, vendor } = order
  const zone = useZone()
  if (!visit && windows.length === 0 && !noneSuitWords) return null
  return (
    <Panel title="Visit">
      {visit && (
        <Text fw={600} className="figures">
          {vendor?.name} comes {spanWords(visit, zone)}
        </Text>
      )}
      {noneSuitWords && <Text style={{ overflowWrap: 'anywhere' }}>None of the times worked: {noneSuitWords}</Text>}
      {!visit && windows.length > 0 && (
        <>
          <Text>{windowsBy === 'vendor' ? `${vendor?.name} offers:` : 'Management offers:'}</Text>
          {can.steps.includes('pick') ? (
            <Picking order={order} />
          ) : (
            <List>
              {windows.map((window) => (
                <List.Item key={window._id}>{spanWords(window, zone)}</List.Item>
              ))}
            </List>
          )}
        </>
      )}
    </Panel>
  )
}
