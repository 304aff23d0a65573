/** The companies and people who work for a building, their papers and contracts, and what whoever calls them should know. */
export { vendorsToday } from './agenda.ts'
export { addFiles, openFile, removeFile } from './files.ts'
export { addVendor, changeVendor, endVendor, takeUpVendor } from './keeping.ts'
export { hiddenVendors, vendorRecordNames } from './names-store.ts'
export { countStandings, getVendor, listVendors, vendorBy, vendorNames, vendorsById, vendorWork } from './reading.ts'
export { remindJob, remindOfEnds, wordReminders } from './reminders.ts'
export { warningsOf } from './rules.ts'
export { exportVendors } from './vendors-file.ts'
