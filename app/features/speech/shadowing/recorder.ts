/** Records the microphone, which is asked for only here and let go at the end of each recording. */
import { recordingErrors } from '#app/domain/errors/recording.ts'
import { fillIn } from '#app/domain/page-errors.ts'

export type RecordingFailure = keyof typeof recordingErrors

const longestRecordingSeconds = 30

export function recordingFailureText(failure: RecordingFailure): string {
	return fillIn(recordingErrors[failure], { most: longestRecordingSeconds })
}

type Recording = { file: Blob; isCutShort: boolean }

export type Recorder = {
	stop: () => void
	/** Undefined if it was given up, or the device took the microphone away. */
	recorded: Promise<Recording | undefined>
}

function canRecord(): boolean {
	return 'MediaRecorder' in window && navigator.mediaDevices?.getUserMedia !== undefined
}

export async function startRecording(
	signal: AbortSignal,
): Promise<Recorder | { failure: RecordingFailure }> {
	if (!canRecord()) return { failure: 'recording.unsupported' }
	let microphone: MediaStream
	try {
		// The voice is not played meanwhile. Taking out echoes and noise would bend the pitch.
		microphone = await navigator.mediaDevices.getUserMedia({
			audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: true },
		})
	} catch (error) {
		return { failure: failureOf(error) }
	}
	const letGo = () => {
		for (const track of microphone.getTracks()) track.stop()
	}
	try {
		if (signal.aborted) throw new Error('The place to record was left meanwhile')
		const recorder = new MediaRecorder(microphone)
		const recorded = fileOf(recorder, signal).finally(letGo)
		return { recorded, stop: () => recorder.state === 'recording' && recorder.stop() }
	} catch {
		letGo()
		return { failure: 'recording.failed' }
	}
}

function fileOf(recorder: MediaRecorder, signal: AbortSignal): Promise<Recording | undefined> {
	return new Promise((resolve) => {
		const parts: Blob[] = []
		let isCutShort = false
		const limit = setTimeout(() => {
			isCutShort = true
			if (recorder.state === 'recording') recorder.stop()
		}, longestRecordingSeconds * 1000)
		const giveUp = () => {
			clearTimeout(limit)
			resolve(undefined)
			if (recorder.state === 'recording') recorder.stop()
		}
		recorder.ondataavailable = ({ data }) => parts.push(data)
		recorder.onerror = giveUp
		recorder.onstop = () => {
			clearTimeout(limit)
			const file = new Blob(parts, { type: recorder.mimeType })
			resolve(file.size > 0 ? { file, isCutShort } : undefined)
		}
		signal.addEventListener('abort', giveUp, { once: true })
		recorder.start()
	})
}

/** Browsers name the reason. Safari says InvalidStateError where a page may not ask. */
function failureOf(error: unknown): RecordingFailure {
	const name = error instanceof DOMException ? error.name : ''
	if (name === 'NotAllowedError' || name === 'SecurityError') return 'recording.refused'
	if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'recording.no-microphone'
	return name === 'NotReadableError' || name === 'AbortError'
		? 'recording.microphone-busy'
		: 'recording.failed'
}
