import type { AppLoadContext } from '@remix-run/cloudflare'
import type { NamedVoice } from '#app/contracts/speech.ts'
import { errorText } from '#app/domain/errors.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { isEmbeddedEngine } from '#app/domain/speech/embedded-voice.ts'
import { jobFailureOf, jobFailureText } from '#app/domain/speech/job.ts'
import { type SpeakerVoices, speakersOf } from '#app/domain/speech/speaker-voices.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { type FoundAudio, findAudio } from './find-audio.server.ts'

/** The last job, while it is relevant. */
export type JobState =
	| { kind: 'running'; id: string; startedAt: Date }
	| {
			kind: 'waiting'
			id: string
			spokenBy: string
			durationMs: number | null
			isOutdated: boolean
	  }
	/** With what the provider said, if anything. */
	| { kind: 'failed'; text: string; detail: string | null }

export type AudioState = {
	owner: AudioOwner
	title: { zh: string; en: string }
	/** Whether learners see what it belongs to. */
	isLive: boolean
	/** The text to be spoken; undefined if there is none. */
	text: string | undefined
	/** Those who speak in it, if it is a dialogue. */
	speakers: string[]
	/** The audio that learners hear now. */
	current: AudioDetails | undefined
	job: JobState | undefined
}

export type AudioDetails = {
	path: string
	durationMs: number | null
	/** When it was stored; undefined if its file is missing. */
	at: Date | undefined
	/** Its voices, or the name of the uploaded file. */
	origin: string
	/** Made by the embedded voice. */
	isEmbedded: boolean
	/** Whether the text or a reading has been edited since. */
	isOutdated: boolean
}

type StoredFile = Pick<R2Object, 'uploaded' | 'customMetadata'> | null

type Shown = {
	/** The media store's metadata of the current audio. */
	stored: StoredFile
	/** With the names of the voices. */
	voices: readonly NamedVoice[]
}

function audioStateOf(found: FoundAudio, { stored, voices }: Shown): AudioState {
	const { owner, title, isLive, script } = found
	const current = currentOf(found, { stored, voices })
	const speakers = script ? speakersOf(script) : []
	const job = jobOf(found, current, voices)
	return { owner, title, isLive, text: script?.text, speakers, current, job }
}

/** The media key of the current audio. */
function currentKeyOf({ audioPath }: FoundAudio): string | undefined {
	return audioPath?.startsWith('/media/') ? mediaKeyOf(audioPath) : undefined
}

function currentOf(
	{ audioPath, audioTextHash, textHash, madeBy }: FoundAudio,
	{ stored, voices }: Shown,
): AudioDetails | undefined {
	if (!audioPath) return undefined
	const { durationMs, fileName } = stored?.customMetadata ?? {}
	return {
		path: audioPath,
		durationMs: madeBy?.durationMs ?? (durationMs ? Number(durationMs) : null),
		at: stored?.uploaded,
		origin: madeBy ? spokenBy(madeBy, voices) : fileName ? `File ${decoded(fileName)}` : 'A file',
		isEmbedded: isEmbeddedEngine(madeBy?.engine),
		isOutdated: textHash !== undefined && audioTextHash !== textHash,
	}
}

type Cast = { voice: string; speakerVoices: SpeakerVoices | null }

/** "Standard voice, man 1", "Voice cmn" without a name, or each speaker's voice of a dialogue. */
function spokenBy({ voice, speakerVoices }: Cast, voices: readonly NamedVoice[]): string {
	const nameOf = (id: string) => voices.find((each) => each.id === id)?.name
	if (!speakerVoices || speakerVoices.length === 0) return nameOf(voice) ?? `Voice ${voice}`
	const each = speakerVoices.map(
		(own) => `${own.speaker} – ${briefly(nameOf(own.voice) ?? own.voice)}`,
	)
	return `Voices: ${each.join(', ')}`
}

/** Beside a speaker, "Standard voice, man 1" is "man 1". */
function briefly(name: string): string {
	return name.replace(/^Standard voice, /, '')
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name)
	} catch {
		// The stored name was cut within an encoded character.
		return name
	}
}

function jobOf(
	{ job, textHash }: FoundAudio,
	current: AudioDetails | undefined,
	voices: readonly NamedVoice[],
) {
	switch (job?.status) {
		case 'queued':
		case 'processing':
			return { kind: 'running', id: job.id, startedAt: job.createdAt } as const
		case 'completed': {
			const isOutdated = job.textHash !== textHash
			const { id, durationMs } = job
			const by = spokenBy(job, voices)
			return { kind: 'waiting', id, spokenBy: by, durationMs, isOutdated } as const
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

const doneTexts: Readonly<Record<string, string>> = {
	'confirm-audio': 'Learners hear this audio from now on.',
	'remove-audio': 'The audio was removed.',
}

/** Said while learners do not see what it belongs to. */
const usedAhead: Record<AudioOwner['kind'], string> = {
	lessons: 'Learners hear it once the lesson is published.',
	articles: 'Learners hear it once the article is published.',
}

type AudioQuery = {
	owner: AudioOwner
	/** The change that the address reports. */
	done: string | null
}

/**
 * All that is shown about the audio of a lesson or an article. Undefined if there is no such thing;
 * without `audio` and with a sentence if it could not be loaded.
 */
export async function loadAudio({ db, media, services }: AppLoadContext, asked: AudioQuery) {
	const { owner, done: change } = asked
	async function find() {
		const found = await findAudio(db, owner)
		const key = found && currentKeyOf(found)
		return found && { found, stored: key === undefined ? null : await media.head(key) }
	}
	const failed = (error: unknown) => {
		logFailure(error)
		return 'failed' as const
	}
	const [known, voices] = await Promise.all([find().catch(failed), services.speech.voices()])
	if (known === undefined) return undefined
	const said = doneTexts[change ?? '']
	if (known === 'failed') {
		return { audio: undefined, voices, failure: errorText('audio.load-failed'), done: said }
	}
	const { found, stored } = known
	const state = audioStateOf(found, { stored, voices: voices.voices })
	const isAhead = !state.isLive && change === 'confirm-audio'
	return { audio: state, voices, failure: undefined, done: isAhead ? usedAhead[owner.kind] : said }
}

export type LoadedAudio = NonNullable<Awaited<ReturnType<typeof loadAudio>>>
