import { api } from '../../api/api.ts'

/** Where the browser goes for Google: the server sends it on, and takes it back. */
export const googleAddress = ({ purpose, from }: { purpose: 'signIn' | 'connect'; from: string | null }): string => {
  const query = new URLSearchParams({ purpose, ...(from && { from }) })
  return `${import.meta.env.API_BASE_URL}${api.accounts.google.path}?${query}`
}
