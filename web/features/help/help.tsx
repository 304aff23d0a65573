/** The help beside a screen: what a topic says, and how its links lead on there. */
export { HelpLinks } from './told.tsx'
export { TopicText } from './topic-text.tsx'
