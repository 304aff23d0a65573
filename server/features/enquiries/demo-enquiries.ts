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
      'Our council of seven is tired of spreadsheets. We’d like to move our roster and bylaws over before our AGM in the spring. Who can help us with that?',
    note: 'They met Harbour View at the strata fair and liked the voting screens.',
    answer: {
      afterDays: 1,
      text: 'Thanks for getting in touch.\n\nYou import the roster as a CSV file and review it row by row before anything is saved; bylaws are uploaded to the library. Most buildings are done in an afternoon.\n\nWould next Tuesday at 7 p.m. work for your council for a demo?',
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
      'We manage eleven condo corporations in Edmonton and St. Albert. Does each building pay the minimum, and can one of us see all of them on one page?',
    answer: {
      afterDays: 2,
      text: 'Each building pays per unit, with a minimum of $48 a month. If you manage several, you see all of them on one page, with what’s due today.\n\nWould you like us to set up two of your corporations as a trial?',
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
      'My neighbour says the building reads what we write in the forum. Who can read it, and where is it stored?',
    answer: {
      afterDays: 1,
      text: 'Everyone in your building who has access to the forum can read it; council’s own posts can be read only by council. No one on our staff can look into a building without giving a reason, which its people can read.\n\nIt’s stored in Canada.',
    },
    closed: { afterDays: 3, reason: 'Question answered, he’s happy' },
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
      'We will bring your website to the first page of every search engine. Guaranteed. Reply now for half price.',
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
      'We’re a self-managed strata of 36 homes, and half of us are retired.\n\nCould someone walk our older owners through it over the phone? Not all of them have email.',
    note: 'Called her back; Thursday evening works for them.',
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
      'We’re handing over 208 units in June and want the owners to have everything ready from day one. What do you need from us, and by when?',
  },
]
