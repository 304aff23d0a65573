import { formatMoney } from '../../../contract/money.ts'
import { monthLeastCents, planUnitCents } from '../../../contract/pricing.ts'
import type { LegalPart } from './legal-page.tsx'

/** The terms of service, in the order in which a building meets them. */
export const termsParts: readonly LegalPart[] = [
  {
    id: 'between',
    title: 'Between whom',
    says: [
      'The agreement is between us and the strata or condo corporation, or the company that manages it on its behalf, here called the building. People with an account use the product under the building’s agreement and under these terms.',
      'Whoever enrolls a building says that they may do so for it.',
    ],
  },
  {
    id: 'what',
    title: 'What you get',
    says: [
      'A web application to run a building: notices, maintenance, parking, bookings, forum, documents, council votes, the roster of units and people, and what belongs to them. What each part does stands on its feature page. A building uses the parts that it wants and switches off the others.',
    ],
  },
  {
    id: 'price',
    title: 'What it costs',
    says: [
      `The full platform costs ${formatMoney(planUnitCents.full)} per unit per month. Specialised packages begin at ${formatMoney(planUnitCents.package)} per unit per month. The least a building pays is ${formatMoney(monthLeastCents)} a month. Amounts are in Canadian dollars and before taxes. There is no set-up fee.`,
      'Residents pay nothing. A new price is told to the building before the month in which it begins, so that it can leave first.',
    ],
  },
  {
    id: 'leaving',
    title: 'How it begins and ends',
    says: [
      'There is no long-term contract. A building can end the agreement for the end of any month, and so can we with reasonable notice.',
      'Before it ends the building can take its records along: documents as ZIP files, the roster, tickets, bookings and the history as files that a spreadsheet opens, the register of decisions as PDF.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    says: [
      'An account is one person’s. Keep your password to yourself, and tell us if somebody else has used it. Who belongs to a building, and in which role, is decided by those who manage the building; when you sell or move out, your access ends with it.',
    ],
  },
  {
    id: 'fair',
    title: 'Fair use',
    says: ['Please do not'],
    points: [
      'pretend to be somebody else, or look for what is not meant for you;',
      'collect data about neighbours for other purposes than living together in the building;',
      'insult, threaten or shame people, or post what is against the law;',
      'send advertising to people who did not ask for it;',
      'upload files made to harm, or load the service so that others cannot use it.',
    ],
  },
  {
    id: 'content',
    title: 'What you write stays yours',
    says: [
      'What you and your building put in belongs to you. We may store it, show it to those it is meant for, and copy it for backups, and nothing else. Posts in the forum are looked after by the building’s moderators; what was hidden, and in which role, stands in a log that its readers see.',
    ],
  },
  {
    id: 'building',
    title: 'What the building answers for',
    says: [
      'The building decides what it does with the product: whom it lets in, which rules and limits it sets, what it publishes, which records it keeps and hands out. It answers for its duties under the law that holds for it, such as the Strata Property Act in British Columbia or the Condominium Property Act in Alberta, and under privacy law.',
    ],
  },
  {
    id: 'law-help',
    title: 'Help with the law is not legal advice',
    says: [
      'The product names sections, counts days and warns. It says where nobody has checked a rule against the text of the act. It does not know your bylaws better than you do, and does not replace a lawyer. A vote of council through it is as good as your bylaws let it be; where they do not, it is to be ratified at a meeting.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    says: [
      'What is kept about people, where, and for how long stands in the privacy policy, which is part of these terms. We process personal information for the building and by its instructions, keep it in Canada as described there, and tell the building without delay if something has gone wrong.',
    ],
  },
  {
    id: 'running',
    title: 'Keeping it running',
    says: [
      'We do what we can to keep the service up and your records safe, and we tell you of planned work where it would disturb. We do not promise that it never fails. Do not rely on it in an emergency: where life is in danger, call 911.',
    ],
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    says: [
      'We answer for harm that we cause by our own fault, as far as the law has it so. Beyond that, our liability to a building is limited to what it paid us in the twelve months before. Nothing here takes away rights that the law does not let anybody give up.',
    ],
  },
  {
    id: 'suspend',
    title: 'When we may step in',
    says: [
      'Where an account is used to harm others or the service we may close it, and say why. A building that does not pay is reminded first; it is suspended only after that, and can still ask for its records.',
    ],
  },
  {
    id: 'which-law',
    title: 'Which law holds',
    says: [
      'The law of British Columbia and of Canada that holds there. Where the law of your province protects you further, it does so still.',
    ],
  },
  {
    id: 'changes',
    title: 'When these terms change',
    says: [
      'The day on top says since when they hold. A building is told of changes before they begin, in time to end the agreement if it does not agree.',
    ],
  },
]
