/** What other features take of letters: how and when a paper was delivered, with when it counts as received. */
export { DeliveryFields } from './letters/run/delivery-fields.tsx'
