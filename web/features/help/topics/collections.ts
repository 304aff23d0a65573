import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'follow',
          title: 'See who is behind, and what to do next',
          steps: [
            'Open [Collections](/collections). Each account in arrears shows its stage and its **Next step**.',
            'Narrow the list by stage or age, or search for a unit or an owner.',
            'Open an account. The button at the top takes the next lawful step; others are under **More**.',
          ],
          after:
            'Council can read these pages. Only the people who keep the books can take steps. Names of forms and periods follow the law of your building; the examples here are from British Columbia.',
        },
        {
          id: 'reminders',
          title: 'Set up reminders',
          steps: [
            'On [Collections](/collections), press **Reminders**.',
            'Under **Days after the due date**, enter up to three days, such as 5, 15, 30. Press **Save reminders**.',
          ],
          after:
            'Owners with an account get a message and an email on those days. None is sent once it’s paid, in a payment plan, held in trust, or after a demand. A reminder isn’t a demand: no lien or claim can follow from it.',
        },
        {
          id: 'demand',
          title: 'Send a demand',
          steps: [
            'Open the account and press **Send a demand**, or choose it under **More**.',
            'Check the charges. A demand must name each charge and its amount, and must say what may follow if it isn’t paid: a lien, a claim, or both.',
            'Check **How to pay**. Leave **Pay by (optional)** blank to use the first day after the period the law sets.',
            'Press **Send demand**.',
          ],
          after:
            'Each open charge is in the letter with its amount. If you sent a demand outside Parapet, choose **Record a demand** instead, and record only what it says.',
          wrong: [
            [
              'A charge that can’t be in a lien is refused.',
              'Fines and costs can’t be secured by a lien. Send a second demand for them that only warns of a claim.',
            ],
          ],
        },
        {
          id: 'deliver',
          title: 'Record how it was delivered',
          steps: [
            'Under **Demands**, press **Record delivery** beside each owner who gets it on paper. Choose the **Delivery method** and the date.',
            'If a mortgagee asked for notices, send it a copy and press **Record copy**.',
          ],
          after:
            'The line below the date says when it counts as received. In British Columbia, two weeks must pass between that day and a lien or a claim, and the first and last day don’t count. With several owners, the last one to receive it decides.',
        },
        {
          id: 'blocks',
          title: 'See what is missing before a lien',
          says: [
            '**Before a …** lists everything that is missing, each with **Why?** and a button that gets it done. A lien is blocked while the demand hasn’t reached every owner, a mortgagee has no copy, the period isn’t over, a payment plan is in place, or the amount is held in trust.',
            'When nothing is missing, the page shows the one amount for the form. Fines, costs and interest that isn’t part of a fee can’t be in it, and a wrong amount can void the lien.',
          ],
        },
        {
          id: 'lien',
          title: 'Register a lien',
          steps: [
            'Once council has decided, press **Prepare a …**. Enter the day and the **Decision**, and press **Set the amount**.',
            'File the form with exactly this amount. Then press **Record registration** and enter the **Registration number**.',
          ],
          wrong: [
            [
              'Something was paid before you filed the form.',
              'Press **Withdraw amount** and prepare a new lien: the amount must be what is owed on the day of registration.',
            ],
          ],
        },
        {
          id: 'release',
          title: 'Remove a lien once it’s paid',
          steps: [
            'When the last amount is paid, the account shows by which day the lien must be removed. In British Columbia, that’s within a week.',
            'File the form that removes it, press **Record removal**, and enter the day and the number.',
          ],
        },
        {
          id: 'plan',
          title: 'Agree on a payment plan',
          steps: [
            'Choose **Add a payment plan** under **More**. Choose the charges.',
            'Enter the number of **Equal instalments** and the first day, and press **Fill in**. Change any of them; they must add up to what is owed.',
            'Enter the **Owners’ request** and council’s decision, and press **Save plan**.',
          ],
          after:
            'No lien can be registered for these charges while the plan is in place. If an instalment is missed, the plan shows **Behind**. Press **End plan** to collect again.',
        },
        {
          id: 'trust',
          title: 'Hold a disputed amount in trust',
          steps: [
            'If the owners dispute a charge and pay it into court or to the corporation in trust, choose **Hold an amount in trust** under **More**.',
            'Choose the charges, say what the dispute is about, and press **Hold in trust**.',
            'When the dispute is over, press **End trust** and choose who got the money.',
          ],
        },
        {
          id: 'claim',
          title: 'Record a claim',
          steps: [
            'When nothing is missing under **Before a claim can be filed**, press **Record a claim**.',
            'Enter where it was filed, the **File number** and council’s decision, and press **Record claim**.',
          ],
          after: 'When it’s over, press **End claim** and enter the **Outcome**.',
        },
        {
          id: 'sale',
          title: 'Get the figures for a sale',
          steps: [
            'On the account, go to **For a sale** and press **Show figures**.',
            'See the monthly fee, what is owing without what is in trust, special levies that are due later, and whether a certificate of payment can be given.',
          ],
        },
      ],
    },
  ],
  beside: ['fees', 'letters', 'mortgagees'],
}
export default topic
