import { type AudioOwner, mediaKeyOf } from '#app/domain/speech/audio-path.ts'
import { jobFailureOf, jobFailureText } from '#app/domain/speech/job.ts'
import type { FoundAudio } from './find-audio.server.ts'

/** The last order to speak, as long as there is something to tell of it. */
export type JobState =
	| { kind: 'running'; id: string; startedAt: Date }
	| { kind: 'waiting'; id: string; voice: string; durationMs: number | null; isOutdated: boolean }
	| { kind: 'failed'; text: string }

export type AudioState = {
	owner: AudioOwner
	title: { zh: string; en: string }
	/** What is to be said; undefined where there is no text. */
	text: string | undefined
	/** What is heard now. */
	current: CurrentAudio | undefined
	job: JobState | undefined
}

export type CurrentAudio = {
	path: string
	durationMs: number | null
	/** When it was given; undefined where its file cannot be found. */
	at: Date | undefined
	/** Who spoke it, or the file it was uploaded as. */
	origin: string
	/** Made from a text or a reading that was edited since. */
	isOutdated: boolean
}

type Stored = Pick<R2Object, 'uploaded' | 'customMetadata'> | null

/** `stored` is what the media store says of the audio that is heard now. */
export function audioStateOf(found: FoundAudio, stored: Stored): AudioState {
	const { owner, title, script } = found
	const current = currentOf(found, stored)
	return { owner, title, text: script?.text, current, job: jobOf(found, current) }
}

/** Where the audio that is heard now lies in the media store. */
export function currentKeyOf({ audioPath }: FoundAudio): string | undefined {
	return audioPath?.startsWith('/media/') ? mediaKeyOf(audioPath) : undefined
}

function currentOf(
	{ audioPath, audioTextHash, textHash, madeBy }: FoundAudio,
	stored: Stored,
): CurrentAudio | undefined {
	if (!audioPath) return undefined
	const { durationMs, fileName } = stored?.customMetadata ?? {}
	return {
		path: audioPath,
		durationMs: madeBy?.durationMs ?? (durationMs ? Number(durationMs) : null),
		at: stored?.uploaded,
		origin: madeBy ? `Voice ${madeBy.voice}` : fileName ? `File ${decoded(fileName)}` : 'A file',
		isOutdated: audioTextHash !== textHash,
	}
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name)
	} catch {
		// Cut within a letter.
		return name
	}
}

function jobOf({ job, textHash }: FoundAudio, current: CurrentAudio | undefined) {
	switch (job?.status) {
		case 'queued':
		case 'processing':
			return { kind: 'running', id: job.id, startedAt: job.createdAt } as const
		case 'completed': {
			const isOutdated = job.textHash !== textHash
			const { id, voice, durationMs } = job
			return { kind: 'waiting', id, voice, durationMs, isOutdated } as const
		}
		case 'error': {
			const isOver = current?.at !== undefined && current.at > job.updatedAt
			if (isOver || jobFailureOf(job.errorCode) === 'audio.cancelled') return undefined
			return { kind: 'failed', text: jobFailureText(job.errorCode) } as const
		}
		default:
			return undefined
	}
}
