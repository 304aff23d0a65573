import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'mine',
          title: 'See what stands about your unit',
          steps: [
            'Open [My Profile](/my-profile), **My units**, or press your unit in the [unit directory](/unit-directory).',
          ],
          after:
            'You see the people of your unit and what belongs to it. Who was here before you, and what was theirs, is not shown.',
        },
        {
          id: 'vehicle',
          title: 'Tell your building about your car',
          steps: [
            'Open [My Profile](/my-profile), **My vehicles**, and press **Add a vehicle**.',
            'Type the plate and press **Add vehicle**.',
          ],
          after: 'Staff can tell your car from a visitor’s. Neighbours do not see it.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'import',
          title: 'Bring in units and people from a file',
          steps: [
            'In the [unit directory](/unit-directory) press **Import a roster**. **Download template** gives you a file to fill in.',
            'Press **Choose a CSV file**. You see what would happen to each row; nothing is written yet.',
            'Check the columns, and answer **Questions about the file** where there are any.',
            'Look at **People who are not in the file**: tick those who are gone, with their last day.',
            'Press **Import**.',
          ],
          after:
            'It is all of it or nothing, and nobody is invited by it. It can be undone as a whole by **Undo this import**, as long as nothing of it was changed since.',
          wrong: [
            [
              '**This file cannot be imported yet**',
              'Some rows are **Refused**; each says why. **Download the file with remarks**, mend it and choose it again.',
            ],
            ['Umlauts and accents look wrong.', 'The spreadsheet saved it in an old encoding. Save it as “CSV UTF-8”.'],
            [
              '**The roster changed meanwhile**',
              'Somebody changed it after your dry run. Look at what would happen now, and import again.',
            ],
          ],
        },
        {
          id: 'sale',
          title: 'Record a sale',
          steps: [
            'Open the unit and press **Record a sale**.',
            'Give the **Day of completion**, who sells, who moves out with it, and who buys.',
            'Read **What will happen**: who loses access, what becomes of fobs and stalls, who is told.',
            'Press **Record this sale**.',
          ],
          after:
            'On that day rights and lists change by themselves, also where somebody has a screen open. A tenancy that you did not tick goes on under the new owner.',
          wrong: [
            [
              '**Nobody is recorded as owner**',
              'Somebody must be able to sell. Add the owner first, on the unit’s page or by the roster.',
            ],
          ],
        },
        {
          id: 'move-in',
          title: 'Move somebody in',
          steps: [
            'Open the unit and press **Move somebody in**.',
            'Choose who comes: tenant, occupant, agent, or the owner who comes to live here. Give the **First day**.',
            'Write down fobs, vehicles and pets, read **What will happen** and press **Record this move in**.',
          ],
          after:
            'In British Columbia the signed Form K is asked for; until it has come in, the tenancy is listed in [Occupancy](/occupancy). Then press **Invite …** to let them in.',
        },
        {
          id: 'move-out',
          title: 'Move somebody out',
          steps: [
            'Open the unit and press **Move somebody out**.',
            'Tick who goes, give the **Last day** (it still counts), and say what came back.',
            'Press **Record this move out**.',
          ],
          after:
            'Whoever has no other tie to the building loses access after that day. An owner who moves out stays owner.',
        },
        {
          id: 'details',
          title: 'Change a unit and what belongs to it',
          steps: [
            'Open the unit. **Edit the unit** changes its number, floor and address.',
            'At a person press **Show details**, then edit how they are reached, or put their period right.',
            'Under **Parking and storage**, **Fobs and keys**, **Pets**, **Insurance** and **Alterations agreed** add what is there.',
          ],
          wrong: [
            ['**Somebody else saved this meanwhile**', 'What you typed is still there. Keep yours or take theirs.'],
          ],
        },
        {
          id: 'occupancy',
          title: 'See how the building is lived in',
          steps: [
            'Open [Occupancy](/occupancy).',
            'Choose **By floor**, **Over time**, **Moves**, **Vacant**, **Ending soon** or **Owners elsewhere**.',
            '**Owner list (PDF)** makes the list of owners that the law asks for.',
          ],
        },
      ],
    },
  ],
  beside: ['directory', 'invitations', 'history'],
}
export default topic
