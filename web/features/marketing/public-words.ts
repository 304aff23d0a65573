/** Descriptions of each public page for search engines and shared links, written into its HTML. */
interface PublicWords {
  readonly description: string
  readonly keywords: string
}

export const publicWords: Readonly<Record<string, PublicWords>> = {
  '/': {
    description:
      'Run your strata or condo building in one place: notices with read receipts, maintenance, parking, bookings, documents and council votes. From 1.50 CAD per unit per month.',
    keywords:
      'strata management software, condo management software, strata council, condo board, property management, British Columbia, Alberta, Canada',
  },
  '/pricing': {
    description:
      'See what your strata or condo would pay: $1.50 per unit per month for the full platform, packages from $0.40, a $48 minimum, no setup fee.',
    keywords: 'strata software price, condo management software cost, price per unit, Canada',
  },
  '/contact': {
    description: 'Enroll your strata or condo building, talk to sales or ask a question. We’ll reply by email.',
    keywords: 'strata software contact, enroll a building, condo software demo, Canada',
  },
  '/privacy': {
    description:
      'The personal information Parapet keeps, why, where and for how long, who sees it, and how to see, correct or erase it under PIPEDA and BC and Alberta PIPA.',
    keywords: 'privacy policy, PIPEDA, BC PIPA, Alberta PIPA, strata privacy',
  },
  '/terms': {
    description:
      'The terms under which buildings and their residents use Parapet, in plain language: fair use, price, responsibilities, and how either side can end the agreement.',
    keywords: 'terms of service, strata software terms, condo software agreement',
  },
  '/logo-concepts': {
    description:
      'Download the Parapet logo and its early drafts as SVG files for light and dark backgrounds, in one colour and as an icon.',
    keywords: 'Parapet logo, brand marks, SVG logo',
  },
  '/features/notices': {
    description:
      'Send notices to every unit of your strata or condo and see who has read and acknowledged them. Emergencies, meetings, posters, corrections on record.',
    keywords: 'strata notices, condo announcements, read receipts, notice to owners, emergency notice',
  },
  '/features/maintenance': {
    description:
      'Maintenance requests for strata and condo buildings: photos, progress everyone can follow, vendors without accounts, approvals and fair deadlines.',
    keywords: 'strata maintenance requests, condo work orders, repair tickets, vendor management',
  },
  '/features/parking': {
    description:
      'Visitor parking, stalls and violations for strata and condo buildings: passes in a minute, fair limits, patrol links, and plates erased on time.',
    keywords: 'visitor parking registration, strata parking, condo parking stalls, parking violations',
  },
  '/features/amenity-booking': {
    description:
      'Book the guest suite, lounge or moving elevator of your strata or condo in three taps, with fair limits, waitlists, deposits and check-in at the door.',
    keywords: 'amenity booking, guest suite booking, elevator booking, strata amenities',
  },
  '/features/forum': {
    description:
      'A forum for everyone in a strata or condo building: real names, a marketplace, open moderation, and a private space for council.',
    keywords: 'condo community forum, strata neighbours, building marketplace, moderation',
  },
  '/features/documents': {
    description:
      'A document library for strata and condo buildings: bylaws and minutes searchable by any word, open to the people allowed to read them, kept as long as the law requires.',
    keywords: 'strata documents, condo minutes, bylaws, records request, strata letters',
  },
  '/features/council-voting': {
    description:
      'Council votes between meetings, open or secret, with declared conflicts, math anyone can check and a numbered register of decisions.',
    keywords: 'strata council voting, condo board vote, register of decisions, electronic voting',
  },
  '/features/residents': {
    description:
      'One roster of units, owners and tenants that follows every sale and move, with a directory where people choose what neighbours see.',
    keywords: 'strata owner list, condo roster, resident directory, Form K, move in, move out',
  },
  '/features/property-management': {
    description:
      'Manage many strata and condo buildings in one place: what’s overdue, due today, coming up or waiting, with vendors, approvals and a full history.',
    keywords: 'strata property management, condo property manager software, portfolio, British Columbia, Alberta',
  },
}
