import { useEffect, useRef, useState } from 'react'
import { courseFileErrors } from '#app/domain/errors/course-files.ts'
import { fillIn } from '#app/domain/page-errors.ts'
import { sendParts } from './send-parts.ts'

type PartsState =
	| { kind: 'idle' }
	/** `share` goes from 0 to 1; it is undefined while the file is read. */
	| { kind: 'busy'; intent: string; share: number | undefined }
	| { kind: 'failed'; text: string }

/** Sends a large zip in parts, before the form that names them. */
export function useParts() {
	const [state, setState] = useState<PartsState>({ kind: 'idle' })
	const running = useRef<AbortController>()
	useEffect(() => () => running.current?.abort(), [])

	/** The names of the parts; undefined if they were not sent. */
	async function send(file: File, intent: string): Promise<string[] | undefined> {
		running.current?.abort()
		const controller = new AbortController()
		running.current = controller
		const { signal } = controller
		try {
			const sent = await sendParts(file, {
				onProgress: (share) => !signal.aborted && setState({ kind: 'busy', intent, share }),
				signal,
			})
			if (signal.aborted) return undefined
			if (sent.ok) {
				setState({ kind: 'idle' })
				return sent.hashes
			}
			const reason = sent.status === 0 ? 'no connection' : `the server answered ${sent.status}`
			setState({ kind: 'failed', text: sent.text ?? notSent(reason) })
		} catch {
			// Its file was changed, moved or deleted meanwhile.
			if (!signal.aborted) setState({ kind: 'failed', text: notSent('it could not be read') })
		}
		return undefined
	}

	function stop(): void {
		running.current?.abort()
		setState({ kind: 'idle' })
	}

	return { state, send, stop }
}

function notSent(reason: string): string {
	return fillIn(courseFileErrors['course-file.not-sent'], { reason })
}
