/**
 * What it takes to speak 你好！我叫小美。 as a job: the database with the job's row, the queue that
 * brings it, a voice, the media store the audio goes to, and a clock.
 */
import { type Db, openDatabase } from '#app/db/client.server.ts'
import type { Result } from '#app/domain/result.ts'
import type { Bindings } from './bindings.ts'
import type { JobMessage } from './job-message.ts'
import { chooseProvider, type Providers } from './providers/choose-provider.ts'
import type { SpeakingProvider, SpeechFailure } from './providers/provider.ts'

export type Studio = {
	db: Db
	media: R2Bucket
	queue: Queue<JobMessage>
	/** Or what is wrong with their configuration. */
	voices: Result<Providers, SpeechFailure>
	now: () => Date
	/** How long a voice may take for one answer; a queue's consumer has fifteen minutes. */
	patienceMs: number
	/** How often whoever waits for a voice renews the lease; a fraction of it. */
	renewMs: number
}

/** `embedded` makes the embedded voice; a bundle without it leaves it out. */
export type Equipment = { embedded?: () => SpeakingProvider }

/** For one request or one batch: sockets must not be shared between them. */
export function openStudio(env: Bindings, { embedded }: Equipment): Studio {
	return {
		db: openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN }),
		media: env.MEDIA,
		queue: env.SPEECH_QUEUE,
		get voices() {
			return chooseProvider(env, embedded ? { embedded } : {})
		},
		now: () => new Date(),
		patienceMs: 12 * 60_000,
		renewMs: 40_000,
	}
}
