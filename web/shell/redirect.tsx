import { Navigate, useLocation } from 'react-router'
import { redirectOf } from './pages.ts'

/** Sends an old address to its new one with query and hash; an unknown one to the home page, bare. */
const Redirect = () => {
  const { pathname, search, hash } = useLocation()
  const to = redirectOf(pathname)
  return <Navigate to={to === '/' ? '/' : to + search + hash} replace />
}
export default Redirect
