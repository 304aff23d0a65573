import { publicOrigin } from '../../api/public-origin.ts'
import { crumbsData, questionsData } from './structured-data.ts'

interface Props {
  path: string
  title: string
  questions: readonly { title: string; text: string }[]
}

/** A page's structured data besides the product: its breadcrumbs and questions. */
export const Structured = ({ path, title, questions }: Props) =>
  [crumbsData(publicOrigin, path, title), questionsData(questions)].map((data) => (
    <script
      key={data['@type']}
      type="application/ld+json"
      // Nothing in it can end the element around it.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  ))
