/** What the shell takes of joining. */
export { AskByCode } from './ask-by-code.tsx'
export { MyRequests } from './my-requests.tsx'
