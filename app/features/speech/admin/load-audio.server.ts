import type { AppLoadContext } from '@remix-run/cloudflare'
import { errorText } from '#app/domain/errors.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { audioStateOf, currentKeyOf } from './audio-state.server.ts'
import { findAudio } from './find-audio.server.ts'

const doneTexts: Readonly<Record<string, string>> = {
	'confirm-audio': 'Published. Learners hear this audio from now on.',
	'remove-audio': 'The audio was removed.',
}

const publishedAhead = 'Published. Learners hear this audio once they see the text.'

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
	return { audio: state, voices, failure: undefined, done: isAhead ? publishedAhead : said }
}

export type LoadedAudio = NonNullable<Awaited<ReturnType<typeof loadAudio>>>
