/** The rents of stalls that are charged to owners' accounts, where the books of a building say so. */
export { chargeRents, chargeRentsIn, chargeRentsJob } from './charging.ts'
export { rentsMissing } from './missing.ts'
export { rentsFrom, withRents } from './reading.ts'
export { rentOf } from './rules.ts'
