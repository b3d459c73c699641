/** The entry for a deployment whose voices are all hosted: no part of the embedded voice is in it. */
import { ttsWorker } from './worker.ts'

export default ttsWorker({})
