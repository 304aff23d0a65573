import type { Topic } from '../words.ts'

const topic: Topic = {
  parts: [
    {
      reader: 'residents',
      tasks: [
        {
          id: 'mine',
          title: 'See your unit’s record',
          steps: [
            'Open [My Profile](/my-profile), **My units**, or press your unit in the [unit directory](/unit-directory).',
          ],
          after:
            'You’ll see your unit’s people and items. Anyone who was here before you, and anything of theirs, isn’t shown.',
        },
        {
          id: 'vehicle',
          title: 'Tell your building about your car',
          steps: [
            'Open [My Profile](/my-profile), **My vehicles**, and press **Add a vehicle**.',
            'Type the plate and press **Add vehicle**.',
          ],
          after: 'Staff can tell your car from a visitor’s. Neighbours can’t see it.',
        },
      ],
    },
    {
      reader: 'managers',
      tasks: [
        {
          id: 'import',
          title: 'Import units and people from a file',
          steps: [
            'In the [unit directory](/unit-directory) press **Import a roster**. **Download template** gives you a file to fill in.',
            'Press **Choose a CSV file**. You’ll see what would happen to each row; nothing is saved yet.',
            'Check the columns, and answer any **Questions about the file**.',
            'Check **People not in the file**: select anyone who has left, and enter their last day.',
            'Press **Import**.',
          ],
          after:
            'The whole file is imported, or nothing, and no one is invited. **Undo this import** undoes all of it, as long as nothing in it has changed since.',
          wrong: [
            [
              '**This file can’t be imported yet**',
              'Some rows are **Rejected**; each shows why. **Download the file with remarks**, fix it and choose it again.',
            ],
            ['Accented letters look wrong.', 'The spreadsheet saved it in an old encoding. Save it as “CSV UTF-8”.'],
            [
              '**The roster has changed**',
              'Someone changed it after your dry run. Review what would happen now, and import again.',
            ],
          ],
        },
        {
          id: 'sale',
          title: 'Record a sale',
          steps: [
            'Open the unit and press **Record a sale**.',
            'Enter the **Completion date**, the sellers, anyone moving out with the sale, and the buyers.',
            'Check the **Review**: who loses access, what happens to fobs and stalls, and who is notified.',
            'Press **Record sale**.',
          ],
          after:
            'Access and lists update automatically on that day, even on open screens. A tenancy you didn’t select continues under the new owner.',
          wrong: [
            [
              '**No owner recorded**',
              'There has to be someone to sell. Add the owner first, on the unit’s page or through the roster.',
            ],
          ],
        },
        {
          id: 'move-in',
          title: 'Move someone in',
          steps: [
            'Open the unit and press **Move in**.',
            'Choose who is moving in: a tenant, occupant, agent, or an owner moving into their unit. Enter the **First day**.',
            'Add fobs, vehicles and pets, check the **Review** and press **Record move-in**.',
          ],
          after:
            'In British Columbia a signed Form K is required; until it’s received, the tenancy is listed in [Occupancy](/occupancy). Then press **Invite …** to give them access.',
        },
        {
          id: 'move-out',
          title: 'Move someone out',
          steps: [
            'Open the unit and press **Move out**.',
            'Select who is leaving, enter the **Last day** (it’s included), and mark what was returned.',
            'Press **Record move-out**.',
          ],
          after:
            'Anyone with no other link to the building loses access after that day. An owner who moves out is still the owner.',
        },
        {
          id: 'details',
          title: 'Change a unit and its items',
          steps: [
            'Open the unit. **Edit the unit** changes its number, floor and address.',
            'Next to a person, press **Show details**, then edit their contact details, or correct their dates.',
            'Under **Parking and storage**, **Fobs and keys**, **Pets**, **Insurance** and **Approved alterations**, add what applies.',
          ],
          wrong: [['**Someone else just saved this**', 'Your text is still there. Keep your version or use theirs.']],
        },
        {
          id: 'occupancy',
          title: 'See the building’s occupancy',
          steps: [
            'Open [Occupancy](/occupancy).',
            'Choose **By floor**, **Over time**, **Moves**, **Vacant**, **Ending soon** or **Off-site owners**.',
            '**Owner list (PDF)** creates the owner list required by law.',
          ],
        },
      ],
    },
  ],
  beside: ['directory', 'invitations', 'history'],
}
export default topic
