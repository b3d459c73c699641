import { useEffect, useMemo, useRef, useState } from 'react'
import { deviceScript } from '#app/domain/speech/device-voice/device-script.ts'
import { contourOf, soundingSpans } from '#app/domain/speech/pitch/contour.ts'
import {
	lengthsOf,
	type Melody,
	melodyOfRecording,
	melodyOfVoice,
} from '#app/domain/speech/pitch/melody.ts'
import { sentenceAt } from '#app/domain/speech/timings.ts'
import { speakOnDevice } from '#app/features/speech/device-voice/speak.ts'
import { fetchTimings } from '#app/features/speech/player/fetch-timings.ts'
import type { LessonAudio, SentenceAudio } from '#app/features/speech/player/player.tsx'
import { type PractisedSentence, practisedSentences, wordTimes } from './practised-sentence.ts'
import { type Recorder, type RecordingFailure, startRecording } from './recorder.ts'
import { type Cut, decode, fetchSound, openSpeaker, samplesOf } from './sound.ts'
import { trackPitch } from './track-pitch.ts'

/** `asking` waits for the permission to record. */
export type Activity = 'idle' | 'hearing' | 'asking' | 'recording' | 'playing'

type OwnRecording = { cut: Cut; melody: Melody | undefined }

type Options = {
	/** Undefined where this device's voice speaks: its sound cannot be had. */
	audio: LessonAudio | undefined
	/** Speaks single sentences of a text without audio. */
	spoken: SentenceAudio | undefined
	/** Where the player stands, in milliseconds. */
	startMs: number
}

/** Heard before and after one's own voice when it is played. */
const marginMs = 150
const pauseMs = 400

/**
 * Practising the sentences of the text on the page. Recordings are kept here alone, and so are gone with
 * the dialog.
 */
