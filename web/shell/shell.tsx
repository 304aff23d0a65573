import { Outlet } from 'react-router'

const Shell = () => (
  <main id="main" tabIndex={-1}>
    <Outlet />
  </main>
)
export default Shell
