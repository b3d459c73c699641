/**
 * The voice that needs no network, key or bill: espeak-ng inside the worker. It speaks 你好！我叫小美。
 * sentence by sentence, with the time of each word. It sounds like a robot.
 *
 * No other file imports espeak-ng: a bundle without this one is not under the GPL (see README.md).
 */

import { defaultVoice, type NamedVoice } from '#app/contracts/speech.ts'
import { joinBytes } from '#app/domain/bytes.ts'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Sentence } from '#app/domain/speech/sentences.ts'
import { sentencesOf } from '#app/domain/speech/sentences.ts'
import { voiceAt, voicesOf } from '#app/domain/speech/speaker-voices.ts'
import type { SpeechScript } from '#app/domain/speech/speech-script.ts'
import type { SentenceTiming } from '#app/domain/speech/timings.ts'
import { delayMs, durationOf, encodeMp3 } from '#workers/speech/mp3-encoder.ts'
import type {
	SpeakingProvider,
	Speech,
	SpeechFailure,
	SpeechRequest,
} from '#workers/speech/providers/provider.ts'
import { type Breath, breathsOf } from './breath.ts'
import { utter } from './espeak.ts'
import { setLoudness } from './loudness.ts'
import { paceOf, type Rest, restAt, restMs } from './pace.ts'
import { durationMsOf, joined, partsOf, silence } from './sentence-sound.ts'
import { samplesPerSecond } from './utter.ts'

/** One male voice and female variants of it. BV701_V2_streaming is the default voice. */
const voices: Readonly<Record<string, string>> = {
	BV701_V2_streaming: 'cmn',
	cmn: 'cmn',
	'cmn+f1': 'cmn+f1',
	'cmn+f2': 'cmn+f2',
	'cmn+f3': 'cmn+f3',
	'cmn+f4': 'cmn+f4',
	'cmn+f5': 'cmn+f5',
}

/**
 * Those that people tell apart, the default first. Their middle pitch is 80, 151, 147 and 167 Hz, and
 * woman 2 and 3 sound brighter than woman 1, as f2 and f4 do not.
 */
const offeredVoices: readonly NamedVoice[] = [
	{ id: defaultVoice, name: 'Standard voice, man 1' },
	{ id: 'cmn+f1', name: 'Standard voice, woman 1' },
	{ id: 'cmn+f3', name: 'Standard voice, woman 2' },
	{ id: 'cmn+f5', name: 'Standard voice, woman 3' },
]

const beforeSound = delayMs(samplesPerSecond)

/** `voice` is espeak-ng's name for it. */
type SpokenSentence = Sentence & { breaths: Breath[]; voice: string }

export function embeddedVoice(): SpeakingProvider {
	return {
		kind: 'speaking',
		engine: 'espeak-ng-0.3.5/2',
		hasVoice: (voice) => Object.hasOwn(voices, voice),
		voices: offeredVoices,
		followsPinyin: true,
		speak,
	}
}

async function speak(request: SpeechRequest): Promise<Result<Speech, SpeechFailure>> {
	const { script } = request
	const unknown = voicesOf(request).find((voice) => !Object.hasOwn(voices, voice))
	if (unknown !== undefined) return permanent(`there is no voice ${unknown}`)
	const sentences = sentencesOf(script.text).flatMap((sentence) => {
		const breaths = breathsOf(script, sentence)
		const voice = voices[voiceAt(request, sentence.offset)] ?? ''
		return breaths.length > 0 ? [{ ...sentence, breaths, voice }] : []
	})
	if (sentences.length === 0) return permanent('the text has nothing that can be spoken')
	try {
		return ok(await record(script, sentences))
	} catch (failure) {
		return err({ kind: 'temporary', detail: `espeak-ng: ${String(failure)}` })
	}
}

async function record(
	{ text, level }: SpeechScript,
	sentences: readonly SpokenSentence[],
): Promise<Speech> {
	const parts: Uint8Array[] = []
	const timings: SentenceTiming[] = []
	const pace = paceOf(level)
	let elapsedMs = 0
	for (const [index, sentence] of sentences.entries()) {
		const startMs = Math.round(elapsedMs + beforeSound)
		const words: SentenceTiming['words'] = []
		const say = (said: string) => utter(sentence.voice, said, pace)
		let endMs = startMs
		for await (const part of partsOf(sentence.breaths, pace, say)) {
			const rest = part.isLast ? restBetween(text, sentence, sentences[index + 1]) : undefined
			const silentMs = rest ? Math.max(restMs(rest, pace) - beforeSound, 0) : 0
			setLoudness(part.sound)
			const sound = joined([part.sound, silence(silentMs)])
			const mp3 = await encodeMp3(sound, samplesPerSecond)
			const heardMs = elapsedMs + beforeSound
			for (const { offset, ms } of part.words) {
				if (offset > (words.at(-1)?.[0] ?? -1)) words.push([offset, Math.round(heardMs + ms)])
			}
			endMs = Math.round(heardMs + durationMsOf(part.sound))
			elapsedMs += durationOf(mp3.length)
			parts.push(mp3)
			// Speaking blocks the isolate; let other requests run.
			await scheduler.wait(0)
		}
		timings.push({ offset: sentence.offset, length: sentence.length, startMs, endMs, words })
	}
	const durationMs = Math.round(elapsedMs)
	return { mp3: joinBytes(parts), durationMs, source: 'engine', sentences: timings }
}

/** Nothing after the last sentence. */
function restBetween(
	text: string,
	sentence: Sentence,
	next: Sentence | undefined,
): Rest | undefined {
	if (!next) return undefined
	const end = sentence.offset + sentence.length
	if (text.slice(end, next.offset).includes('\n')) return 'paragraph'
	return restAt(text.slice(sentence.offset, end).match(/[\p{P}\s]+$/u)?.[0] ?? '') ?? 'sentence'
}

function permanent(detail: string): Result<never, SpeechFailure> {
	return err({ kind: 'permanent', detail })
}
