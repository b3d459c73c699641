import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/** How long to wait before asking again, in milliseconds, and how often to ask. */
const pollEveryMs = 5000
const mostPolls = 60

/**
 * Asks how far a job is until it has ended; then the page is loaded anew and shows how. After five
 * minutes it gives up asking: the job itself goes on. `isGivenUp` says so, `askAgain` begins anew.
 */
export function useJob(id: string | undefined) {
	const [isGivenUp, setGivenUp] = useState(false)
	const [round, setRound] = useState(0)
	const { revalidate } = useRevalidator()
	const reload = useRef(revalidate)
	reload.current = revalidate

	// biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
	useEffect(() => {
		if (id === undefined) return
		let polls = 0
		let timer: ReturnType<typeof setTimeout>
		const ended = new AbortController()
		async function poll(task: string) {
			polls++
			if (await hasEnded(task, ended.signal)) return reload.current()
			if (ended.signal.aborted) return
			if (polls >= mostPolls) return setGivenUp(true)
			timer = setTimeout(() => void poll(task), pollEveryMs)
		}
		timer = setTimeout(() => void poll(id), pollEveryMs)
		return () => {
			ended.abort()
			clearTimeout(timer)
		}
	}, [id, round])

	function askAgain() {
		setGivenUp(false)
		setRound((before) => before + 1)
		reload.current()
	}

	return { isGivenUp, askAgain }
}

/** Without a connection nobody knows: the next time will tell. */
async function hasEnded(task: string, signal: AbortSignal): Promise<boolean> {
	try {
		const answer = await fetch('/api/v1/tts/query', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ task_id: task }),
			signal,
		})
		const body: unknown = await answer.json()
		// A job that is gone is told by the page itself. A session may be begun anew in another tab.
		if (answer.status === 404) return true
		return answer.ok && statusIn(body) !== 'processing'
	} catch {
		return false
	}
}

function statusIn(body: unknown): unknown {
	return typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined
}
