/** What will be there, in a sentence, for each screen still to come; only its honest page loads them. */
export const promises: Readonly<Record<string, string>> = {
  '/pricing':
    'Here you will work out what your building pays: from 1.50 CAD per unit per month for the full platform, with a minimum of 48 dollars a month.',
  '/privacy': 'Here you will read what we keep about you, why, where and for how long.',
  '/terms': 'Here you will read the terms under which buildings and their people use the product.',
  '/logo-concepts': 'Here you will see the drafts of our mark side by side.',
  '/features/parking': 'This page will show how visitors get a space and how stalls are kept in order.',
  '/features/forum': 'This page will show how neighbours talk with each other in their own forum.',
  '/features/maintenance':
    'This page will show how a leak becomes a ticket, and how everybody can see where it stands.',
  '/features/notices': 'This page will show how a notice reaches every unit, and how the council sees who has read it.',
  '/features/residents': 'This page will show how a building keeps its roster of units, owners and tenants.',
  '/features/amenity-booking': 'This page will show how residents book the guest suite, the lounge or the moving lift.',
  '/features/council-voting': 'This page will show how a council decides between its meetings and keeps the record.',
  '/features/documents':
    'This page will show how bylaws, minutes and reports stay in one place and open for those who may read them.',
  '/features/property-management': 'This page will show how a manager keeps many buildings in view from one desk.',
  '/privacy-settings': 'Here you will choose what your neighbours see of you, and ask for a copy of what we keep.',
  '/compliance-dashboard': 'Here you will see at a glance how the platform keeps its privacy duties.',
  '/data-processors': 'Here you will keep the list of companies that process personal information for the platform.',
  '/breach-management': 'Here you will record a privacy breach, judge its risk and follow the notices it calls for.',
  '/privacy-policies': 'Here you will keep the versions of the privacy policy and who agreed to which.',
  '/building-violations': 'Here you will follow bylaw violations from the first complaint to the decision.',
  '/outstanding-fines': 'Here you will see which fines are open, unit by unit.',
}
