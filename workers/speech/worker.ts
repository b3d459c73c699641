/** The speech worker: HTTP requests, the speech queue, and a sweep every minute. */
import { ttsApp } from './app.ts'
import type { Bindings } from './bindings.ts'
import { consume, failDeadLetters } from './consumer.ts'
import { openSpeechEnv, type VoiceOptions } from './speech-env.ts'
import { sweep } from './sweep.ts'

/** The name in wrangler.toml. */
const deadQueue = 'hanlu-speech-dead'

export function ttsWorker(options: VoiceOptions) {
	const envOf = (bindings: Bindings) => openSpeechEnv(bindings, options)
	return {
		fetch: ttsApp(envOf).fetch,
		async queue(batch, bindings) {
			const handle = batch.queue === deadQueue ? failDeadLetters : consume
			await handle(envOf(bindings), batch)
		},
		async scheduled(_controller, bindings) {
			await sweep(envOf(bindings))
		},
	} satisfies ExportedHandler<Bindings>
}
