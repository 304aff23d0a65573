import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'account',
          title: 'Add the bank account of a fund',
          steps: [
            'Open [Bank](/fees/bank) and press **Add bank account**.',
            'Enter its name, the last digits of its number, and its fund.',
          ],
          after:
            'The operating fund and the contingency reserve fund have an account each. The full number isn’t kept.',
        },
        {
          id: 'file',
          title: 'Add a bank file',
          steps: [
            'Download the month from your bank as a CSV, OFX or QFX file.',
            'Open the account under [Bank](/fees/bank), press **Choose a bank file**, or drop the file there.',
            'Check the number of new transactions, the days and the closing balance. If something is wrong, press **Change how it’s read**.',
            'Press **Add …**. Until then, nothing is added.',
          ],
          after:
            'Transactions that were added before are left out, so files may overlap. How you read a file is remembered for the next one with the same headings.',
          wrong: [
            [
              '**Is the day or the month first?**',
              'Your bank writes dates that can be read both ways. Choose the order under **Dates are written as**.',
            ],
            [
              'Deposits and withdrawals are switched.',
              'Tick **Deposits are shown as negative amounts** and press **Apply**.',
            ],
            [
              'You added the wrong file.',
              'Under **Bank files**, press **Undo**. Transactions that are posted must be taken out of the books first.',
            ],
          ],
        },
        {
          id: 'match',
          title: 'Match transactions without the mouse',
          steps: [
            'Open the account. Each transaction has a proposal, the reason for it, and how sure it is.',
            'Press **Accept … certain** to match all the certain ones at once.',
            'Go through the rest: the arrow keys move, Enter accepts the proposal and moves on, u undoes a match.',
            'If a proposal is wrong, press e for **Something else**, s to split a deposit among units, or i to leave it out of the books with a reason.',
          ],
          after:
            'Press ? on a transaction to list the keys. Nothing is entered in the books while you match. On a phone, you see one transaction at a time.',
          wrong: [
            [
              'A payment is for two units and the owner didn’t say how much for which.',
              'Tick **Ask the owners what it is for**. The money isn’t allocated until they answer, and nothing is guessed.',
            ],
            [
              'A payment is for a fine.',
              'If the message names the case, such as V-12, that’s the proposal. Otherwise, split the deposit: a unit with a fine has a line for it. Enter how much is for the fine, and what the payer said. Without that, a payment never goes to a fine.',
            ],
            ['The payment is in the books already.', 'Choose **Payment already recorded**. It isn’t entered again.'],
            [
              'An expense isn’t in your budget.',
              'Choose **Income or expense**, then **New category**, and enter its name. Budget against actual shows it as not budgeted.',
            ],
            [
              'A withdrawal is an expense, a refund or a returned payment that is in the books already.',
              'Choose **Already recorded**. It isn’t entered again.',
            ],
          ],
        },
        {
          id: 'expense',
          title: 'Record an expense without a bank file',
          steps: [
            'Open [Bank](/fees/bank) and press **Record an expense**.',
            'Enter the amount and the date it was paid, or the date on the cheque. Choose the fund it’s paid from and its category. An expense of the contingency reserve fund needs the resolution it’s based on.',
            'Add the payee and the cheque number, so that the transaction is recognized when the bank file comes.',
            'Press **Record expense**. It’s in the books at once.',
          ],
          after:
            'Under **Recorded expenses**, you see which ones the bank file has. When it has one, choose **Already recorded** for the transaction, and nothing is entered twice.',
          wrong: [
            [
              'You recorded the wrong amount, or the cheque was never cashed.',
              'Press **Undo** beside the expense and enter the reason. If a transaction is matched with it, undo that match first.',
            ],
            ['It says that an expense like it was already recorded.', 'If it’s another one, press **Record anyway**.'],
            [
              'Posting says that an expense like a transaction is already recorded.',
              'Under **Matched**, choose that transaction and press **Something else**. If it’s the same expense, choose **Already recorded**. If it’s another one, choose **Income or expense** and press **Match anyway**.',
            ],
          ],
        },
        {
          id: 'post',
          title: 'Post what is matched',
          steps: [
            'Press **Post …**. It says how much comes in and goes out.',
            'Confirm. All of them are entered in the books, or none.',
            'Look at **Difference**. It says **In balance** once the bank and the books agree.',
          ],
          after:
            'Under **Postings**, press **Undo posting** to take the latest one out of the books, while its months are open. Its transactions stay matched, and can be posted again. A posting with a returned payment can’t be undone, because its owners were notified.',
        },
      ],
    },
  ],
  beside: ['fees', 'units', 'keyboard'],
}
export default topic
