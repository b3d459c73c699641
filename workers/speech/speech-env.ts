/** The dependencies of a speech job: database, media store, queue, voices and a clock. */
import { type Db, openDatabase } from '#app/db/client.server.ts'
import type { Result } from '#app/domain/result.ts'
import type { Bindings, JobMessage } from './bindings.ts'
import { chooseProvider, type Providers } from './providers/choose-provider.ts'
import type { SpeakingProvider, SpeechFailure } from './providers/provider.ts'

export type SpeechEnv = {
	db: Db
	media: R2Bucket
	queue: Queue<JobMessage>
	/** A failure if they are misconfigured. */
	voices: Result<Providers, SpeechFailure>
	now: () => Date
	/** Time limit for one answer of a voice; a queue consumer has fifteen minutes in all. */
	patienceMs: number
	/** How often the lease is renewed; a fraction of its length. */
	renewMs: number
}

/** `embedded` makes the embedded voice; absent in bundles built without it. */
export type VoiceOptions = { embedded?: () => SpeakingProvider }

/** Open one per request or batch: Workers forbid sharing sockets between them. */
export function openSpeechEnv(bindings: Bindings, { embedded }: VoiceOptions): SpeechEnv {
	return {
		db: openDatabase({ url: bindings.LIBSQL_URL, authToken: bindings.LIBSQL_AUTH_TOKEN }),
		media: bindings.MEDIA,
		queue: bindings.SPEECH_QUEUE,
		get voices() {
			return chooseProvider(bindings, embedded ? { embedded } : {})
		},
		now: () => new Date(),
		patienceMs: 12 * 60_000,
		renewMs: 40_000,
	}
}
