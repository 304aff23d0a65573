/** What other features take of buildings. */
export { ImportantContacts } from './contacts-widget.tsx'
