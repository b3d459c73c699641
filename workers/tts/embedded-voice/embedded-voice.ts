/**
 * The voice that works everywhere, without a network, a key or a bill: espeak-ng inside the worker.
 * It says 你好！我叫小美。 sentence by sentence, and knows when each word is heard.
 *
 * It sounds like a machine. Nothing else imports espeak-ng: a bundle without this file is not under
 * the GPL (see README.md).
 */
import type { Sentence } from '#app/domain/audio/sentences.ts'
import { sentencesOf } from '#app/domain/audio/sentences.ts'
import type { SpeechScript } from '#app/domain/audio/speech-script.ts'
import type { SentenceTiming } from '#app/domain/audio/timings.ts'
import type { Result } from '#app/domain/result.ts'
import { err, ok } from '#app/domain/result.ts'
import type {
	SpeakingProvider,
	Speech,
	SpeechFailure,
	SpeechOrder,
} from '#workers/tts/providers/provider.ts'
import { type Breath, breathsOf, offsetIn } from './breath.ts'
import { samplesPerSecond, utter } from './espeak.ts'
import { durationOf, startMp3 } from './mp3.ts'

/** A man's voice, and women's made of it. BV701_V2_streaming is the voice lessons are ordered in. */
const voices: Readonly<Record<string, string>> = {
	BV701_V2_streaming: 'cmn',
	cmn: 'cmn',
	'cmn+f1': 'cmn+f1',
	'cmn+f2': 'cmn+f2',
	'cmn+f3': 'cmn+f3',
	'cmn+f4': 'cmn+f4',
	'cmn+f5': 'cmn+f5',
}

const pauseMs = { sentence: 250, paragraph: 500 }

/** What LAME and its decoders put before the first sample: 576 + 529 samples. */
const codecDelay = 1105

export function embeddedVoice(): SpeakingProvider {
	return {
		kind: 'speaking',
		engine: 'espeak-ng-0.3.5/1',
		hasVoice: (voice) => Object.hasOwn(voices, voice),
		speak,
	}
}

async function speak({ script, voice }: SpeechOrder): Promise<Result<Speech, SpeechFailure>> {
	const espeakVoice = Object.hasOwn(voices, voice) ? voices[voice] : undefined
	if (espeakVoice === undefined) return permanent(`there is no voice ${voice}`)
	const sentences = sentencesOf(script.text).flatMap((sentence) => {
		const breaths = breathsOf(script, sentence)
		return breaths.length > 0 ? [{ ...sentence, breaths }] : []
	})
	if (sentences.length === 0) return permanent('the text has nothing that can be spoken')
	try {
		return ok(await record(script, sentences, espeakVoice))
	} catch (failure) {
		return err({ kind: 'temporary', detail: `espeak-ng: ${String(failure)}` })
	}
}

async function record(
	{ text }: SpeechScript,
	sentences: readonly (Sentence & { breaths: Breath[] })[],
	voice: string,
): Promise<Speech> {
	const mp3 = await startMp3(samplesPerSecond)
	const timings: SentenceTiming[] = []
	let samples = 0
	let spokenUpTo = 0
	for (const { offset, length, breaths } of sentences) {
		if (timings.length > 0) {
			const isNewParagraph = text.slice(spokenUpTo, offset).includes('\n')
			const pause = silence(isNewParagraph ? pauseMs.paragraph : pauseMs.sentence)
			mp3.add(pause)
			samples += pause.length
		}
		const startMs = heardAt(samples)
		const words: SentenceTiming['words'] = []
		for (const breath of breaths) {
			const breathMs = heardAt(samples)
			const said = await utter(voice, breath.text)
			mp3.add(said.sound)
			samples += said.sound.length
			for (const { place, ms } of said.words) {
				const at = offsetIn(breath, place)
				if (at > (words.at(-1)?.[0] ?? -1)) words.push([at, breathMs + ms])
			}
		}
		timings.push({ offset, length, startMs, endMs: heardAt(samples), words })
		spokenUpTo = offset + length
		// Speaking holds the isolate; between sentences others have their turn.
		await scheduler.wait(0)
	}
	const audio = mp3.finish()
	return { mp3: audio, durationMs: durationOf(audio), source: 'engine', sentences: timings }
}

function heardAt(samples: number): number {
	return Math.round(((samples + codecDelay) / samplesPerSecond) * 1000)
}

function silence(ms: number): Float32Array {
	return new Float32Array(Math.round((ms / 1000) * samplesPerSecond))
}

function permanent(detail: string): Result<never, SpeechFailure> {
	return err({ kind: 'permanent', detail })
}