export function useShadowing({ audio, spoken, startMs }: Options) {
	const [sentences, setSentences] = useState<readonly PractisedSentence[]>([])
	const [at, setAt] = useState(0)
	const [activity, setActivity] = useState<Activity>('idle')
	const [failure, setFailure] = useState<RecordingFailure>()
	const [whole, setWhole] = useState<AudioBuffer>()
	const [single, setSingle] = useState<Readonly<Record<number, AudioBuffer>>>({})
	const [voices, setVoices] = useState<Readonly<Record<number, Melody>>>({})
	const [recordings, setRecordings] = useState<Readonly<Record<number, OwnRecording>>>({})
	const [speaker] = useState(openSpeaker)
	const running = useRef<AbortController>()
	const recorder = useRef<Recorder>()
	const sentence = sentences[at]
	const cut = useMemo(
		() => (spoken ? wholeOf(single[at]) : cutOf(whole, sentence)),
		[spoken, single, at, whole, sentence],
	)

	// biome-ignore lint/correctness/useExhaustiveDependencies: one text for one dialog
	useEffect(() => {
		const ending = new AbortController()
		void load(ending.signal)
		return () => {
			ending.abort()
			running.current?.abort()
			speaker.close()
		}
	}, [])

	async function load(signal: AbortSignal) {
		const text = document.querySelector<HTMLElement>('.text')
		if (!text) return setFailure('sentence.unknown')
		if (!audio) {
			const found = practisedSentences(text, undefined)
			const player = deviceScript(found.map(({ text }) => ({ text })))
			setAt(sentenceAt(player, startMs) ?? 0)
			return setSentences(found)
		}
		const timings = await fetchTimings(audio, signal)
		if (signal.aborted) return
		if (timings === 'none') return setFailure('sentence.unknown')
		if (timings === 'failed') return setFailure('sentence.load-failed')
		const found = practisedSentences(text, timings.sentences)
		if (found.length === 0) return setFailure('sentence.unknown')
		const spoken = timings.sentences[sentenceAt(timings.sentences, startMs) ?? 0]
		setAt(
			Math.max(
				0,
				found.findIndex(({ timing }) => timing === spoken),
			),
		)
		setSentences(found)
		try {
			const loaded = await fetchSound(audio.src, signal)
			if (!signal.aborted) setWhole(loaded)
		} catch {
			if (!signal.aborted) setFailure('sentence.load-failed')
		}
	}

	useEffect(() => {
		if (!spoken || !sentence || single[at]) return
		const ending = new AbortController()
		const { signal } = ending
		fetchSound(`${spoken.address}${at}`, signal).then(
			(loaded) => setSingle((known) => ({ ...known, [at]: loaded })),
			() => signal.aborted || setFailure('sentence.load-failed'),
		)
		return () => ending.abort()
	}, [spoken, sentence, at, single])

	useEffect(() => {
		if (!cut || !sentence || voices[at]) return
		let isCurrent = true
		void (async () => {
			const frames = await trackPitch(samplesOf(cut), cut.sound.sampleRate)
			const melody = melodyOfVoice(frames, wordTimes(sentence))
			if (isCurrent && melody) setVoices((known) => ({ ...known, [at]: melody }))
		})()
		return () => {
			isCurrent = false
		}
	}, [cut, sentence, at, voices])

	/** Ends what is going on, and begins something else. Call it in the handler of a press. */
	function begin(next: Activity): AbortSignal {
		running.current?.abort()
		running.current = new AbortController()
		setFailure(undefined)
		setActivity(next)
		return running.current.signal
	}

	function end(signal: AbortSignal) {
		if (!signal.aborted) setActivity('idle')
	}

	async function sayVoice(signal: AbortSignal) {
		if (cut) return await speaker.play(cut, signal)
		if (audio || spoken || !sentence) return
		const said = await speakOnDevice(sentence.text, { signal })
		if (!signal.aborted && said !== 'spoken') setFailure('sentence.not-spoken')
	}

	async function hear() {
		const signal = begin('hearing')
		speaker.wake()
		await sayVoice(signal)
		end(signal)
	}

	async function record() {
		const signal = begin('asking')
		speaker.wake()
		const started = await startRecording(signal)
		if (signal.aborted) return
		if ('failure' in started) {
			setFailure(started.failure)
			return end(signal)
		}
		recorder.current = started
		setActivity('recording')
		const recording = await started.recorded
		if (signal.aborted) return
		const own = recording && (await measured(recording.file))
		if (signal.aborted) return
		if (typeof own === 'object') setRecordings((known) => ({ ...known, [at]: own }))
		if (typeof own !== 'object') setFailure(own ?? 'recording.failed')
		else if (recording?.isCutShort) setFailure('recording.too-long')
		end(signal)
	}

	async function measured(file: Blob): Promise<OwnRecording | RecordingFailure> {
		try {
			const sound = await decode(await file.arrayBuffer())
			const whole = { sound, from: 0, to: sound.duration * 1000 }
			const frames = await trackPitch(samplesOf(whole), sound.sampleRate)
			const heard = soundingSpans(frames)
			const [first, last] = [heard[0], heard.at(-1)]
			if (!first || !last || contourOf(frames).length === 0) return 'recording.silent'
			const voice = voices[at]
			const lengths = voice ? lengthsOf(voice) : (sentence?.syllables ?? []).map(() => 1)
			const from = Math.max(0, first.from - marginMs)
			const to = Math.min(whole.to, last.to + marginMs)
			return { cut: { sound, from, to }, melody: melodyOfRecording(frames, lengths) }
		} catch {
			return 'recording.failed'
		}
	}

	async function playOwn(isAfterVoice: boolean) {
		const own = recordings[at]
		if (!own) return
		const signal = begin('playing')
		speaker.wake()
		if (isAfterVoice) {
			await sayVoice(signal)
			await new Promise((go) => setTimeout(go, pauseMs))
		}
		await speaker.play(own.cut, signal)
		end(signal)
	}

	return {
		sentences,
		at,
		sentence,
		activity,
		failure,
		isReady: sentence !== undefined && (cut !== undefined || !(audio || spoken)),
		voice: voices[at],
		own: recordings[at],
		hear,
		record,
		stopRecording: () => recorder.current?.stop(),
		playOwn,
		step: (by: number) => {
			const to = at + by
			if (to < 0 || to >= sentences.length) return
			begin('idle')
			setAt(to)
		},
	}
}

function wholeOf(sound: AudioBuffer | undefined): Cut | undefined {
	return sound && { sound, from: 0, to: sound.duration * 1000 }
}

function cutOf(
	sound: AudioBuffer | undefined,
	sentence: PractisedSentence | undefined,
): Cut | undefined {
	const timing = sentence?.timing
	return sound && timing && { sound, from: timing.startMs, to: timing.endMs }
}
