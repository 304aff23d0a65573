import type { EnquiryDraft, Suspicion } from '../../../contract/enquiries/enquiry.ts'

interface DemoEnquiry extends Omit<EnquiryDraft, 'phone'> {
  daysAgo: number
  phone?: string
  suspected?: Suspicion
  note?: string
  /** After so many days. */
  answer?: { afterDays: number; text: string }
  closed?: { afterDays: number; reason: string }
}

/** Invented people, the earliest first; every address ends in the reserved domain .example. */
export const demoEnquiries: readonly DemoEnquiry[] = [
  {
    daysAgo: 64,
    purpose: 'enroll',
    firstName: 'Marguerite',
    lastName: 'Lavallée',
    email: 'marguerite@quai-neuf.example',
    phone: '+16045550161',
    writerRole: 'council',
    buildingName: 'Quay Nine',
    address: '9 Harbourfront Mews, North Vancouver',
    units: 112,
    message:
      'Our council of seven is tired of spreadsheets. We would like to move the roster and the bylaws over before our general meeting in spring. Who helps with that?',
    note: 'They met Harbour View at the strata fair and liked the voting screens.',
    answer: {
      afterDays: 1,
      text: 'Thank you for writing.\n\nA roster comes in as a CSV file and is looked at row by row before anything is written; bylaws are uploaded into the library. Most buildings are done in an afternoon.\n\nWould next Tuesday at 7 p.m. suit your council for a walk through the demo?',
    },
    closed: { afterDays: 20, reason: 'Enrolled; the first manager is invited' },
  },
  {
    daysAgo: 41,
    purpose: 'sales',
    firstName: 'Devinder',
    lastName: 'Gill',
    email: 'dgill@gill-property.example',
    phone: '+17805550144',
    writerRole: 'manager',
    buildingName: 'Gill Property Services',
    address: '10220 Jasper Avenue NW, Edmonton',
    units: 640,
    message:
      'We look after eleven condominium corporations in Edmonton and St. Albert. Does each building pay the minimum, and can one of us see all of them on one page?',
    answer: {
      afterDays: 2,
      text: 'Each building pays by its own units, 48 dollars a month at least. Whoever manages several sees all of them on one page, with what is due today.\n\nShall we set up two of your corporations for a trial?',
    },
  },
  {
    daysAgo: 30,
    purpose: 'question',
    firstName: 'Tomasz',
    lastName: 'Wilk',
    email: 'tomasz.wilk@mail.example',
    writerRole: 'owner',
    message:
      'My neighbour says that the building reads what we write in the forum. Who can read it, and where is it kept?',
    answer: {
      afterDays: 1,
      text: 'Everybody in your building who may open the forum reads what stands there; what council writes among itself only council reads. Nobody of ours looks into a building without giving a reason, which its people read.\n\nIt is kept in Canada.',
    },
    closed: { afterDays: 3, reason: 'Answered, and he is content' },
  },
  {
    daysAgo: 6,
    purpose: 'enroll',
    firstName: 'Best',
    lastName: 'Rank',
    email: 'offers@best-rank.example',
    writerRole: 'other',
    buildingName: 'First page of every search',
    address: 'https://best-rank.example',
    units: 1,
    message:
      'We bring your website to the first page of every search engine. Guaranteed. Answer now for half the price.',
    suspected: 'trap',
  },
  {
    daysAgo: 2,
    purpose: 'enroll',
    firstName: 'Aiyana',
    lastName: 'Joseph',
    email: 'aiyana.joseph@cedarbluff.example',
    phone: '+12505550187',
    writerRole: 'council',
    buildingName: 'Cedar Bluff Residences',
    address: '415 Bluffside Road, Nanaimo',
    units: 36,
    message:
      'We are a self-managed strata of 36 homes, half of us retired.\n\nIs there somebody who would show it to our older owners by telephone? Not all of them have email.',
    note: 'Called her back; Thursday evening would suit them.',
  },
  {
    daysAgo: 1,
    purpose: 'sales',
    firstName: 'Kofi',
    lastName: 'Mensah-Oduya',
    email: 'kofi@lakeshore-developments.example',
    writerRole: 'developer',
    buildingName: 'Lakeshore East, phase two',
    address: '',
    units: 208,
    message:
      'We hand over 208 units in June and want the owners to begin with everything in place. What do you need from us, and by when?',
  },
]
