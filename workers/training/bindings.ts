import type { JobMessage } from './job-message.ts'

export type Bindings = {
	LIBSQL_URL: string
	LIBSQL_AUTH_TOKEN?: string
	TRAINING_QUEUE: Queue<JobMessage>
}
