/** Entry for deployments with hosted voices only: the bundle has no GPL code. */
import { ttsWorker } from './worker.ts'

export default ttsWorker({})
