import type { HandoverMethod, LetterWay } from './runs.ts'
import type { AddressedTo, MergeField } from './templates.ts'

/** What letters are called, apart from the schemas, which weigh. */

export const addressedToLabels: Readonly<Record<AddressedTo, string>> = {
  owners: 'Owners',
  tenants: 'Tenants',
  residents: 'Owners and residents',
}

export const letterWayLabels: Readonly<Record<LetterWay, string>> = {
  email: 'By email',
  paper: 'On paper',
  product: 'In Parapet',
}

export const handoverMethodLabels: Readonly<Record<HandoverMethod, string>> = {
  hand: 'Given to the person',
  adultOccupant: 'Left with an adult living there',
  door: 'Slipped under the door',
  mailbox: 'Put in the mailbox',
  mail: 'Mailed',
  recordedMail: 'Sent by registered mail',
  fax: 'Faxed',
}

export const mergeGroupLabels: Readonly<Record<MergeField['group'], string>> = {
  building: 'Building',
  unit: 'Unit',
  people: 'People',
  dates: 'Dates',
  law: 'Law',
  sender: 'Sender',
}
