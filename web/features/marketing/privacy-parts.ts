import { refusalsKeptDays } from '../../../contract/limits/bookings.ts'
import { keptAnswerMs } from '../../../contract/limits/offline.ts'
import { passRefusalsKeptDays } from '../../../contract/limits/parking.ts'
import type { LegalPart } from './legal-page.tsx'

const keptDays = keptAnswerMs / (24 * 60 * 60 * 1000)
const refusalDays = Math.max(refusalsKeptDays, passRefusalsKeptDays)

/** The privacy policy. Every sentence is held to what the product does; the acts are named where a duty comes from them. */
export const privacyParts: readonly LegalPart[] = [
  {
    id: 'responsible',
    title: 'Responsibility',
    says: [
      'Your strata or condo corporation decides which personal information it needs to run the building. It is the organization responsible for that information. We keep and process it for the corporation, and do not use it for purposes of our own.',
      'We are responsible for your account itself, which may belong to several buildings, and for what you write to us.',
      'A building can name its privacy officer in the product. The name then appears on the dashboard of everyone in the building.',
    ],
  },
  {
    id: 'law',
    title: 'Applicable law',
    says: [
      'For a corporation in British Columbia, it is the Personal Information Protection Act of British Columbia (BC PIPA); in Alberta the Personal Information Protection Act of Alberta (Alberta PIPA); in other provinces, and where information crosses a provincial or national border, generally the federal Personal Information Protection and Electronic Documents Act (PIPEDA).',
      'A corporation must keep and show some records with or without a person’s consent: in British Columbia, the list of owners with their addresses and the tenants’ names (Strata Property Act, s. 35), which owners and the people they authorize may see (s. 36).',
    ],
  },
  {
    id: 'kept',
    title: 'Information we keep',
    says: ['We ask for what a task needs, and say so when we ask.'],
    points: [
      'Your account: name, email address, phone number, a photo if you add one, your password as a hash that cannot be reversed, and your second sign-in step if you set one up.',
      'Your building’s roster: units with their owners, tenants, occupants and agents, how to reach them, and vehicles, pets, fobs, insurance policies and emergency contacts if the building keeps them.',
      'Your activity in the building: requests, bookings, visitors, posts, records requests, polls and votes, and files that you add.',
      'Messages to you: notices with when you read and acknowledged them, emails and letters as they were sent.',
      'The history of records: who changed what and when, because a building must be able to show it.',
      'Security information: where you are signed in, when that sign-in was last used, and failed attempts.',
    ],
  },
  {
    id: 'seen',
    title: 'Access to your information',
    says: [
      'By default, neighbours see nothing about you. You choose field by field whether your name, email or phone number appears in the directory, and you can change that at any time. Co-owners know each other’s names, and so do people who live in the same unit.',
      'Council and managers see what they need for their work, in the areas that the building has assigned to them. A person who must not be found can be protected, and is then visible only to the people who manage the building.',
      'Our own staff can enter a building only after giving a reason. The building’s own history shows who came in, when, why and what they read, and it cannot be changed there.',
    ],
  },
  {
    id: 'shared',
    title: 'Sharing with others',
    says: [
      'We sell nothing, show no advertising and track no one across the web. On its own, the product gives personal information to no other company. Only these three things leave it:',
    ],
    points: [
      'Email goes through a mail server to the recipient’s email provider.',
      'Push messages, if you turn them on, go through the push service of your browser’s maker. They are encrypted, so the service cannot read them.',
      'Signing in with Google, if you choose it, tells Google that you are signing in here, and tells us the name and the verified address on your Google account.',
    ],
  },
  {
    id: 'vendors',
    title: 'Vendor and patrol links',
    says: [
      'A vendor who gets a work order sees what needs to be done and where, and your name and phone number only if the person who ordered the work allows it. A patrol sees how long a car may stay, but no name and no unit. These links expire automatically and can be revoked immediately.',
    ],
  },
  {
    id: 'where',
    title: 'Location',
    says: [
      'Records and files are hosted in Canada. The three exceptions above may use servers elsewhere: a recipient’s email provider, a browser’s push service and Google are not ours and are not always in Canada.',
    ],
  },
  {
    id: 'long',
    title: 'Retention',
    says: [
      'Information is kept as long as the building needs it, and no longer than the law allows. The law requires some records to be kept for years, such as minutes and financial records (in British Columbia, Strata Property Regulation, s. 4.1); until then they cannot be deleted. These are deleted automatically:',
    ],
    points: [
      'Visitors’ plates, names and vehicles: 30 days after the visit, or another number of days that the building sets, unless a violation is open.',
      'Documents in the trash: after 35 days. Files that nothing refers to any more: after 30 days.',
      'An account whose address was never confirmed: after 30 days.',
      'Sessions: no later than 30 days after signing in, sooner for managers and staff. Anything left of a session is deleted a day after it ended.',
      'Browsers you have signed in from, as hashes: 400 days after the last time.',
      `Counts of refused bookings and visits, without names: after ${refusalDays} days.`,
      'Links to sign in or to set a password: a day after they were used or expired.',
      'Messages you send through the contact page: two years after they are closed; messages that look automated, after 90 days.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    says: [
      'One cookie keeps you signed in, and another tells our pages that someone is, without saying who. A third recognizes a browser you have signed in from, so that someone guessing your password cannot lock you out. While you sign in with Google there is one more, for ten minutes. No one else reads any of them, and there are no others. The browser also remembers which building you chose, your light or dark theme, and forms you have started. A patrol’s reports are kept there until there is a connection.',
      `So that Parapet works without a connection, your device keeps the announcements, contacts, tickets and bookings that you could last read, for up to ${keptDays} days, and tickets you wrote until they are sent. Logging out deletes all of it from the device. If a session ends on its own, what you read is deleted, and unsent tickets are kept for you alone.`,
      'If an installation has chosen to, your browser reports errors in our program, and the timing of some page loads, to a named service. These reports say where in the program it happened, not who you are, what you typed or what you read; that service sees your browser’s internet address.',
    ],
  },
  {
    id: 'safe',
    title: 'Security',
    says: [
      'Every record belongs to one building, and the database itself refuses to mix them. Connections are encrypted. Passwords are kept as hashes, authenticator app secrets are encrypted, and location data is removed from images. A second sign-in step is available to everyone and required for our staff. Logs contain no names, addresses or contents. A separate security log records who tried to sign in from which internet address, for 30 days, so that attacks can be stopped.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    says: [
      'You can do a lot yourself: correct your profile, choose what neighbours see, choose your notifications, see where you are signed in and sign out there, and read what your building has about you.',
      'Beyond that, you can ask to see, correct or erase the information kept about you, and withdraw consent with reasonable notice. Ask your building’s privacy officer, or us. There is no button for this in the product yet: a person will answer you.',
    ],
    points: [
      'British Columbia: a response within 30 business days (BC PIPA, ss. 28 to 32).',
      'Alberta: a response within 45 days (Alberta PIPA, ss. 28 to 32).',
      'Where PIPEDA applies: a response within 30 days.',
    ],
  },
  {
    id: 'limits',
    title: 'Records that cannot be erased',
    says: [
      'Records that the law requires a corporation to keep, such as the list of owners, minutes and decisions, cannot be erased. We say which, and why. In the history, values about a person can be erased; the fact and time of a change remain.',
    ],
  },
  {
    id: 'breach',
    title: 'If something goes wrong',
    says: [
      'If information is lost or falls into the wrong hands, we tell the corporations concerned without delay what happened and what we are doing about it. If there is a real risk of significant harm, the people concerned and the commissioner are notified as the law requires (PIPEDA, ss. 10.1 to 10.3; Alberta PIPA, s. 34.1). In British Columbia we do the same, although its act does not require it.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    says: [
      'Start with your building’s privacy officer, or with us. If that does not help, the Information and Privacy Commissioner of British Columbia or of Alberta, or the Privacy Commissioner of Canada, will look into it free of charge.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    says: [
      'The date at the top shows when this policy took effect. We notify the people concerned before any change that takes something away from them takes effect.',
    ],
  },
]
