import { Card, Stack, Text } from '@mantine/core'
import type { MyCollection } from '../../../../contract/collections/collection.ts'
import type { OwnDebits } from '../../../../contract/debits/agreement.ts'
import type { Holding } from '../../../../contract/ledger/holding.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { OwnCollection } from '../collections/own-collection.tsx'
import { OwnDebit } from '../debits/own-debit.tsx'
import { owedWords } from '../words.ts'
import { CancelledCharges } from './cancelled-charges.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { OpenCharges } from './open-charges.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { StatementPanel } from './statement-panel.tsx'

interface Props {
  holding: Holding
  isOwn: boolean
  /** Whether others stand on the same page, so that each part names its unit. */
  isOneOfSeveral?: boolean
  /** One’s own pre-authorized debits, once they are known. */
  debits?: OwnDebits | undefined
  /** What is done about one’s own accounts, once it is known. */
  collections?: readonly MyCollection[] | undefined
}

/** What an account owes, in a sentence first; then its charges, its payments, its statement and how to pay. */
export const AccountParts = ({ holding, isOwn, isOneOfSeveral = false, debits, collections }: Props) => {
  const collection = collections?.find(({ _id }) => _id === holding._id)
  const titled = (title: string) => (isOneOfSeveral ? `${title}, unit ${holding.unit.unitNumber}` : title)
  return (
    <Stack gap="md">
      <Owed holding={holding} isOwn={isOwn} />
      {collection && <OwnCollection own={collection} title={titled('Collection')} />}
      <OpenCharges holding={holding} title={titled('Open charges')} />
      <CancelledCharges holding={holding} title={titled('Cancelled charges')} />
      <HowToPay holding={holding} isOwn={isOwn} title={titled('How to pay')} />
      {debits && <OwnDebit own={debits} holdingId={holding._id} title={titled('Pre-authorized debit')} />}
      <StatementPanel holding={holding} title={titled('Statement')} />
      <PaymentsPanel holding={holding} title={titled('Payments')} />
    </Stack>
  )
}

const Owed = ({ holding, isOwn }: Pick<Props, 'holding' | 'isOwn'>) => {
  const today = localDateOf(useNow(), useZone())
  const { owed, more } = owedWords(holding, { today, isOwn })
  return (
    <Card padding="lg">
      <Text fz="lg" fw={600} className="figures">
        {owed}
      </Text>
      {more.map((words) => (
        <Text key={words} mt={4} className="figures">
          {words}
        </Text>
      ))}
    </Card>
  )
}
