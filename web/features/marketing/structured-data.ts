import { productName } from '../../../contract/branding.ts'

const context = 'https://schema.org'

/** A page's breadcrumbs, for search engines (schema.org, BreadcrumbList). */
export const crumbsData = (origin: string, path: string, title: string) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: productName, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: title, item: origin + path },
  ],
})

/** Questions and answers, with the same text as on the page (schema.org, FAQPage). */
export const questionsData = (questions: readonly { title: string; text: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
})
