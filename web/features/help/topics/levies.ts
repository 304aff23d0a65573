import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'managers',
      tasks: [
        {
          id: 'draft',
          title: 'Draft a special levy',
          steps: [
            'Open [Special levies](/fees/levies) and press **Draft a special levy**.',
            'Enter the name, the purpose and the total, as the resolution says.',
            'Enter the due date. Press **Add an instalment** for each further one.',
            'Under **How the levy is divided**, keep **By unit entitlement**, or choose **Another way that the resolution sets** and enter what each unit pays.',
            'Press **Save draft**, and check what each unit would pay under **Shares**.',
          ],
          after:
            'Nothing is charged, and owners don’t see a draft. Its page says which vote the law asks for, and why.',
          wrong: [
            [
              'Units are missing a unit entitlement.',
              'Enter it on the page of the unit. Without it, nothing can be divided.',
            ],
            [
              'The shares don’t add up to the total.',
              'The line below the amounts says how much is missing. A unit without an amount pays nothing.',
            ],
          ],
        },
        {
          id: 'approve',
          title: 'Record the approval',
          steps: [
            'Open the levy and press **Record approval**.',
            'Enter **Approved on**, and the meeting or resolution under **Approved by**.',
            'Check what is charged at once, and confirm.',
          ],
          after:
            'Each instalment is charged automatically on its due date, and owners get a message with their share. A unit without an owner on record is charged once you add the owner.',
        },
        {
          id: 'spend',
          title: 'Record what the levy is spent on',
          steps: [
            'Open [Bank](/fees/bank), and match the withdrawal as **Income or expense**.',
            'Choose the category, such as roofing, and the levy under **Special levy**. Categories come from your budgets.',
            'Press **Post …**.',
          ],
          after: 'The expense is listed under **Spending**, and **Left** goes down.',
        },
        {
          id: 'surplus',
          title: 'Complete a levy, and refund what is left',
          steps: [
            'Once everything is paid, press **Complete**. If some instalments aren’t charged yet, enter the resolution or decision that cancels them, and its day.',
            'Check who would get how much. The surplus is divided in proportion to what each unit paid. If a unit still owes part of the levy, its refund pays that first.',
            'Press **Refund surplus**. Or press **Move to reserve**, where the law allows it.',
          ],
          after:
            'A refund becomes credit on the accounts of today’s owners. While no surplus has left the levy, press **Reopen** to spend from it again.',
        },
      ],
    },
  ],
  beside: ['fees', 'bank', 'council-voting'],
}
export default topic
