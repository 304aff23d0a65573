import { lazy, Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { Waiting } from '../../../ui/waiting.tsx'
import { useNewScreen } from '../../../ui/use-new-screen.ts'
import { myLettersPath, templatePath } from './addresses.ts'

const TemplatesView = lazy(() => import('./templates-view.tsx'))
const TemplateView = lazy(() => import('./one/template-view.tsx'))
const EditTemplateView = lazy(() => import('./edit/edit-template-view.tsx'))
const SendView = lazy(() => import('./send/send-view.tsx'))
const RunView = lazy(() => import('./run/run-view.tsx'))
const MyLettersView = lazy(() => import('./mine/my-letters-view.tsx'))
const MyLetterView = lazy(() => import('./mine/my-letter-view.tsx'))

/**
 * The letters of a building: for those who write them templates, sending, and what became of what was sent; for everybody
 * what was written to them, where `?letter={id}` opens one. One screen, since each weighs on the frame of every page.
 */
export default function LettersScreen() {
  return (
    <Suspense fallback={<Waiting />}>
      <View />
    </Suspense>
  )
}

function View() {
  const { templateId, step, runId } = useParams()
  const { pathname, search } = useLocation()
  if (pathname === myLettersPath) return <Mine id={new URLSearchParams(search).get('letter')} />
  if (runId) return <RunView key={runId} id={runId} />
  if (!templateId) return <TemplatesView />
  if (step === 'edit') return <EditTemplateView key={templateId} id={templateId} />
  if (step === 'send') return <SendView key={templateId} id={templateId} />
  if (step) return <Navigate to={templatePath(templateId)} replace />
  return <TemplateView key={templateId} id={templateId} />
}

function Mine({ id }: { id: string | null }) {
  useNewScreen(id)
  return id ? <MyLetterView key={id} id={id} /> : <MyLettersView />
}
