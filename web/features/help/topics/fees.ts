import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'owe',
          title: 'See what you owe, and why',
          steps: [
            'Open **Fees** on the dashboard. The first line says what you owe for each unit that you own.',
            'Under **Open charges**, press **Why?** to see the budget, bylaw or resolution that a charge is based on.',
            'Under **How to pay**, read how your building asks to be paid. Press **Copy** beside your payment code, and use the code as the message of an e-Transfer or as the account number of a bill payment.',
          ],
          wrong: [
            [
              '**Nothing is billed to you**',
              'Strata fees are billed to the owners of a unit. Ask your manager or council to check that you’re on record as an owner.',
            ],
          ],
        },
        {
          id: 'debit',
          title: 'Pay by pre-authorized debit',
          steps: [
            'Open **Fees** on the dashboard. Under **Pre-authorized debit**, press **Set up pre-authorized debit**.',
            'Enter the account holder and the three numbers at the bottom of your cheques.',
            'Choose what the debits cover and the day they begin.',
            'Read **Your agreement**, tick **I agree**, and press **Set up pre-authorized debit**.',
          ],
          after:
            'We tell you the amount before the first debit, and before a different amount. To stop, press **Cancel agreement**. A debit already sent to the bank may still go through, and anything you owe stays owed.',
          wrong: [
            [
              'There’s no **Pre-authorized debit**.',
              'Your building doesn’t offer it online. Ask your manager or council: you may be able to sign up on paper.',
            ],
          ],
        },
        {
          id: 'levy',
          title: 'See your share of a special levy',
          steps: [
            'Open **Fees** on the dashboard. Under **Special levies**, read what each of your units pays, and when.',
            'Below it, see what the levy is for, what owners have paid and what has been spent.',
          ],
          after: 'An instalment is charged to your account on its due date.',
        },
        {
          id: 'read-budget',
          title: 'Read the budget and financial statements',
          steps: [
            'Open **Fees** on the dashboard, then **Budget and statements**. A proposed budget, which owners vote on, comes first.',
            'Below it, compare **Proposed fee** with **Fee now** for each unit that you own. Press **Why?** to see how it was calculated.',
            'Under **Financial statements**, press **Statement … (PDF)** for the year you want.',
          ],
          after:
            'You’re notified when a proposed budget is sent to owners. A financial statement is available once its fiscal year is over and its months are locked.',
          wrong: [
            [
              'There’s no **Budget and statements**.',
              'It’s for owners. Ask your manager or council to check that you’re on record as an owner.',
            ],
          ],
        },
        {
          id: 'statement',
          title: 'Get a statement',
          steps: [
            'Under **Statement**, choose **From** and **To**.',
            'Press **Statement (PDF)** to save or print it, or **Export (CSV)** for a spreadsheet.',
          ],
          after:
            'A statement lists each charge and payment, with the balance after it. Nothing is ever removed from it.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'budget',
          title: 'Enter a budget and set the monthly fees',
          steps: [
            'Open [Budgets](/fees/budgets), press **Draft a budget** and choose the first month of the fiscal year.',
            'Enter the expenses, other income and the contribution to the reserve, each for the whole year.',
            'If only some units share a cost, such as one type of strata lot, press **Add a group**, choose its units, and choose the group under **Shared by** on the line.',
            'Under **Monthly fees**, check the fee of each unit: the month’s total divided by unit entitlement.',
            'Press **Record notice** with the day it went to owners. Owners who use Parapet are notified, and can read it under **Fees**. After the meeting, press **Record approval** and choose **Fees from**.',
          ],
          after:
            'Fees are charged automatically on the first of each month. Until owners approve another budget, the same fees continue.',
          wrong: [
            [
              'Units are missing a unit entitlement.',
              'Enter it on the page of the unit. Without it, nothing can be divided.',
            ],
          ],
        },
        {
          id: 'run',
          title: 'Charge the next month early',
          steps: [
            'Open [Monthly fees](/fees/runs) and check the next month’s total.',
            'Press **Charge …**. Each unit is charged once, however often you press it.',
          ],
          after: 'A unit without an owner on record is left out, and charged once you add the owner.',
        },
        {
          id: 'opening',
          title: 'Bring balances in from previous records',
          steps: [
            'Open [Funds](/fees/books) and press **Bring in balances**.',
            'Press **Choose a CSV file** for what each unit owes or has paid ahead. To fill one in, press **Download a template**. If the roster you imported has opening balances, you can press **Use roster balances** instead.',
            'Under **As of**, enter the last day your previous records cover, and their total under **Total owed in your previous records**. The bank balances of that day are optional. Press **Check totals**.',
            'If **Types** lists a type we don’t know, choose its meaning and press **Apply types**.',
            'Check the balance of each unit, then press **Add balances of …**. Until then, nothing is in the books.',
          ],
          after:
            'Give each amount its type and due date if you can: a lien can’t secure one lump sum, and it bears no interest.',
          wrong: [
            [
              '**These balances can’t be added yet**',
              'The list below it names the rows to correct, or by how much the total differs. Correct the file, press **Discard**, and choose the file again.',
            ],
            [
              'The file isn’t read correctly.',
              'Press **Change how it’s read**, choose what each column is, and press **Apply**.',
            ],
            [
              'You added the wrong balances.',
              'Open them under **Past imports** and press **Undo**. Payments applied to these charges become credit, and locked months stay as they are.',
            ],
          ],
        },
        {
          id: 'charge',
          title: 'Charge a unit',
          steps: [
            'Open [Receivables](/fees/receivables), then the unit.',
            'Press **Add a charge**, and choose its type, amount and due date.',
            'Under **Authority**, name the bylaw, budget, resolution or order. Owners see it.',
          ],
          after:
            'For an amount owed before you started using Parapet for fees, tick **From previous records**. Enter each unpaid month separately: a lien can’t secure one lump sum.',
        },
        {
          id: 'payment',
          title: 'Record a payment',
          steps: [
            'Open the unit and press **Record a payment**.',
            'Enter the amount, the day it arrived, and the method.',
            'If the payer said what it’s for, tick **The payer said what it is for** and enter the amounts.',
          ],
          after:
            'Otherwise the payment pays strata fees and levies first, the oldest first. It never pays a fine unless the payer says so. What’s left stays credit.',
          wrong: [
            [
              'You don’t know whose payment it is.',
              'Record it under [Payments](/fees/payments). Once you know, press **Allocate**.',
            ],
            ['It was allocated to the wrong unit.', 'Under [Payments](/fees/payments), press **Remove from unit**.'],
            [
              'The bank returned it.',
              'Under [Payments](/fees/payments), press **Mark as returned**. Its charges are owed again, and so is what was refunded or transferred from it.',
            ],
          ],
        },
        {
          id: 'debits',
          title: 'Collect fees by pre-authorized debit',
          says: [
            'Your bank debits owners’ accounts from a file that Parapet makes. The bank must agree first, with a payee letter of undertaking.',
          ],
          steps: [
            'Open [Debits](/fees/debits), press **Enter your bank’s details**, and enter what the bank gave you. Turn on **Owners can sign up themselves**, or press **Add an agreement signed on paper**.',
            'Press **Make test file: …** under **Next debits**, then **Download file**, and send it to your bank as a test. When the bank confirms it, enter **Your bank confirmed a test file on** under **Settings**.',
            'Each month, press **Make file: …**, then **Download file**, and send it to your bank as the bank asks.',
            'Once the bank has debited the accounts, press **Enter in the books**. Each debit becomes a payment of its unit.',
            'If the bank returns one, press **Mark as returned** beside it.',
          ],
          after:
            'Owners are notified of the amount about three weeks before the first debit, and before a different amount; to notify them earlier, press **Send …**. If an owner has no account here, send the amount in writing and press **Record a paper notice**. Fines, interest and other charges are never debited, and credit is taken off.',
          wrong: [
            [
              '**No file can be made yet**',
              'The list below it says why. Most often the bank’s details are incomplete.',
            ],
            [
              'A unit isn’t in the file.',
              'Its **Status** says why: it needs a notice, its notice period is running, or nothing is due.',
            ],
            [
              'The bank won’t process the file.',
              'Open it under **Files** and press **Cancel debits**. If they’re in the books already, their payments are removed.',
            ],
          ],
        },
        {
          id: 'automatic',
          title: 'Charge amenity fees and stall rents automatically',
          steps: [
            'Open [Funds](/fees/books) and press **Edit** under **Automatic charges**.',
            'Choose what is charged. For stall rents, choose the first month.',
            'Press **Save**.',
          ],
          after:
            'The owners of the unit are charged when a booking is confirmed, and on the first of each month for the stalls that the unit rents. A booking that’s cancelled in time isn’t charged. A deposit isn’t income until it’s kept.',
        },
        {
          id: 'late',
          title: 'Charge interest, or a fee for returned payments',
          steps: [
            'Open [Funds](/fees/books) and press **Edit** under **Late and returned payments**.',
            'Tick what your bylaws set, and enter the rate or fee and the bylaw.',
          ],
          after:
            'On the first of each month, interest is added to strata fees and levies that are late, and corrected if a payment turns up later. To waive it, cancel the charge. Without a bylaw, nothing is charged.',
        },
        {
          id: 'credit',
          title: 'Refund credit, or write off a charge',
          steps: [
            'Open [Receivables](/fees/receivables), then the unit.',
            'To pay credit back, press **Refund credit** once you have paid the owners.',
            'To move it to another account, press **Transfer credit**. The owners must have asked for it in writing.',
            'To give up a charge, press **Write off** and enter the decision of council.',
          ],
          after: 'A seller’s credit stays the seller’s: the buyer’s account begins at zero.',
          wrong: [
            ['A charge was cancelled by mistake.', 'Under **Cancelled charges** of the unit, press **Charge again**.'],
            ['A refund cheque was never cashed.', 'Under **Payments** of the unit, press **Undo** beside the refund.'],
          ],
        },
        {
          id: 'sale',
          title: 'Give figures for a sale',
          steps: [
            'Open [Receivables](/fees/receivables), then the unit that sells.',
            'Under **Sale adjustments**, press **Show adjustments** and enter the **Adjustment date**.',
            'Press **Download PDF** and send it to the lawyers or notaries.',
          ],
          after:
            'The fee of the month is divided by days, and each special levy instalment is owed by one side. The ledger doesn’t change: the two sides settle it between them.',
          wrong: [
            [
              'The sale is already recorded.',
              'In [Receivables](/fees/receivables), choose **Former owners**. Settled accounts are listed too, with their statements.',
            ],
          ],
        },
        {
          id: 'lock',
          title: 'Lock a month',
          steps: [
            'Open [Funds](/fees/books) and press **Lock a month**.',
            'Choose the month. All earlier months are locked with it.',
            'If the bank doesn’t agree with the books yet, post the rest under **Bank**, or give a reason for locking the month anyway.',
          ],
          after:
            'Statements of a locked month never change: later corrections appear in the first open month. To reopen one, press **Reopen a month** and give a reason, which stays in the history.',
        },
        {
          id: 'report',
          title: 'Follow the funds, and record who approved an expense',
          steps: [
            'Open [Fund report](/fees/council) and choose the fiscal year. It shows each fund by month, income, expenses and special levies.',
            'In British Columbia, see what owners haven’t approved under **Spending outside the budget**, and how close it is to the limit of the Act.',
            'If you keep the books, press **Record approval** beside an expense, and choose what it was for. Enter the meeting, or what the emergency was. If the expense was recorded with its authority, that is filled in.',
            'Press **Download statement (PDF)** for the year’s financial statement.',
          ],
          after:
            'Every expense from the reserve is listed, and those from the operating fund whose category isn’t in the budget. Council can read the report.',
        },
        {
          id: 'exports',
          title: 'Send the books to your accountant',
          steps: [
            'Open [Funds](/fees/books), and under **Exports** choose the period.',
            'Press **General ledger (CSV)** for every entry, or **Trial balance (CSV)** for the balance of each account.',
          ],
          after:
            'There are also the ledgers of all owners, and journals for QuickBooks. Charges count on their due date, so those due after the period aren’t in it.',
        },
      ],
    },
  ],
  beside: ['levies', 'bank', 'units', 'documents', 'records'],
}
export default topic
