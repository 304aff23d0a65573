/** What the shell and other features take of accounts. */
export { ConfirmAddress } from './confirm-address.tsx'
export { GoogleButton } from './google-button.tsx'
