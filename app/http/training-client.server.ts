/** The training worker as functions: 小美's training is in its table, and the worker is told to send it. */
import { hc } from 'hono/client'
import type { TrainingApp } from '#workers/training/app.ts'
import { healthOf, over } from './worker-client.server.ts'

export function trainingClient(worker: Fetcher) {
	const client = hc<TrainingApp>('http://training', over(worker))
	return {
		/** Has ordered trainings sent to the queue at once. If it fails, they wait for the sweep, a minute at most. */
		async sendTrainings(): Promise<void> {
			await client.api.v1.training.send.$post()
		},
		health: () => healthOf(client.health.$get()),
	}
}
