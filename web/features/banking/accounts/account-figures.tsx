import { Stack, Text } from '@mantine/core'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Figure, Figures } from '../../../ui/figures.tsx'
import { DifferenceMark } from './difference-mark.tsx'
import { differenceOf } from './difference.ts'

/** How an account compares with the books, and what there is to do. */
export const AccountFigures = ({ account }: { account: BankAccount }) => {
  const { toMatch, matched, bankCents, bankOn, booksCents, unpostedCents, outstandingCents } = account
  return (
    <Stack gap="sm">
      <Figures>
        <Figure name="To match">{toMatch}</Figure>
        <Figure name="Matched" note={matched > 0 ? 'Not posted yet' : undefined}>
          {matched}
        </Figure>
        <Figure name="Bank balance" note={bankOn === null ? undefined : `On ${formatDate(bankOn)}`}>
          {bankCents === null ? '–' : formatMoney(bankCents)}
        </Figure>
        <Figure
          name="In the books"
          note={outstandingCents > 0 ? `${formatMoney(outstandingCents)} not yet at the bank` : undefined}
        >
          {formatMoney(booksCents)}
        </Figure>
        <Figure name="Not posted">{formatMoney(unpostedCents)}</Figure>
        <Figure name="Difference">
          <DifferenceMark account={account} />
        </Figure>
      </Figures>
      <Text size="sm" c="dimmed">
        {differenceOf(account).hint}
      </Text>
    </Stack>
  )
}
