/** The worker around the voice it is given: requests, the queue with 你好！ in it, and the minute's sweep. */
import { ttsApp } from './app.ts'
import type { Bindings } from './bindings.ts'
import { consume } from './consumer.ts'
import { buryDeadLetters } from './dead-letters.ts'
import { type Equipment, openStudio } from './studio.ts'
import { sweep } from './sweep.ts'

/** As wrangler.toml names it. */
const deadQueue = 'hanlu-speech-dead'

export function ttsWorker(equipment: Equipment) {
	const studioOf = (env: Bindings) => openStudio(env, equipment)
	return {
		fetch: ttsApp(studioOf).fetch,
		async queue(batch, env) {
			const take = batch.queue === deadQueue ? buryDeadLetters : consume
			await take(studioOf(env), batch)
		},
		async scheduled(_controller, env) {
			await sweep(studioOf(env))
		},
	} satisfies ExportedHandler<Bindings>
}
