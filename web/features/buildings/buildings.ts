/** What other features take of buildings. */
export { ImportantContacts } from './contacts-widget.tsx'
export { featureWords } from './settings/setting-words.ts'
export { useEnter } from './use-enter.ts'
export { ClosedPanel, useClosed } from './closed-buildings.tsx'
