import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { Waiting } from '../../../ui/waiting.tsx'
import { templatePath } from './addresses.ts'

const TemplatesView = lazy(() => import('./templates-view.tsx'))
const TemplateView = lazy(() => import('./one/template-view.tsx'))
const EditTemplateView = lazy(() => import('./edit/edit-template-view.tsx'))

/** The templates of a building’s letters. One screen, since each weighs on the frame of every page. */
export default function LettersScreen() {
  return (
    <Suspense fallback={<Waiting />}>
      <View />
    </Suspense>
  )
}

function View() {
  const { templateId, step } = useParams()
  if (!templateId) return <TemplatesView />
  if (step === 'edit') return <EditTemplateView key={templateId} id={templateId} />
  if (step) return <Navigate to={templatePath(templateId)} replace />
  return <TemplateView key={templateId} id={templateId} />
}
