/** The dependencies of a training: database, queue and a clock. */
import { type Db, openDatabase } from '#app/db/client.server.ts'
import type { Bindings } from './bindings.ts'
import type { JobMessage } from './job-message.ts'

export type TrainingEnv = { db: Db; queue: Queue<JobMessage>; now: () => Date }

/** Open one per request or batch: Workers forbid sharing sockets between them. */
export function openTrainingEnv(bindings: Bindings): TrainingEnv {
	return {
		db: openDatabase({ url: bindings.LIBSQL_URL, authToken: bindings.LIBSQL_AUTH_TOKEN }),
		queue: bindings.TRAINING_QUEUE,
		now: () => new Date(),
	}
}
