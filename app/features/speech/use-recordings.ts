import { useEffect, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { Recorder } from './shadowing/recorder.ts'

/** `asking` waits for the permission to record. */
type Going = { id: string; activity: 'asking' | 'recording' | 'playing' }

/**
 * Recordings of the microphone, one for each id; one thing goes on at a time. They are kept in the memory of this page
 * alone, and are gone with it.
 */
export function useRecordings() {
	const [going, setGoing] = useState<Going>()
	const [failure, setFailure] = useState<{ id: string; text: string }>()
	const [files, setFiles] = useState<Readonly<Record<string, Blob>>>({})
	const running = useRef<AbortController>()
	const recorder = useRef<Recorder>()

	useEffect(() => () => running.current?.abort(), [])

	/** Ends what is going on, and begins something else. */
	function begin(next: Going): AbortSignal {
		running.current?.abort()
		running.current = new AbortController()
		setFailure(undefined)
		setGoing(next)
		return running.current.signal
	}

	function end(signal: AbortSignal) {
		if (!signal.aborted) setGoing(undefined)
	}

	async function record(id: string) {
		const signal = begin({ id, activity: 'asking' })
		const loaded = await import('./shadowing/recorder.ts').catch(() => undefined)
		const started = await loaded?.startRecording(signal)
		if (signal.aborted) return
		const fail = (text: string) => setFailure({ id, text })
		if (!loaded || !started) fail(pageErrorText('recorder.load-failed'))
		else if ('failure' in started) fail(loaded.recordingFailureText(started.failure))
		else {
			recorder.current = started
			setGoing({ id, activity: 'recording' })
			const recording = await started.recorded
			if (signal.aborted) return
			if (recording) setFiles((known) => ({ ...known, [id]: recording.file }))
			if (!recording) fail(loaded.recordingFailureText('recording.failed'))
			else if (recording.isCutShort) fail(loaded.recordingFailureText('recording.too-long'))
		}
		end(signal)
	}

	/** Call it in the handler of a press: phones play nothing else. */
	async function play(id: string) {
		const file = files[id]
		if (!file) return
		const signal = begin({ id, activity: 'playing' })
		const address = URL.createObjectURL(file)
		const sound = new Audio(address)
		await new Promise<void>((resolve) => {
			sound.onended = () => resolve()
			sound.onerror = () => resolve()
			signal.addEventListener('abort', () => resolve(), { once: true })
			sound.play().catch(() => resolve())
		})
		sound.pause()
		URL.revokeObjectURL(address)
		end(signal)
	}

	return {
		going,
		failure,
		has: (id: string) => files[id] !== undefined,
		record,
		stopRecording: () => recorder.current?.stop(),
		play,
	}
}
