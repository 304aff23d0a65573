import { Alert } from '@mantine/core'

/** Above a screen that was closed to whoever is typing there. */
const ClosedAlert = ({ title, text }: { title: string; text: string }) => (
  <Alert color="orange" role="alert" title={title} mb="lg">
    {text} What you typed stays here until you leave. It cannot be saved now.
  </Alert>
)
export default ClosedAlert
