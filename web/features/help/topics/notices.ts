import type { Topic } from '../words.ts'

const topic: Topic = { parts: [], beside: [] }
export default topic
