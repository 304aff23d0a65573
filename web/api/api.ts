/** The whole API as the web calls it: `call(api.notices.get, { params: { id } })`. Types come from the contract. */
export { default as api } from 'virtual:endpoints'
