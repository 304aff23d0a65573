const emptyComer = {
  personId: null,
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phone: '',
  mailingAddress: '',
  mailingCity: '',
  mailingProvince: '',
  mailingPostalCode: '',
  mailingCountry: '',
}

/** Somebody who buys and of whom nothing is said yet. */
export const emptyBuyer = { ...emptyComer, sharePercent: null, occupiesUnit: true }
/** The same of somebody who moves in. */
export const emptyMover = { ...emptyComer, role: 'tenant' as const }

/** Nobody's mail goes anywhere else. */
export const noForwarding = {
  mailingAddress: '',
  mailingCity: '',
  mailingProvince: '',
  mailingPostalCode: '',
  mailingCountry: '',
}

/** The choices before anything was chosen. */
export const noChoices = { things: [], roles: [], ownAccessEnds: false }
