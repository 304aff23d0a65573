import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'report',
          title: 'Report a violation',
          steps: [
            'Open [Bylaw violations](/building-violations) from the dashboard and press **Report a violation**.',
            'Choose a **Subject**, say where and when it happened, and describe what you saw or heard.',
            'Add photos if you have some, and press **Send report**.',
          ],
          after:
            'Management reviews it. The person you reported doesn’t hear from us who complained. You hear when the case is closed.',
          wrong: [
            [
              'Something is broken, or someone is in danger.',
              'Report what is broken under [Maintenance](/tickets). If someone is in danger, call 911.',
            ],
          ],
        },
        {
          id: 'answer',
          title: 'Answer a complaint about you',
          steps: [
            'Open the case under [Bylaw violations](/building-violations). It says what it’s about, under which bylaw or rule, and by when you can answer.',
            'Read the letter under **Letters to you**.',
            'Write your **Answer**, add photos or files, and press **Send answer**.',
          ],
          after: 'No one is fined before they’ve had time to answer.',
          wrong: [
            [
              'The case is marked “About your tenant”.',
              'You get a copy because you own the unit. Your tenant can answer.',
            ],
            [
              'The last day has passed.',
              'Send your answer to management on paper or by email. They can still record it.',
            ],
          ],
        },
        {
          id: 'hearing',
          title: 'Ask for a hearing',
          steps: ['Open the case and press **Ask for a hearing**.', 'Give a **Reason** and press **Send request**.'],
          after:
            'You can speak with council before it decides. The date and location appear on the case, and you get a message.',
        },
        {
          id: 'dispute',
          title: 'Pay or dispute a fine',
          steps: [
            'Open the case. **Decision** says whether a contravention was found, and what follows from it.',
            'Press **How to pay**, or press **Dispute the decision** and say why you disagree.',
            'If you pay, put the number of the case, such as V-12, in the payment message. Without it, the money goes to other charges.',
          ],
          after: 'A dispute goes to council and management, and stays with the case.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'open',
          title: 'Open and review a case',
          steps: [
            'On [Bylaw violations](/building-violations), press **New case** for what you saw, or for a complaint you received on paper or by phone. Reports from residents are under **To review**.',
            'Open the case and press **Review**. Choose the unit, who it’s about, and the bylaw or rule.',
            'Write the **Summary** in neutral words and press **Save review**.',
          ],
          after: '**Board** shows every open case with its deadline and its next step.',
        },
        {
          id: 'parking',
          title: 'Take a parking violation further',
          steps: [
            'Open it under [Parking](/parking), **Violations**, and press **Open the bylaw case**. It has the same number.',
            'Press **Review**, choose the unit and the bylaw or rule, and continue as with any other case.',
          ],
          after:
            'Later sightings of the car become part of the case. Closing the parking violation closes the case too, unless someone else complained or a warning or the particulars were sent.',
        },
        {
          id: 'particulars',
          title: 'Send the particulars',
          steps: [
            'Open the case and press **Send the particulars**.',
            'Enter the **Details**, the **Evidence (optional)** and the **Possible decision**, and press **Send letter**.',
            'If someone gets it on paper, print and deliver it, then press **Record the delivery**.',
          ],
          after: 'The time to answer is counted from the day the letter counts as received.',
        },
        {
          id: 'vote',
          title: 'Have council vote on a case',
          steps: [
            'If you’re on council, open the case and choose **Put to a council vote** under **More**.',
            'Choose when it **Closes** and the **Effect of the vote**, and press **Open vote**.',
            'When it’s over, press **Record the decision** on the case. The result is filled in.',
          ],
          after:
            'Members who can vote are notified. **Council vote** on the case leads to it. Management can’t see the vote, only the decision in the register once it closes.',
          wrong: [
            [
              'You can’t vote on a case you can see.',
              'You complained about it, or someone with your name did. Barring the person who complained is our own rule of fairness.',
            ],
            [
              'Council is voting on this case.',
              'A complaint that names a member with a vote can be recorded once the vote is over or withdrawn.',
            ],
          ],
        },
        {
          id: 'decide',
          title: 'Record the decision',
          steps: [
            'After the time to answer and any hearing, press **Record the decision**.',
            'Choose what was found, enter the votes, tick who **Took part**, and give the **Reasons**.',
            'Press **Send the decision** and send the letter.',
          ],
          after: 'The decision is also in the [register of decisions](/council-voting/decisions).',
          wrong: [
            [
              'A member of council can’t be ticked.',
              'The reason is beside the name. A member the case is about can’t take part. Barring the person who complained is our own rule of fairness.',
            ],
          ],
        },
        {
          id: 'fine',
          title: 'Impose a fine',
          steps: [
            'Check **Before a fine**. Each missing step has a **Why?** and a button that gets it done.',
            'When all are done, choose **Fine**, check the amount and the due date, and press **Impose fine**.',
          ],
          after: 'The fine is charged to the account of the unit. Costs and a denied facility work the same way.',
          wrong: [
            [
              'Someone else pays it, such as the tenant or the landlord.',
              'Anyone can pay a fine, but it’s never paid above its amount. When you record or match the payment, enter how much is for the fine, and what the payer said.',
            ],
            [
              'These steps have to come first.',
              'The list names each step that is missing. A fine without them can be overturned at the tribunal.',
            ],
          ],
        },
        {
          id: 'about-me',
          title: 'A case about your own unit',
          says: [
            'You can’t act on a case about your own unit, and you don’t see who complained. Open it under **Yours** to answer it.',
          ],
        },
        {
          id: 'proof',
          title: 'Show what was done',
          steps: ['Open the case and press **Download proof**.'],
          after: 'The PDF has every step, letter, delivery and decision of the case, in order.',
        },
      ],
    },
  ],
  beside: ['bylaws', 'fees', 'letters'],
}
export default topic
