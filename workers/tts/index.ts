import { ttsWorker } from './worker.ts'

export default ttsWorker({})
