/** The topics of the help, in the order in which they are listed; what they say comes with each of them. */
export type TopicId =
  | 'getting-started'
  | 'signing-in'
  | 'dashboard'
  | 'notifications'
  | 'privacy'
  | 'keyboard'
  | 'notices'
  | 'maintenance'
  | 'bookings'
  | 'visitor-parking'
  | 'parking-stalls'
  | 'documents'
  | 'records'
  | 'forum'
  | 'polls'
  | 'directory'
  | 'council-voting'
  | 'units'
  | 'invitations'
  | 'property-management'
  | 'work-orders'
  | 'vendors'
  | 'assets'
  | 'letters'
  | 'settings'
  | 'history'
  | 'administration'

export interface TopicEntry {
  readonly id: TopicId
  readonly title: string
  /** What the topic is about, for the index, search engines and shared links: 50 to 200 characters. */
  readonly summary: string
  /** What else somebody may call it. */
  readonly words: string
}

interface Group {
  readonly title: string
  readonly topics: readonly TopicEntry[]
}

export const topicGroups: readonly Group[] = [
  {
    title: 'You and your account',
    topics: [
      {
        id: 'getting-started',
        title: 'Getting started',
        summary: 'Make an account, confirm your email address and join your building by an invitation or a code.',
        words: 'register, sign up, join a building, building code, invitation, verify email',
      },
      {
        id: 'signing-in',
        title: 'Signing in and your profile',
        summary:
          'Sign in, set a new password, add a second step or a passkey, and keep your name, picture and address up to date.',
        words:
          'login, log in, password, forgot, two-factor, 2FA, authenticator, passkey, session, email address, photo',
      },
      {
        id: 'dashboard',
        title: 'Your home page',
        summary:
          'What stands on the dashboard: pinned notices and documents, tiles, contacts of your building, and what waits for you.',
        words: 'dashboard, tiles, overview, contacts, emergency numbers, home',
      },
      {
        id: 'notifications',
        title: 'Inbox, mail and push',
        summary:
          'Read what came for you, and choose what reaches you in the inbox, by email or as a push message, and when.',
        words: 'inbox, notifications, email, push, unsubscribe, quiet, digest, unread',
      },
      {
        id: 'privacy',
        title: 'Privacy and your data',
        summary:
          'What neighbours, council and managers see of you, how to change that, and whom to ask for a copy of what is kept.',
        words: 'personal information, PIPA, PIPEDA, delete, export, hide phone number',
      },
      {
        id: 'keyboard',
        title: 'Search, commands and keys',
        summary:
          'Go anywhere by typing: the search over screens and notices, the keys that lead to screens, and how to switch them off.',
        words: 'shortcuts, keyboard, palette, Ctrl K, search, accessibility, dark, light',
      },
    ],
  },
  {
    title: 'Living in the building',
    topics: [
      {
        id: 'notices',
        title: 'Announcements',
        summary:
          'Read and acknowledge what your building tells you; send, schedule, correct and follow notices if you manage it.',
        words: 'notices, announcement, acknowledge, read receipt, emergency, poster, AGM, pin',
      },
      {
        id: 'maintenance',
        title: 'Maintenance tickets',
        summary:
          'Report a problem, follow it until it is fixed, and work through the tickets of the building if you manage it.',
        words: 'tickets, repair, leak, report, problem, request, broken, complaint, due, service clock',
      },
      {
        id: 'bookings',
        title: 'Bookings',
        summary:
          'Book the party room, guest suite or elevator, wait for a time that is taken, cancel, check in, and look after amenities.',
        words: 'amenity, party room, guest suite, elevator, moving, waitlist, deposit, reserve, calendar',
      },
      {
        id: 'visitor-parking',
        title: 'Visitor parking',
        summary:
          'Register a visitor’s car, send your guest a link, and see how long they may stay; patrol and violations for managers.',
        words: 'visitor, guest, pass, plate, car, patrol, violation, tow, nights',
      },
      {
        id: 'parking-stalls',
        title: 'Parking stalls',
        summary:
          'See your stall, lend it to a neighbour or wait for one; draw the garage and give stalls out if you manage parking.',
        words: 'stall, garage, parking space, lend, borrow, wait list, map, rent',
      },
      {
        id: 'documents',
        title: 'Documents',
        summary:
          'Find bylaws, minutes and forms in the library by any word, and keep its folders and versions if you manage them.',
        words: 'library, bylaws, minutes, files, upload, folder, version, PDF, pinned, retention',
      },
      {
        id: 'records',
        title: 'Records and letters to you',
        summary:
          'Ask your building for records or a certificate, follow the request and its deadline, and read letters sent to you.',
        words: 'records request, Form B, Form F, certificate, section 36, copies, estoppel, letters to me',
      },
      {
        id: 'forum',
        title: 'Community forum',
        summary:
          'Talk with your neighbours, sell or give something away, report what breaks the rules, and moderate if it is your task.',
        words: 'forum, post, comment, marketplace, moderation, report, council forum, neighbours',
      },
      {
        id: 'polls',
        title: 'Polls',
        summary:
          'Answer a question that your council or manager asks, see the result, and ask one yourself if you manage the building.',
        words: 'poll, survey, question, vote, opinion, answer',
      },
      {
        id: 'directory',
        title: 'Directory and people',
        summary:
          'Find a neighbour or a unit, choose what neighbours see of you, and see who lives where if you manage the building.',
        words: 'directory, neighbours, people, phone, contact, owner, tenant, print',
      },
    ],
  },
  {
    title: 'Running the building',
    topics: [
      {
        id: 'council-voting',
        title: 'Council votes and decisions',
        summary:
          'Put a proposal to the council, vote on it, declare a conflict, and keep the register of what was decided.',
        words: 'proposal, vote, ballot, quorum, majority, conflict of interest, decision, register, minutes',
      },
      {
        id: 'units',
        title: 'Units, owners and moves',
        summary:
          'Keep the roster: units, owners and tenants, sales, moves in and out, imports from a file, and who lives on which floor.',
        words:
          'unit, strata lot, sale, purchase, move in, move out, Form K, roster, import, CSV, owner, tenant, occupancy',
      },
      {
        id: 'invitations',
        title: 'Invitations and access requests',
        summary:
          'Invite residents by email or by a sheet of codes, and decide about those who ask to join your building.',
        words: 'invite, access request, approve, decline, join, evidence, role',
      },
      {
        id: 'property-management',
        title: 'The day of a manager',
        summary: 'One screen of what is late, due today, soon or waiting in your building, and how it is occupied.',
        words: 'property management, tasks, due today, overdue, occupancy, figures',
      },
      {
        id: 'work-orders',
        title: 'Work orders and visits',
        summary:
          'Give work to a vendor by a link, agree on a quote and a day, announce visits, and accept what was done.',
        words: 'work order, quote, estimate, invoice, vendor, visit, approval, entry notice',
      },
      {
        id: 'vendors',
        title: 'Vendors',
        summary:
          'Keep the trades that work for your building, with insurance, licences and who to call, and be warned before they end.',
        words: 'vendor, contractor, trade, plumber, insurance, WorkSafeBC, WCB, licence',
      },
      {
        id: 'assets',
        title: 'Assets and maintenance plans',
        summary:
          'Keep boilers, pumps and doors with their warranties and papers, and be reminded of what is to be done to them.',
        words: 'asset, equipment, boiler, warranty, plan, inspection, schedule, recurring',
      },
      {
        id: 'letters',
        title: 'Letters and templates',
        summary: 'Write letters from templates, send them to many units at once, and see what was sent to whom.',
        words: 'document templates, letter, mail merge, form, bylaw letter, PDF, sent',
      },
      {
        id: 'settings',
        title: 'Building settings and roles',
        summary:
          'Name, address, features, who may manage what, the council, contacts, and the colours and logo of your building.',
        words: 'settings, roles, permissions, features, branding, logo, colours, council, contacts',
      },
      {
        id: 'history',
        title: 'History of the building',
        summary:
          'See who changed what and when in your building, narrow it to a record or a person, and take it away as a file.',
        words: 'history, audit, log, changes, who did, CSV, export, platform staff',
      },
      {
        id: 'administration',
        title: 'Running the platform',
        summary:
          'For the platform’s own staff: buildings, people, enquiries, mail, jobs and figures, and how to enter a building.',
        words: 'admin, superadmin, platform, staff, buildings, health, suspend',
      },
    ],
  },
]

export const topicEntries: readonly TopicEntry[] = topicGroups.flatMap(({ topics }) => topics)

/** The topic of that id, where there is one. */
export const entryOfTopic = (id: string | undefined): TopicEntry | undefined =>
  topicEntries.find((topic) => topic.id === id)

export const pathOfTopic = (id: TopicId): string => `/help/${id}`
