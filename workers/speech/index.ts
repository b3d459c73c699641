import { embeddedVoice } from './embedded-voice/embedded-voice.ts'
import { ttsWorker } from './worker.ts'

export default ttsWorker({ embedded: embeddedVoice })
