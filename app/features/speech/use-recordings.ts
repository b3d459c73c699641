import { useEffect, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { soundAlone } from './one-sound.ts'
import type { Recorder } from './shadowing/recorder.ts'

/** `asking` waits for the permission to record. */
type Activity = { id: string; kind: 'asking' | 'recording' | 'playing' }

/**
 * Recordings of the microphone, one for each id; one thing goes on at a time. They are kept in the memory of this page
 * alone, and are gone with it.
 */
export function useRecordings() {
	const [activity, setActivity] = useState<Activity>()
	const [failure, setFailure] = useState<{ id: string; text: string }>()
	const [files, setFiles] = useState<Readonly<Record<string, Blob>>>({})
	const running = useRef<AbortController>()
	const recorder = useRef<Recorder>()
	const leaving = useRef<AbortController>()

	useEffect(() => {
		const own = new AbortController()
		leaving.current = own
		return () => {
			own.abort()
			running.current?.abort()
		}
	}, [])

	/** Ends what goes on. What is being recorded is kept. */
	function stop() {
		running.current?.abort()
		recorder.current?.stop()
	}

	function begin(next: Activity): AbortSignal {
		stop()
		soundAlone(stop)
		running.current = new AbortController()
		setFailure(undefined)
		setActivity(next)
		return running.current.signal
	}

	function end(signal: AbortSignal) {
		if (running.current?.signal === signal) setActivity(undefined)
	}

	async function record(id: string) {
		const signal = begin({ id, kind: 'asking' })
		const fail = (text: string) => signal.aborted || setFailure({ id, text })
		const loaded = await import('./shadowing/recorder.ts').catch(() => undefined)
		const left = leaving.current?.signal
		if (signal.aborted || !left) return
		const started = await loaded?.startRecording(left)
		if (signal.aborted) return started && 'stop' in started ? started.stop() : undefined
		if (!loaded || !started) fail(pageErrorText('recorder.load-failed'))
		else if ('failure' in started) fail(loaded.recordingFailureText(started.failure))
		else {
			recorder.current = started
			setActivity({ id, kind: 'recording' })
			const recording = await started.recorded
			if (recorder.current === started) recorder.current = undefined
			if (left.aborted) return
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
		const signal = begin({ id, kind: 'playing' })
		const address = URL.createObjectURL(file)
		const sound = new Audio(address)
		const isPlayed = await new Promise<boolean>((resolve) => {
			sound.onended = () => resolve(true)
			sound.onerror = () => resolve(false)
			signal.addEventListener('abort', () => resolve(true), { once: true })
			sound.play().catch(() => resolve(false))
		})
		sound.pause()
		URL.revokeObjectURL(address)
		if (!isPlayed && !signal.aborted) setFailure({ id, text: pageErrorText('audio.play-failed') })
		end(signal)
	}

	return { activity, failure, hasRecording: (id: string) => id in files, record, play, stop }
}
