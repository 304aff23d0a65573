import { Text, Title } from '@mantine/core'
import { productName } from '../../../contract/branding.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Closing } from './closing.tsx'
import { logoConcepts, logoKinds, logoSize, type LogoConcept, type LogoKind } from './logo-concepts.ts'
import classes from './logo-concepts.module.css'
import page from './public.module.css'
import { publicWords } from './public-words.ts'

/** Our logo and its drafts, each to download. */
const LogoConceptsScreen = () => (
  <div className={page['page']}>
    <PageHead title="Logo concepts" {...publicWords['/logo-concepts']} />
    <header className={page['opening']}>
      <Title order={1} className={page['heading'] ?? ''}>
        Our logo and its early drafts
      </Title>
      <Text className={page['lead'] ?? ''}>
        Three drawings of one idea: a house that takes care of the people in it. Each comes as an SVG for light and dark
        backgrounds, in one colour, and as an icon.
      </Text>
    </header>
    {logoConcepts.map((concept) => (
      <Concept key={concept.name} concept={concept} />
    ))}
    <section className={page['section']} aria-labelledby="use">
      <Title order={2} id="use">
        How to use it
      </Title>
      <ul className={page['points']}>
        <li>Leave as much space around the logo as its door is tall.</li>
        <li>Use the dark version on a dark background, and the one-colour version when you print in one colour.</li>
        <li>Please don’t stretch it, rotate it or change its colours.</li>
      </ul>
    </section>
    <Closing />
  </div>
)
export default LogoConceptsScreen

const Concept = ({ concept: { name, title, text } }: { concept: LogoConcept }) => (
  <section className={page['section']} aria-labelledby={name}>
    <div>
      <Title order={2} id={name}>
        {title}
      </Title>
      <Text maw={560}>{text}</Text>
    </div>
    <ul className={classes['kinds']}>
      {logoKinds.map(({ kind, title: on }) => (
        <li key={kind}>
          <Picture name={name} kind={kind} />
          <a href={`/logo/${name}-${kind}.svg`} download={`parapet-${name}-${kind}.svg`}>
            Download {title.toLowerCase()}, {on.toLowerCase()}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

const Picture = ({ name, kind }: { name: string; kind: LogoKind }) => (
  <div className={`${classes['ground']} ${kind === 'dark' ? classes['dark'] : ''}`}>
    <img
      src={`/logo/${name}-${kind}.svg`}
      alt={productName}
      width={kind === 'icon' ? 64 : logoSize.width * 1.25}
      height={kind === 'icon' ? 64 : logoSize.height * 1.25}
      loading="lazy"
    />
  </div>
)
