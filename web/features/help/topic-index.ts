import type { TopicId } from './topic-ids.ts'

/** What the help lists of its topics; what they say comes with each of them. */
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
        summary: 'Create an account, confirm your email address and join your building with an invitation or a code.',
        words: 'register, sign up, join a building, building code, invitation, verify email',
      },
      {
        id: 'signing-in',
        title: 'Signing in and your profile',
        summary:
          'Sign in, set a new password, set up two-step sign-in or a passkey, and keep your name, photo and email address up to date.',
        words:
          'login, log in, password, forgot, two-factor, 2FA, authenticator, passkey, session, email address, photo',
      },
      {
        id: 'dashboard',
        title: 'Your home page',
        summary:
          'Your dashboard: pinned notices and documents, tiles, your building’s contacts, and items waiting for you.',
        words: 'dashboard, tiles, overview, contacts, emergency numbers, home',
      },
      {
        id: 'notifications',
        title: 'Inbox, email and push',
        summary:
          'Read your messages, and choose what you get in the inbox, by email or as push notifications, and when.',
        words: 'inbox, notifications, email, push, unsubscribe, quiet, digest, unread',
      },
      {
        id: 'privacy',
        title: 'Privacy and your data',
        summary:
          'See what neighbours, council and managers can see about you, how to change it, and how to get a copy of your data.',
        words: 'personal information, PIPA, PIPEDA, delete, export, hide phone number',
      },
      {
        id: 'keyboard',
        title: 'Search, commands and keys',
        summary:
          'Get anywhere by typing: search screens and notices, use keyboard shortcuts, and learn how to turn them off.',
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
          'Read and acknowledge news from your building; send, schedule, correct and track notices if you manage it.',
        words: 'notices, announcement, acknowledge, read receipt, emergency, poster, AGM, pin',
      },
      {
        id: 'maintenance',
        title: 'Maintenance tickets',
        summary:
          'Report a problem, follow it until it’s fixed, and work through the building’s tickets if you manage it.',
        words: 'tickets, repair, leak, report, problem, request, broken, complaint, due, service clock',
      },
      {
        id: 'bookings',
        title: 'Bookings',
        summary:
          'Book the party room, guest suite or elevator, join a waitlist, cancel, check in, and manage amenities.',
        words: 'amenity, party room, guest suite, elevator, moving, waitlist, deposit, reserve, calendar',
      },
      {
        id: 'fees',
        title: 'Fees and payments',
        summary:
          'See what you owe and why, and get a statement; set budgets, charge units, record payments and lock months if you manage fees.',
        words:
          'strata fee, budget, special levy, arrears, statement, balance, payment, receivables, ledger, e-Transfer, lien, opening balance, previous records, import, pre-authorized debit, PAD, void cheque, bank account',
      },
      {
        id: 'visitor-parking',
        title: 'Visitor parking',
        summary:
          'Register a visitor’s car, send your guest a link, and see how long they can stay; patrols and violations for managers.',
        words: 'visitor, guest, pass, plate, car, patrol, violation, tow, nights',
      },
      {
        id: 'parking-stalls',
        title: 'Parking stalls',
        summary:
          'See your stall, lend it to a neighbour or join the waitlist; map the garage and assign stalls if you manage parking.',
        words: 'stall, garage, parking space, lend, borrow, wait list, map, rent',
      },
      {
        id: 'documents',
        title: 'Documents',
        summary:
          'Find bylaws, minutes and forms in the library by keyword, and manage its folders and versions if that’s your role.',
        words: 'library, bylaws, minutes, files, upload, folder, version, PDF, pinned, retention',
      },
      {
        id: 'bylaws',
        title: 'Bylaws and rules',
        summary:
          'Read and search your building’s bylaws and rules, see what was in force on any day, and keep them up to date if you manage the building.',
        words: 'bylaw, rule, fine, pets, noise, filed, land title office, ratify, standard bylaws, short-term rental',
      },
      {
        id: 'violations',
        title: 'Bylaw violations',
        summary:
          'Report a violation, answer a complaint about your unit, and take a case from the complaint to the decision if you manage the building.',
        words: 'violation, complaint, contravention, noise, fine, hearing, dispute, section 135, particulars, council',
      },
      {
        id: 'records',
        title: 'Records and letters to you',
        summary:
          'Request records or a certificate from your building, follow the request and its deadline, and read letters sent to you.',
        words: 'records request, Form B, Form F, certificate, section 36, copies, estoppel, letters to me',
      },
      {
        id: 'forum',
        title: 'Community forum',
        summary:
          'Talk with your neighbours, sell or give things away, report posts that break the rules, and moderate if that’s your role.',
        words: 'forum, post, comment, marketplace, moderation, report, council forum, neighbours',
      },
      {
        id: 'polls',
        title: 'Polls',
        summary:
          'Answer a question from your council or manager, see the results, and create polls if you manage the building.',
        words: 'poll, survey, question, vote, opinion, answer',
      },
      {
        id: 'directory',
        title: 'Directory and people',
        summary:
          'Find a neighbour or a unit, choose what neighbours can see about you, and see who lives where if you manage the building.',
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
        summary: 'Put a proposal to the council, vote on it, declare a conflict, and keep the register of decisions.',
        words: 'proposal, vote, ballot, quorum, majority, conflict of interest, decision, register, minutes',
      },
      {
        id: 'units',
        title: 'Units, owners and moves',
        summary:
          'Manage the roster: units, owners and tenants, sales, moves, file imports, and who lives on each floor.',
        words:
          'unit, strata lot, sale, purchase, move in, move out, Form K, roster, import, CSV, owner, tenant, occupancy',
      },
      {
        id: 'invitations',
        title: 'Invitations and access requests',
        summary:
          'Invite residents by email or with printed codes, and approve or decline requests to join your building.',
        words: 'invite, access request, approve, decline, join, evidence, role',
      },
      {
        id: 'property-management',
        title: 'A manager’s day',
        summary:
          'One screen with everything overdue, due today, coming up or waiting in your building, plus its occupancy.',
        words: 'property management, tasks, due today, overdue, occupancy, figures',
      },
      {
        id: 'mortgagees',
        title: 'Mortgagees',
        summary: 'Keep track of lenders that asked for copies of notices, and of when their requests end.',
        words: 'mortgage, lender, bank, Form C, request for notification, owner list',
      },
      {
        id: 'levies',
        title: 'Special levies',
        summary:
          'Draft a special levy, record its approval, charge its instalments, follow what it’s spent on, and refund a surplus.',
        words:
          'special levy, assessment, resolution, 3/4 vote, instalment, surplus, refund, roof, section 108, project',
      },
      {
        id: 'collections',
        title: 'Collections',
        summary:
          'Collect overdue fees step by step: reminders, a written demand, a payment plan, a lien on title or a claim, and removing a lien once it’s paid.',
        words:
          'arrears, overdue, demand, demand letter, lien, caveat, Form G, Form H, payment plan, section 112, section 116, tribunal, CRT, limitation, reminder',
      },
      {
        id: 'bank',
        title: 'Bank files and matching',
        summary:
          'Add your bank’s files, match each transaction with what owners owe by a few keys, and post them to the books.',
        words: 'bank, reconcile, reconciliation, statement, CSV, OFX, QFX, match, deposit, withdrawal, import, post',
      },
      {
        id: 'work-orders',
        title: 'Work orders and visits',
        summary:
          'Assign work to a vendor by link, agree on a quote and a date, announce visits, and sign off on completed work.',
        words: 'work order, quote, estimate, invoice, vendor, visit, approval, entry notice',
      },
      {
        id: 'vendors',
        title: 'Vendors',
        summary:
          'Track the trades that work for your building, with contacts, insurance and licences, and get warned before they expire.',
        words: 'vendor, contractor, trade, plumber, insurance, WorkSafeBC, WCB, licence',
      },
      {
        id: 'assets',
        title: 'Assets and maintenance plans',
        summary:
          'Track boilers, pumps and doors with their warranties and documents, and get reminders when maintenance is due.',
        words: 'asset, equipment, boiler, warranty, plan, inspection, schedule, recurring',
      },
      {
        id: 'letters',
        title: 'Letters and templates',
        summary: 'Write letters from templates, send them to many units at once, and see who received what.',
        words: 'document templates, letter, mail merge, form, bylaw letter, PDF, sent',
      },
      {
        id: 'settings',
        title: 'Building settings and roles',
        summary: 'Your building’s name, address, features, permissions, council, contacts, colours and logo.',
        words: 'settings, roles, permissions, features, branding, logo, colours, council, contacts',
      },
      {
        id: 'history',
        title: 'Building history',
        summary: 'See who changed what and when in your building, filter by record or person, and export it as a file.',
        words: 'history, audit, log, changes, who did, CSV, export, platform staff',
      },
      {
        id: 'administration',
        title: 'Running the platform',
        summary:
          'For platform staff: buildings, people, enquiries, email, jobs and statistics, and how to enter a building.',
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
