/** The training worker: its queue, a sweep every minute, and the web worker's word that a job waits. */
import { trainingApp } from './app.ts'
import type { Bindings } from './bindings.ts'
import { consume } from './consumer.ts'
import { failDeadLetters } from './dead-letters.ts'
import { sweep } from './sweep.ts'
import { openTrainingEnv } from './training-env.ts'

/** The name in wrangler.toml. */
const deadQueue = 'hanlu-training-dead'

export default {
	fetch: trainingApp(openTrainingEnv).fetch,
	async queue(batch, bindings) {
		const handle = batch.queue === deadQueue ? failDeadLetters : consume
		await handle(openTrainingEnv(bindings), batch)
	},
	async scheduled(_controller, bindings) {
		await sweep(openTrainingEnv(bindings))
	},
} satisfies ExportedHandler<Bindings>
