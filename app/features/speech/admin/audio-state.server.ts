import { type AudioOwner, mediaKeyOf } from '#app/domain/speech/audio-path.ts'
import { isEmbeddedVoice } from '#app/domain/speech/embedded-voice-note.ts'
import { jobFailureOf, jobFailureText } from '#app/domain/speech/job.ts'
import type { FoundAudio } from './find-audio.server.ts'

/** The last job, while it is relevant. */
export type JobState =
	| { kind: 'running'; id: string; startedAt: Date }
	| { kind: 'waiting'; id: string; voice: string; durationMs: number | null; isOutdated: boolean }
	/** With what the provider said, if anything. */
	| { kind: 'failed'; text: string; detail: string | null }

export type AudioState = {
	owner: AudioOwner
	title: { zh: string; en: string }
	/** Whether learners see what it belongs to. */
	isLive: boolean
	/** The text to be spoken; undefined if there is none. */
	text: string | undefined
	/** The audio that learners hear now. */
	current: AudioDetails | undefined
	job: JobState | undefined
}

export type AudioDetails = {
	path: string
	durationMs: number | null
	/** When it was stored; undefined if its file is missing. */
	at: Date | undefined
	/** Its voice, or the name of the uploaded file. */
	origin: string
	/** Made by the embedded voice. */
	isEmbedded: boolean
	/** Whether the text or a reading has been edited since. */
	isOutdated: boolean
}

type StoredFile = Pick<R2Object, 'uploaded' | 'customMetadata'> | null

/** `stored` is the media store's metadata of the current audio. */
export function audioStateOf(found: FoundAudio, stored: StoredFile): AudioState {
	const { owner, title, isLive, script } = found
	const current = currentOf(found, stored)
	return { owner, title, isLive, text: script?.text, current, job: jobOf(found, current) }
}

/** The media key of the current audio. */
export function currentKeyOf({ audioPath }: FoundAudio): string | undefined {
	return audioPath?.startsWith('/media/') ? mediaKeyOf(audioPath) : undefined
}

function currentOf(
	{ audioPath, audioTextHash, textHash, madeBy }: FoundAudio,
	stored: StoredFile,
): AudioDetails | undefined {
	if (!audioPath) return undefined
	const { durationMs, fileName } = stored?.customMetadata ?? {}
	return {
		path: audioPath,
		durationMs: madeBy?.durationMs ?? (durationMs ? Number(durationMs) : null),
		at: stored?.uploaded,
		origin: madeBy ? `Voice ${madeBy.voice}` : fileName ? `File ${decoded(fileName)}` : 'A file',
		isEmbedded: isEmbeddedVoice(madeBy?.engine),
		isOutdated: textHash !== undefined && audioTextHash !== textHash,
	}
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name)
	} catch {
		// The stored name was cut within an encoded character.
		return name
	}
}

function jobOf({ job, textHash }: FoundAudio, current: AudioDetails | undefined) {
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
			return {
				kind: 'failed',
				text: jobFailureText(job.errorCode),
				detail: job.errorDetail,
			} as const
		}
		default:
			return undefined
	}
}
