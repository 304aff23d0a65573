/** What a building owns, until when it is under warranty, and what is done to it every so often. */
export { exportAssets } from './assets-file.ts'
export { addFiles, openFile, removeFile } from './files.ts'
export { addAsset, bringBackAsset, changeAsset, retireAsset } from './keeping.ts'
export { assetRecordNames, hiddenAssets } from './names-store.ts'
export { addPlan, changePlan, endPlan, pausePlan, resumePlan } from './plans.ts'
export { countStandings, getAsset, listAssets, listChoices, listDue, listRounds } from './reading.ts'
export { remindJob, remindOfWarranties, wordWarranties } from './reminders.ts'
export { donePlan, planJob, planRounds, wordRounds } from './rounds.ts'
