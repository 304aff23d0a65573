import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Collection } from '../../../../contract/collections/collection.ts'
import { holdingKind } from '../../../../contract/ledger/ledger-kinds.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Facts } from '../../units/units.ts'
import { limitationWords } from '../words.ts'

/** What an account owes, in short. */
export const FactsPanel = ({ one }: { one: Collection }) => {
  const { lien } = labelsFor(useBuilding().jurisdiction)
  const { _id, dueCents, lienableCents, dueSince, limitation, isCurrent } = one
  return (
    <Panel title="Summary">
      <Facts
        facts={[
          ['Overdue', formatMoney(dueCents)],
          [lien.Able, formatMoney(lienableCents)],
          ...(dueSince === null ? [] : [['Overdue since', formatDate(dueSince)] as const]),
          ...(limitation === null ? [] : [['Time to claim it', limitationWords(limitation)] as const]),
          ...(isCurrent ? [] : [['Owners', 'They no longer own the unit'] as const]),
          [
            'Account',
            <Anchor key="account" component={Link} to={holdingKind.page(_id)}>
              Charges and payments
            </Anchor>,
          ],
        ]}
      />
    </Panel>
  )
}
