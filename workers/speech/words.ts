/**
 * Pronounces one word, the line of an exercise, or a sentence of an own text. 银行 is spoken once and then
 * served from the media store, under the hash of voice, engine, text and reading.
 */
import { defaultVoice } from '#app/contracts/speech.ts'
import { giveBackAttempt, takeAttempt } from '#app/db/attempts.ts'
import { logFailure } from '#app/db/log.ts'
import { newWordRules, ownSentenceRules } from '#app/domain/accounts/attempt-limit.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { wordKeyOf } from '#app/domain/speech/audio-path.ts'
import type { DialogueVoice, Pronunciation, SpokenLine } from '#app/domain/speech/pronunciation.ts'
import type { SpeakableKind } from '#app/domain/speech/speakable.ts'
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'
import { inTime } from './in-time.ts'
import type { SpeechFailure } from './providers/provider.ts'
import type { SpeechEnv } from './speech-env.ts'

const patienceMs = 15_000

type Sound = ReadableStream | Uint8Array<ArrayBuffer>

export type Asked = (Pronunciation | SpokenLine) & {
	/** New words are counted: by person, and all together. */
	personId: string
	kind: SpeakableKind
	/** The second is another voice if the provider has one. */
	voice?: DialogueVoice
}

/**
 * The MP3 of a word, stored after the response is sent. A failing store only costs time. "spent" means
 * that no more new words are spoken today.
 */
export async function pronounce(
	{ db, media, voices, now }: SpeechEnv,
	{ personId, kind, voice: speaker, ...asked }: Asked,
	waitUntil: (work: Promise<unknown>) => void,
): Promise<Result<Sound, SpeechFailure | 'spent'>> {
	if (!voices.ok) return refused(voices.error)
	const { words: provider } = voices.value
	const voice = (speaker === 2 && provider.voices?.[1]?.id) || defaultVoice
	const { text } = asked
	const pinyin = scriptOf(asked)
		.readings.map((reading) => reading.pinyin)
		.join(' ')
	const key = await wordKeyOf({ engine: provider.engine, voice, text, pinyin })
	const stored = await media.get(key).catch(logFailure)
	if (stored) return ok(stored.body)
	const rules =
		kind === 'own-text' ? ownSentenceRules(personId, text.length) : newWordRules(personId, kind)
	const attempt = await takeAttempt(db, { rules, now: now() })
	if (!attempt.ok) {
		console.error(`No more new words today: ${attempt.error.rule.key}`)
		return err('spent')
	}
	const spoken = await inTime(patienceMs, () => provider.speak({ script: scriptOf(asked), voice }))
	if (!spoken.ok) {
		await giveBackAttempt(db, attempt.value)
		return refused(spoken.error)
	}
	const { mp3 } = spoken.value
	// The store has room for the dictionary and the texts, not for whatever somebody may type.
	if (kind !== 'unlisted' && kind !== 'own-text') {
		const stored = media.put(key, mp3, { httpMetadata: { contentType: 'audio/mpeg' } })
		waitUntil(stored.catch(logFailure))
	}
	return ok(new Uint8Array(mp3))
}

function scriptOf(asked: Pronunciation | SpokenLine): SpeechScript {
	if ('readings' in asked) return { text: asked.text, readings: asked.readings }
	const { text, pinyin } = asked
	const readings = pinyin ? [{ offset: 0, length: text.length, pinyin }] : []
	return { text, readings, level: 'word' }
}

/** Details such as keys and quotas are only logged; the learner sees a general message. */
function refused(failure: SpeechFailure): Result<never, SpeechFailure> {
	console.error(`A word could not be spoken: ${failure.detail}`)
	return err(failure)
}
