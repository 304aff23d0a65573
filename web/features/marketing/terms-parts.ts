import { formatMoney } from '../../../contract/money.ts'
import { monthLeastCents, planUnitCents } from '../../../contract/pricing.ts'
import type { LegalPart } from './legal-page.tsx'

/** The terms of service, in the order in which a building meets them. */
export const termsParts: readonly LegalPart[] = [
  {
    id: 'between',
    title: 'The agreement',
    says: [
      'The agreement is between us and the strata or condo corporation, or the company that manages it on its behalf. On this page we call either of them the building. People with an account use the product under the building’s agreement and these terms.',
      'A person who enrolls a building confirms that they have the authority to do so on its behalf.',
    ],
  },
  {
    id: 'what',
    title: 'The service',
    says: [
      'A web application for running a building: notices, maintenance, parking, bookings, forum, documents, council votes, the roster of units and people, and everything that goes with them. Each part is described on its feature page. A building uses the parts it wants and switches off the others.',
    ],
  },
  {
    id: 'price',
    title: 'Price',
    says: [
      `The full platform costs ${formatMoney(planUnitCents.full)} per unit per month. Specialised packages start at ${formatMoney(planUnitCents.package)} per unit per month. The minimum for a building is ${formatMoney(monthLeastCents)} a month. Amounts are in Canadian dollars, before taxes. There is no setup fee.`,
      'Residents pay nothing. We tell the building about a new price before the month in which it takes effect, so that the building can leave first.',
    ],
  },
  {
    id: 'leaving',
    title: 'Term and termination',
    says: [
      'There is no long-term contract. A building can end the agreement effective at the end of any month, and so can we, with reasonable notice.',
      'Before the agreement ends, the building can take its records with it: documents as ZIP files; the roster, tickets, bookings and the history as files that open in a spreadsheet; and the register of decisions as a PDF.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    says: [
      'An account is for one person. Keep your password to yourself, and tell us if someone else has used it. The people who manage the building decide who belongs to it and in which role. When you sell or move out, your access ends.',
    ],
  },
  {
    id: 'fair',
    title: 'Fair use',
    says: ['Please do not'],
    points: [
      'pretend to be someone else, or look for information that is not meant for you;',
      'collect data about neighbours for any purpose other than living together in the building;',
      'insult, threaten or shame people, or post anything that is against the law;',
      'send advertising to people who did not ask for it;',
      'upload files intended to cause harm, or overload the service so that others cannot use it.',
    ],
  },
  {
    id: 'content',
    title: 'Your content stays yours',
    says: [
      'Everything you and your building put in belongs to you. We may store it, show it to the people it is meant for, and copy it for backups, and nothing else. The building’s moderators are responsible for the forum; a log that the forum’s readers can see shows what was hidden, and by which role.',
    ],
  },
  {
    id: 'building',
    title: 'The building’s responsibilities',
    says: [
      'The building decides how it uses the product: who gets access, which rules and limits it sets, what it publishes, and which records it keeps and hands out. It is responsible for its duties under the law that applies to it, such as the Strata Property Act in British Columbia or the Condominium Property Act in Alberta, and under privacy law.',
    ],
  },
  {
    id: 'law-help',
    title: 'No legal advice',
    says: [
      'The product cites sections, counts days and gives warnings. It says so if no one has checked a rule against the text of the act. It does not know your bylaws better than you do, and it does not replace a lawyer. A council vote held through it is only as valid as your bylaws allow; if they do not allow it, the decision must be ratified at a meeting.',
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    says: [
      'The privacy policy, which is part of these terms, explains what we keep about people, where, and for how long. We process personal information for the building and on its instructions, keep it in Canada as described there, and tell the building without delay if something has gone wrong.',
    ],
  },
  {
    id: 'running',
    title: 'Availability',
    says: [
      'We do what we can to keep the service running and your records safe, and we tell you about planned work that would disrupt it. We do not promise that it will never fail. Do not rely on it in an emergency: if life is in danger, call 911.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    says: [
      'We are liable for harm caused by our own fault, to the extent the law provides. Beyond that, our liability to a building is limited to what it paid us in the previous twelve months. Nothing here takes away rights that the law does not allow anyone to give up.',
    ],
  },
  {
    id: 'suspend',
    title: 'Suspension',
    says: [
      'If an account is used to harm others or the service, we may close it, and we will say why. A building that does not pay gets a reminder first; it is suspended only after that, and can still ask for its records.',
    ],
  },
  {
    id: 'which-law',
    title: 'Governing law',
    says: [
      'These terms are governed by the laws of British Columbia and the laws of Canada that apply there. If the law of your province gives you further protection, you keep it.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    says: [
      'The date at the top shows when these terms took effect. We tell the building about changes before they take effect, in time for it to end the agreement if it does not agree.',
    ],
  },
]
