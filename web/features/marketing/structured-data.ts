import { productName } from '../../../contract/branding.ts'

const context = 'https://schema.org'

/** Where a page lies, for search engines (schema.org, BreadcrumbList). */
export const crumbsData = (origin: string, path: string, title: string) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: productName, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: title, item: origin + path },
  ],
})

/** Questions with their answers, which stand on the page in the same words (schema.org, FAQPage). */
export const questionsData = (questions: readonly { title: string; text: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
})
