import { SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { DifferenceMark } from './difference-mark.tsx'
import { differenceOf } from './difference.ts'

const Figure = ({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} fw={600} size="lg" className="figures">
      {children}
    </Text>
    {note && (
      <Text component="dd" m={0} size="sm" c="dimmed">
        {note}
      </Text>
    )}
  </div>
)

/** How an account compares with the books, and what there is to do. */
export const AccountFigures = ({ account }: { account: BankAccount }) => {
  const { toMatch, matched, bankCents, bankOn, booksCents, unpostedCents } = account
  return (
    <Stack gap="sm">
      <SimpleGrid component="dl" m={0} cols={{ base: 2, sm: 3, lg: 6 }} spacing="md" verticalSpacing="sm">
        <Figure name="To match">{toMatch}</Figure>
        <Figure name="Matched" note={matched > 0 ? 'Not posted yet' : undefined}>
          {matched}
        </Figure>
        <Figure name="Bank balance" note={bankOn === null ? undefined : `On ${formatDate(bankOn)}`}>
          {bankCents === null ? '–' : formatMoney(bankCents)}
        </Figure>
        <Figure name="In the books">{formatMoney(booksCents)}</Figure>
        <Figure name="Not posted">{formatMoney(unpostedCents)}</Figure>
        <Figure name="Difference">
          <DifferenceMark account={account} />
        </Figure>
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {differenceOf(account).hint}
      </Text>
    </Stack>
  )
}
