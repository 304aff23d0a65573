import { Box, Container } from '@mantine/core'
import { Outlet } from 'react-router'
import { useBranding } from './branding.ts'
import { DocumentHead } from './document-head.tsx'
import { Footer } from './footer.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useScroll } from './use-scroll.ts'

/** The frame around every screen: skip link, top bar, the screen, footer. */
const Shell = () => {
  useBranding()
  useScroll()
  return (
    <Box className={classes['frame']}>
      <DocumentHead />
      <a href="#main" className={classes['skip']}>
        Skip to content
      </a>
      <TopBar />
      <Container component="main" id="main" tabIndex={-1} w="100%" py="xl" className={classes['main']}>
        <Outlet />
      </Container>
      <Footer />
    </Box>
  )
}
export default Shell
