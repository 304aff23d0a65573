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
    title: 'Who is responsible',
    says: [
      'Your strata or condo corporation decides which personal information it needs to run the building. It is the organization that answers for it. We keep and process it for the corporation, and use it for nothing of our own.',
      'For your account itself, which may belong to several buildings, and for what you write to us, we are responsible ourselves.',
      'A building can name its privacy officer in the product. The name then stands on the dashboard of everybody in the building.',
    ],
  },
  {
    id: 'law',
    title: 'Which law holds',
    says: [
      'For a corporation in British Columbia that is the Personal Information Protection Act of British Columbia (BC PIPA); in Alberta the Personal Information Protection Act of Alberta (Alberta PIPA); in other provinces, and where information crosses a provincial or national border, as a rule the federal Personal Information Protection and Electronic Documents Act (PIPEDA).',
      'Some records a corporation must keep and show whether or not somebody agrees: in British Columbia the list of owners with their addresses, and the tenants’ names (Strata Property Act, s. 35), which owners and those they authorize may see (s. 36).',
    ],
  },
  {
    id: 'kept',
    title: 'What is kept, and what for',
    says: ['We ask for what a task needs, and say so where we ask.'],
    points: [
      'Your account: name, email address, phone number, a picture if you add one, your password as a hash that cannot be turned back, and the second step of your sign-in if you set one up.',
      'The roster of your building: units with their owners, tenants, occupants and agents, how to reach them, and vehicles, pets, fobs, insurance policies and emergency contacts where the building keeps them.',
      'What you do in the building: requests, bookings, visitors, posts, requests for records, polls and votes, and files that you add.',
      'What you were told: notices with when you read and acknowledged them, emails and letters as they were sent.',
      'The history of records: who changed what and when, because a building has to be able to show it.',
      'What keeps the service safe: where you are signed in, when that was last used, and failed attempts.',
    ],
  },
  {
    id: 'seen',
    title: 'Who sees it',
    says: [
      'Neighbours see nothing of you at first. You choose field by field whether your name, email or phone number stands in the directory, and you can take it back at any moment. Co-owners know each other’s names, and so do people who live in the same unit.',
      'Council and managers see what their work needs, in the areas that the building has given them. A person who must not be found can be protected, and then shows to those who manage the building only.',
      'Our own staff enter a building only after saying why. Who came, when, why, and what they read stands in the building’s own history, where it cannot be changed.',
    ],
  },
  {
    id: 'shared',
    title: 'Whom we share it with',
    says: [
      'We sell nothing, show no advertising and measure nobody across the web. By itself the product hands personal information to no other company. Three things reach outside, and only these:',
    ],
    points: [
      'Email leaves by a mail server to the mail provider of whoever it is for.',
      'Push messages, if you switch them on, travel through the push service of your browser’s maker. They are sealed, so that the service cannot read them.',
      'Signing in with Google, if you choose it, tells Google that you sign in here, and tells us the name and the verified address of your Google account.',
    ],
  },
  {
    id: 'vendors',
    title: 'Vendors and patrols by link',
    says: [
      'A vendor who gets a work order sees what is to be done and where, and your name and phone number only if whoever ordered the work allows it. A patrol sees until when a car may stand, and neither a name nor a unit. Such links end by themselves and can be ended at once.',
    ],
  },
  {
    id: 'where',
    title: 'Where it is kept',
    says: [
      'Records and files are hosted in Canada. The three ways out named above may lead through servers elsewhere: the mail provider of a recipient, the push service of a browser, and Google are not ours and not always in Canada.',
    ],
  },
  {
    id: 'long',
    title: 'For how long',
    says: [
      'As long as the building needs it, and not longer than the law allows. Some records the law has kept for years, such as minutes and financial records (in British Columbia, Strata Property Regulation, s. 4.1); until then they cannot be deleted. These ends come by themselves:',
    ],
    points: [
      'Plates, names and vehicles of visitors: 30 days after the visit, or another number that the building sets, unless a violation is open.',
      'Documents in the bin: 35 days. Files that nothing refers to any more: 30 days.',
      'An account whose address was never confirmed: 30 days.',
      'Sessions: at the latest 30 days after signing in, sooner for managers and staff. What is left of one goes a day after it ended.',
      'Browsers you have signed in from, as hashes: 400 days after the last time.',
      `Counts of refused bookings and visits, without names: ${refusalDays} days.`,
      'Links to sign in or to set a password: gone a day after they were used or ran out.',
      'What you write to us by the contact page: two years after it is closed; what looks like the work of a robot, 90 days.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    says: [
      'One cookie keeps you signed in, and one beside it tells our pages that somebody is, without saying who. A third one recognizes a browser you have signed in from, so that someone guessing at your password cannot keep you out of it. While you sign in with Google there is one more, for ten minutes. None is read by anybody else, and there are no others. The browser also remembers which building you chose, whether you like it light or dark, and forms that you have begun. A patrol’s reports wait there until there is a network.',
      `So that Parapet works without a connection, your device keeps the announcements, contacts, tickets and bookings that you could last read, for at most ${keptDays} days, and tickets that you wrote until they are sent. Logging out deletes all of it from the device. If a session ends by itself, what you read is deleted, and unsent tickets stay for you alone.`,
      'Where an installation has chosen to, your browser reports errors in our program, and the timing of some page loads, to a named service. These reports say where in the program it happened, not who you are, what you typed or what you read; that service sees the internet address from which your browser calls.',
    ],
  },
  {
    id: 'safe',
    title: 'How it is kept safe',
    says: [
      'Every record belongs to one building, and the database itself refuses to mix them. Connections are encrypted. Passwords are kept as hashes, secrets of authenticator apps are sealed, and pictures lose where they were taken. A second step at sign-in is offered to everybody and required of our staff. Logs hold no names, addresses or contents. A security log of its own holds who tried to sign in from which internet address, for 30 days, so that attacks can be stopped.',
    ],
  },
  {
    id: 'rights',
    title: 'What you can ask for',
    says: [
      'Much you can do yourself: correct your profile, choose what neighbours see, choose what you are told, see and end the places where you are signed in, and read what your building has of you.',
      'Beyond that you can ask to see, to correct or to erase what is kept about you, and withdraw consent with reasonable notice. Ask your building’s privacy officer, or us. There is no button for this in the product yet: a person answers you.',
    ],
    points: [
      'British Columbia: an answer within 30 business days (BC PIPA, ss. 28 to 32).',
      'Alberta: within 45 days (Alberta PIPA, ss. 28 to 32).',
      'Where PIPEDA holds: within 30 days.',
    ],
  },
  {
    id: 'limits',
    title: 'What cannot be erased',
    says: [
      'Records that the law has a corporation keep stay, such as the list of owners, minutes and decisions. We say which, and why. In the history, values about a person can be erased; that something was changed, and when, remains.',
    ],
  },
  {
    id: 'breach',
    title: 'If something goes wrong',
    says: [
      'If information is lost or falls into wrong hands we tell the corporations concerned without delay, with what happened and what we do about it. Where there is a real risk of significant harm, the people concerned and the commissioner are told as the law asks (PIPEDA, ss. 10.1 to 10.3; Alberta PIPA, s. 34.1). In British Columbia we do the same, although its act does not say so.',
    ],
  },
  {
    id: 'complaints',
    title: 'Complaints',
    says: [
      'Begin with the privacy officer of your building, or with us. If that does not help, the Information and Privacy Commissioner of British Columbia or of Alberta, or the Privacy Commissioner of Canada, looks into it without a charge.',
    ],
  },
  {
    id: 'changes',
    title: 'When this page changes',
    says: [
      'The day on top says since when it holds. Changes that take something from you are told to the people concerned before they begin.',
    ],
  },
]
